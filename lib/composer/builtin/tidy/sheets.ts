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

export const withSheet = (text: string): string =>
  SOURCES.reduce((said, [line, word]) => said.replace(line, word), text.replace(INTO, '$1: '))
