/** One websocket to the sandbox that comes back by itself, and requests that wait for their answer. */

const ADDRESS = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/sandbox/ws`;
const RETRY_MS = [200, 500, 1000, 2000];
/** The server fails what the bot does not answer within 3 s; this is for a server that went away silently. */
const GIVE_UP_MS = 8000;

/** @type {WebSocket|null} */ let socket = null;
let attempt = 0;
let lastNumber = 0;
/** @type {Map<number, {resolve: (frame: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
/** @type {(frame: any) => void} */ let deliver = () => {};
/** @type {(up: boolean) => void} */ let report = () => {};

/**
 * Connect, and again after every loss.
 * @param {(frame: any) => void} onFrame every frame that is not the answer to a request
 * @param {(up: boolean) => void} onConnection
 */
export function connect(onFrame, onConnection) {
  deliver = onFrame;
  report = onConnection;
  open();
}

/** Start afresh, e.g. as somebody else. */
export function reconnect() {
  attempt = 0;
  socket?.close();
}

function open() {
  const opened = new WebSocket(ADDRESS);
  socket = opened;
  opened.addEventListener("open", () => {
    attempt = 0;
    report(true);
  });
  opened.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  opened.addEventListener("close", () => {
    report(false);
    for (const number of [...waiting.keys()]) settle(number, "The sandbox went away.");
    setTimeout(open, RETRY_MS[Math.min(attempt++, RETRY_MS.length - 1)]);
  });
}

/** @param {any} frame */
function receive(frame) {
  if (frame.t === "done" || frame.t === "choices") settle(frame.n, null, frame);
  else if (frame.t === "failed") settle(frame.n, frame.error);
  else deliver(frame);
}

/** @param {number} number @param {string|null} error @param {any} [frame] */
function settle(number, error, frame) {
  const request = waiting.get(number);
  waiting.delete(number);
  if (error === null) request?.resolve(frame);
  else request?.reject(new Error(error));
}

/** @param {object} frame */
export function send(frame) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

/**
 * Send a frame under a fresh number; resolves with "done" or "choices", rejects with the sentence of the refusal.
 * @param {object} frame
 * @returns {Promise<any>}
 */
export function request(frame) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Error("The sandbox is not there."));
  const number = ++lastNumber;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    send({ ...frame, n: number });
    setTimeout(() => settle(number, "This interaction failed"), GIVE_UP_MS);
  });
}
