// What whoever orders a sheet of figures says of its parts: “Our year in numbers, could you turn it into something nice: …”, “Source line: …”.

/** An order that only says that something is to be made, between a title and its colon. */
const INTO =
  /^([^,:.!?\n]{4,60}), (?:(?:can|could|would|will) you|please|pls|kannst du|könntest du|könnt ihr|bitte|peux-tu|tu peux|pouvez-vous|puedes|podrías|puoi|potresti|podes|pode|poderias|kun je|kunt u|możesz|kan du)(?: (?:please|bitte|turn|make|put|do|it|this|that|them|these|into|in|to|a|an|the|something|nice|pretty|lovely|good|graphic|picture|infographic|post|daraus|das|etwas|was|schönes|hübsches|machen|machst|eine|infografik|en|faire|quelque|chose|de|joli|beau|une|infographie|hacer|hacerlo|algo|bonito|una|infografía|farne|farci|qualcosa|di|bello|carino|fazer|bonito|um|uma|infográfico|er|iets|moois|van|maken|leuks|zrobić|z|tego|coś|ładnego|göra|något|fint|av|det)){1,9}: /iu

const SOURCES: readonly [line: RegExp, word: string][] = [
  [/(?<=^|[\n.!?] ?)(?:source (?:line|note|credit)|sources? at the (?:foot|bottom)): ?/giu, 'Source: '],
  [/(?<=^|[\n.!?] ?)quellen(?:zeile|angabe|vermerk): ?/giu, 'Quelle: '],
  [/(?<=^|[\n.!?] ?)(?:línea|nota) de (?:la )?fuente: ?/giu, 'Fuente: '],
  [/(?<=^|[\n.!?] ?)(?:ligne|mention) de (?:la )?source ?: ?/giu, 'Source : '],
  [/(?<=^|[\n.!?] ?)(?:riga|nota) (?:della |di )?fonte: ?/giu, 'Fonte: '],
  [/(?<=^|[\n.!?] ?)(?:linha|nota) (?:da |de )?fonte: ?/giu, 'Fonte: '],
  [/(?<=^|[\n.!?] ?)bron(?:regel|vermelding): ?/giu, 'Bron: '],
  [/(?<=^|[\n.!?] ?)(?:linia|wiersz) źródła: ?/giu, 'Źródło: '],
  [/(?<=^|[\n.!?] ?)källrad(?:en)?: ?/giu, 'Källa: '],
]

/** “…, à présenter joliment pour l’assemblée”: how a title is to be laid out, and for whom. */
const LAID_OUT =
  /(?<=\p{L}{3}),? (?:à (?:présenter|mettre en (?:forme|page|image)|illustrer) (?:joliment|proprement|clairement|bien|pour)|to be (?:presented|shown|laid out|set out) (?:nicely|clearly|well|for)|(?:bitte )?(?:schön|hübsch|ansprechend) (?:aufbereitet|aufbereiten|dargestellt|darstellen)|para presentar (?:bonito|bien|de forma)|da presentare (?:bene|in modo)|para apresentar (?:bem|de forma)|mooi (?:weergeven|opmaken))[^.!?:\n]{0,120}(?=[.!:\n]|$)/giu

/** “Uit het jaarverslag 2027, kan hier een overzichtje van gemaakt worden?” */
const MADE_OF =
  /^([^,:.!?\n]{4,60}), (?:kan (?:hier|daar|er) (?:een|iets) [^.!?\n]{0,30}van (?:gemaakt worden|worden gemaakt)|lässt sich daraus [^.!?\n]{2,30} machen|kann man daraus [^.!?\n]{2,30} machen|(?:se )?pued(?:e|en) hacer(?:se)? (?:algo|una?) [^.!?\n]{2,30}|(?:peut-on|on peut|vous pouvez) en faire [^.!?\n]{2,30}|(?:si )?può far(?:ne|si) [^.!?\n]{2,30}|(?:can|could) (?:this|that|it) be (?:made|turned) into [^.!?\n]{2,30}|kan det bli en [^.!?\n]{2,20} av det)\?/iu

export const withSheet = (text: string): string =>
  SOURCES.reduce(
    (said, [line, word]) => said.replace(line, word),
    text.replace(INTO, '$1: ').replace(MADE_OF, '$1.').replace(LAID_OUT, ''),
  )

/** “Liste d’attente (interne)”: what is not for readers. */
const PRIVATE =
  /\((?:nur |strictement |strictly |solo |só |tylko )?(?:intern(?:al|o|a|e|ally|es|y)?|not (?:for )?public|private?|privat|privé|nicht öffentlich|confidential|confidentiel|confidencial|riservato|vertraulich|vertrouwelijk|poufne)(?: only| use)?\)/iu
const CELLS = /\t| \| /

/** A pasted table without its columns that say so of themselves. */
export function withoutPrivate(text: string): string {
  const lines = text.split('\n')
  let gone: readonly number[] = []
  let count = 0
  return lines
    .map(line => {
      const cells = line.split(CELLS)
      const own = cells.flatMap((cell, at) => (PRIVATE.test(cell) ? [at] : []))
      if (cells.length > 1 && own.length > 0 && own.length < cells.length) [gone, count] = [own, cells.length]
      else if (cells.length !== count) gone = []
      return gone.length === 0
        ? line
        : cells.filter((_, at) => !gone.includes(at)).join(line.includes('\t') ? '\t' : ' | ')
    })
    .join('\n')
}
