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

/** “this is from our handbook”, “survey results, pasted from the sheet”. */
const SOURCE =
  /,? (?:this is )?(?:(?:taken|pasted|copied|copy pasted|copy-pasted|straight) )?(?:from|out of) (?:the|our|my|an?) (?:sheet|spreadsheet|excel|e?mail|doc|document|handbook|website|newsletter)(?=[.,:!?\n]|$)/giu
/** “survey results for the post”, where nothing says that something is for it. */
const FOR_POST =
  /^(?![^.!?\n]*(?<!\p{L})(?:is|it|its|this|these|here|need|want|make|do|can|could|use)(?!\p{L}))([^.!?\n]{8,60}?) for (?:the|this) (?:post|card|carousel|slides?|slideshow|picture|video|infographic)(?=[,.:\n]|$)/iu
/** “can you do 5 signs your dog is too hot”; of “can you do a video” the reading hears more. */
const CAN_YOU = new RegExp(
  `${START}(?:can|could|would) (?:you|u|we|i) (?:please |pls )?(?:do|make|have|get|write|post|put (?:up|together))(?: me| us)? (?=\\d+ \\p{L})`,
  'giu',
)
/** “Need a helper”: who needs it stands before it, for a reader of pieces takes it for an order; “need a post” is one. */
const NEEDED = new RegExp(
  `${START}(need(?:ed)?|looking for|after) (?=(?:an?|two|three|\\d) (?!\\p{L}* ?(?:post|card|pic|picture|image|video|vid|reel|carousel|slide|slides|slideshow|infographic|graphic|story|sorry|thank|thanks|flyer|poster|something|quick|link|og|notice|message|update|tweet)(?!\\p{L}))(?:\\p{L}+ ){0,2}(?:helper|hand|hands|driver|cook|chef|teacher|trainer|assistant|apprentice|technician|manager|person|someone|nurse|stylist|barber|baker|waiter|waitress|cleaner|gardener|mechanic|plumber|electrician|carpenter|volunteers?|receptionist|tutor|coach|groomer|labourer|laborer|carer|worker|lad|lass|server|bartender|barista)s?(?!\\p{L}))`,
  'giu',
)
export const withoutSenders = (text: string): string =>
  text
    .replace(SENDS, '')
    .replace(ASKS, '')
    .replace(SOURCE, '')
    .replace(FOR_POST, '$1')
    .replace(CAN_YOU, '')
    .replace(
      NEEDED,
      need => `We ${/^looking|^after/i.test(need) ? 'are ' : ''}${need.toLowerCase().replace('needed', 'need')}`,
    )
