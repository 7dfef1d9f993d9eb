// How the parts of a post are laid out: of “Summer timetable, one slide per bit so people can read it:” readers see “Summer timetable”.

const SLIDE =
  '(?:slide|page|screen|card|folie|seite|bild|kachel|diapo|image|écran|pantalla|diapositiva|lámina|schermata|immagine|ecrã|página|scherm|beeld|dia|slajd|slajdzie|ekran|ekranie)'
const ONE =
  '(?:one|ein|eine|einen|une?|una|uno|uma?|een|één|jeden|jedna|jedno|each|jede[rs]?|chacune?|cada una?|elk|po jednym|po jednej)'
const PER = '(?:per|pro|par|por|for each|for every|pour chaque|para cada|per ogni|voor elke?|je|na każd\\p{L}{1,3}|na)'
const ON =
  '(?:per|pro|par|por|on each|on every|on its own|auf jede[rnm]?|auf eine[rnm]|auf eigene[rnm]|sur chaque|en cada|su ogni|em cada|op elke?|na każd\\p{L}{1,3}|na)'
/** “so people can read it on the phone”, “con foto si hay”. */
const WHY =
  '(?: so [^.!?:,\\n]{3,75}|,? (?:with|mit|con|avec|com|met|ze?) [^.!?:,\\n]{2,40} (?:if|wenn|falls|si|se|als|jeśli|jak)(?= )[^.!?:,\\n]{2,30}){0,2}'
/** “…, una por pantalla”, “…, ein Bild pro Schritt”. */
const EACH = new RegExp(
  `(?<=[\\p{L}\\d)]),? (?:${ONE} ${SLIDE} ${PER} \\p{L}+|${ONE} (?:\\p{L}+ )?${ON} ${SLIDE})(?!\\p{L})${WHY}(?=\\s*(?:[.!:\\n]|$))`,
  'giu',
)

export const withoutEach = (text: string): string => text.replace(EACH, '')
