// Who sent for a post, and why: “Maureen says do a video”, “how to bleed a radiator because I get asked it ten times a day” are for the maker alone.
const START = '(?<=^|[.!?\\n]\\s{0,3})'
const ONE =
  "(?:\\p{Lu}[\\p{L}’'-]+|mum|mom|dad|she|he|they|(?:(?:the|my|our) )(?:boss|wife|husband|manager|daughter|son|partner|team))"
/** What is relayed is an order to make something. */
const SENDS = new RegExp(
  `${START}${ONE} (?:says?|said|wants?(?= )|asked|reckons|thinks) (?:(?:me|us|you) to |to |(?:we|i|you) should )?(?=(?:do|make|put|write|post|create|have|get) (?:an?|the|it|this|that|up|out|something|one) )`,
  'gu',
)
const ASKED = [
  "(?:because|cos|coz|bc|since|as) (?:i|we|people|everyone|everybody|they|customers|folks?|clients|someone|somebody|half the town) (?:[\\p{L}’']+ ){0,3}ask(?:s|ed|ing)?(?![\\p{L}])",
  'weil (?:[\\p{L}]+ ){0,4}(?:frag(?:t|en)|gefragt)(?![\\p{L}])',
  "(?:parce que?|car) ?[’']?(?:[\\p{L}’']+ ){0,5}demand(?:e|ent|ez)(?![\\p{L}])",
  'porque (?:[\\p{L}]+ ){0,4}pregunta[ns]?(?![\\p{L}])',
  'perch[eé] (?:[\\p{L}]+ ){0,4}chied(?:e|ono)(?![\\p{L}])',
  'porque (?:[\\p{L}]+ ){0,4}pergunta[ms]?(?![\\p{L}])',
].join('|')
const ASKS = new RegExp(`,? (?:${ASKED})[^.!?\\n]{0,40}(?=[.!?\\n]|$)`, 'giu')

export const withoutSenders = (text: string): string => text.replace(SENDS, '').replace(ASKS, '')
