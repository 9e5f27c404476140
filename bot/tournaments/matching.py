"""Perfect matchings of the lowest cost, by the primal-dual algorithm of Edmonds: everybody gets one partner, and no
other choice of partners costs less. Pure, in whole numbers.

A vertex has a potential, and an edge is tight when it costs the sum of the potentials of its two ends; between two
nodes no edge costs less. Matched edges are tight, so a matching of all vertices has the lowest cost. A stage grows
trees of tight edges from the vertices without a partner until two of them meet, and then changes partners along the
way. Odd cycles in a tree are shrunk to one node, a blossom, whose potential is part of those of its vertices.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

Edge = tuple[int, int]

OUTER, INNER, FREE = 1, -1, 0


@dataclass(eq=False, slots=True)
class Node:
    """A vertex, or a blossom. `vertices`: all that it holds. `parts`: the nodes of its cycle, that with the base first.
    `links`: the edge from each part to the next, seen from the part. `potential`: of a blossom. In a tree: `label`, and
    `edge` by which the tree reached this node, from its parent's vertex to its own; None at a root.
    """

    vertices: tuple[int, ...]
    parts: list["Node"] = field(default_factory=list)
    links: list[Edge] = field(default_factory=list)
    potential: int = 0
    label: int = FREE
    edge: Edge | None = None


class Matching:
    """The state of the algorithm. `costs`: of every two vertices, symmetric, none negative; an even number of vertices.
    `partner`: of each vertex, or -1.
    """

    def __init__(self, costs: Sequence[Sequence[int]], known: Iterable[Edge] = ()) -> None:
        """`known`: pairs to begin with, no vertex twice; those that cost something are left out."""
        self.costs = 2 * np.array(costs, dtype=np.int64)  # so that potentials stay whole
        self.potentials = np.zeros(len(costs), dtype=np.int64)
        self.partner = [-1] * len(costs)
        self.top = [Node((vertex,)) for vertex in range(len(costs))]
        for a, b in known:
            if not costs[a][b]:
                self._pair(a, b)

    def complete(self) -> list[int]:
        """The partner of each vertex, in a perfect matching of the lowest cost."""
        while -1 in self.partner:
            self._stage()
        return self.partner

    def _stage(self) -> None:
        """Find partners for two more vertices."""
        for node in self.top:
            alone = self.partner[self._base(node)] == -1
            node.label, node.edge = (OUTER if alone else FREE), None
        while True:
            spent = next((node for node in self.top if node.label == INNER and node.parts and not node.potential), None)
            if spent is not None:
                self._expand(spent)
                continue
            one, two = self._next_edge()
            if one == -1:
                continue
            if self.top[two].label == FREE:
                self._grow(one, two)
            elif self._root(one) is not self._root(two):
                self._turn(one, two)
                self._turn(two, one)
                return
            else:
                self._shrink(one, two)

    def _next_edge(self) -> Edge:
        """Change the potentials until there is a tight edge from an outer node to a free or another outer one, and give
        it; or (-1, -1) where a blossom is spent before.
        """
        labels = np.array([node.label for node in self.top])
        tops = np.array([id(node) for node in self.top])
        outer = np.flatnonzero(labels == OUTER)
        slack = self.costs[outer] - self.potentials[outer][:, None] - self.potentials
        slack[:, labels == OUTER] //= 2
        slack[(tops[outer][:, None] == tops) | (labels == INNER)] = np.iinfo(np.int64).max
        row, two = divmod(int(slack.argmin()), len(labels))
        change = int(slack[row, two])
        spent = min((node.potential for node in self.top if node.label == INNER and node.parts), default=change)
        step = min(change, spent)
        self.potentials += step * labels
        for node in {id(node): node for node in self.top if node.parts}.values():
            node.potential += step * node.label
        return (int(outer[row]), two) if change <= spent else (-1, -1)

    def _grow(self, one: int, two: int) -> None:
        """Take a free node into the tree, and the partner of its base."""
        inner = self.top[two]
        inner.label, inner.edge = INNER, (one, two)
        base = self._base(inner)
        outer = self.top[self.partner[base]]
        outer.label, outer.edge = OUTER, (base, self.partner[base])

    def _path(self, vertex: int) -> list[Node]:
        """The nodes from this vertex to the root of its tree."""
        path = [self.top[vertex]]
        while path[-1].edge is not None:
            path.append(self.top[path[-1].edge[0]])
        return path

    def _root(self, vertex: int) -> Node:
        return self._path(vertex)[-1]

    def _turn(self, vertex: int, partner: int) -> None:
        """Give a vertex of an outer node a new partner, and change partners from there to the root."""
        while True:
            node = self.top[vertex]
            self._rebase(node, vertex)
            self.partner[vertex] = partner
            if node.edge is None:
                return
            inner = self.top[node.edge[0]]
            assert inner.edge is not None  # noqa: S101  # an inner node is never a root
            vertex, partner = inner.edge
            self._rebase(inner, partner)
            self.partner[partner] = vertex

    def _shrink(self, one: int, two: int) -> None:
        """Make a blossom of the cycle that an edge between two outer nodes of one tree closes."""
        down, up = self._path(one), self._path(two)
        common = next(node for node in down if node in up)
        down, up = down[: down.index(common)][::-1], up[: up.index(common)]
        parts = [common, *down, *up]
        links = [edge for node in down if (edge := node.edge)]
        links += [(one, two), *(edge[::-1] for node in up if (edge := node.edge))]
        blossom = Node(tuple(v for part in parts for v in part.vertices), parts, links, 0, OUTER, common.edge)
        for vertex in blossom.vertices:
            self.top[vertex] = blossom

    def _expand(self, blossom: Node) -> None:
        """Open an inner blossom, and leave in the tree those parts that lie between its two edges of the tree."""
        for part in blossom.parts:
            part.label, part.edge = FREE, None
            for vertex in part.vertices:
                self.top[vertex] = part
        assert blossom.edge is not None  # noqa: S101  # an inner node is never a root
        parts, links = blossom.parts, blossom.links
        at = parts.index(self.top[blossom.edge[1]])
        parts[at].label, parts[at].edge = INNER, blossom.edge
        step = -1 if at % 2 == 0 else 1
        while at % len(parts):
            edge = links[at] if step == 1 else links[at - 1][::-1]
            label = -parts[at].label
            at = (at + step) % len(parts)
            parts[at].label, parts[at].edge = label, edge

    def _base(self, node: Node) -> int:
        """The vertex of a node whose partner is outside, or that has none."""
        while node.parts:
            node = node.parts[0]
        return node.vertices[0]

    def _rebase(self, node: Node, vertex: int) -> None:
        """Make this vertex the base of its node: all others in it become partners of each other."""
        if not node.parts:
            return
        at = next(index for index, part in enumerate(node.parts) if vertex in part.vertices)
        node.parts = node.parts[at:] + node.parts[:at]
        node.links = node.links[at:] + node.links[:at]
        self._rebase(node.parts[0], vertex)
        for index in range(1, len(node.parts), 2):
            a, b = node.links[index]
            self._rebase(node.parts[index], a)
            self._rebase(node.parts[index + 1], b)
            self._pair(a, b)

    def _pair(self, a: int, b: int) -> None:
        self.partner[a], self.partner[b] = b, a
