// Whether the items of a list are deeds that follow one another, so that a number before each says something true.

/** Beside the number 2 “3 minutes” is read as 23. */
const FIGURE = /^\P{L}*\d/u

/** What tells what there is, what a thing is or what is not to be done is no deed in an order. */
const NO_DEED = new RegExp(
  [
    `(?:an?|the|there|no|not|never|don['’]t|do not|without)\\s`,
    `(?:un|une|du|le|les|il y a|aucune?|pas|sans|jamais)\\s|l['’]`,
    '(?:der|die|das|ein|eine|einen|es gibt|kein|keine|keinen|nicht|nie|niemals|ohne)\\s',
    `(?:c['’]è|ci sono|il|gli|uno|una|nessun|nessuna|non|mai|senza)\\s`,
    '(?:hay|el|los|una|ningún|ninguna|nunca|sin)\\s',
    '(?:há|um|uma|nenhum|nenhuma|não|sem)\\s',
    '(?:een|het|er is|er zijn|geen|niet|nooit|zonder)\\s',
    '(?:jest|są|nie|żaden|bez)\\s',
    '(?:det|ett|ingen|inga|inte|aldrig|utan)\\s',
  ].join('|'),
  'iuy',
)

export const isOrdered = (items: readonly string[]): boolean =>
  items.every(item => {
    NO_DEED.lastIndex = 0
    return !FIGURE.test(item) && !NO_DEED.test(item.trimStart())
  })
