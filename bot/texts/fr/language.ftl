### French: the language itself, and the menus that choose one.

language = Français
    .locale = fr-FR

language-own = Ta langue
language-own-automatic = Langue : comme dans ton Discord

language-public-automatic = Messages publics : dans la langue de la communauté
server-language = Langue des messages publics : { $language }. Chaque personne lit ses panneaux dans sa propre langue.
server-language-automatic = Les messages publics sont dans la langue que cette communauté a choisie dans Discord. Si elle n’en a choisi aucune, ou l’anglais, une table parle la langue de son hôte, et tout le reste est en anglais.
