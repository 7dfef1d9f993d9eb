// Who sent for a post, and why: “Maureen says do a video”, “how to bleed a radiator because I get asked it ten times a day” are for the maker alone.
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'

/** What is relayed is an order to make something. */
const SENDS =
  /^(?:\p{Lu}[\p{L}’'-]+|mum|mom|dad|she|he|they|(?:the|my|our) (?:boss|wife|husband|manager|daughter|son|partner|team)) (?:says?|said|wants?|asked|reckons|thinks) (?:(?:me|us|you) to |to |(?:we|i|you) should )?(?=(?:do|make|put|write|post|create|have|get) (?:an?|the|it|this|that|up|out|something|one) )/u

const BECAUSE = /,? (?:because|cos|coz|bc|since|as|weil|parce que?|porque|perch[eé])(?![\p{L}])/giu
const ASKED = [
  /(?<!\p{L})(?:asked|asking|gefragt|fragen|fragt|demandent?|preguntan?|chiedono|chiede|perguntam?)(?!\p{L})/iu,
  /(?<!\p{L})(?:people|everyone|everybody|they|customers|folks?|clients|someone|somebody|the town) (?:always |keep |still |all )?asks?(?!\p{L})/iu,
]
const ENDS = /[.!?\n]/
const LONGEST = 110

/** “… because people keep asking”, to the end of its sentence. */
function withoutWhy(text: string): string {
  for (const { index, 0: lead } of text.matchAll(BECAUSE)) {
    const behind = text.slice(index + lead.length)
    const end = behind.search(ENDS)
    const why = end < 0 ? behind : behind.slice(0, end)
    if (why.length < LONGEST && ASKED.some(asks => asks.test(why)))
      return text.slice(0, index) + (end < 0 ? '' : behind.slice(end))
  }
  return text
}

/** “this is from our handbook”, “survey results, pasted from the sheet”; “moving over from a spreadsheet” and “order from our website” are news. */
const SOURCE =
  /,? (?:this is (?:(?:taken|pasted|copied|straight) )?|(?:taken|pasted|copied|copy[ -]pasted|straight) )(?:from|out of) (?:the|our|my|an?) (?:sheet|spreadsheet|excel|e?mail|doc|document|handbook|website|newsletter)(?=[.,:!?\n]|$)|, (?:from|out of) (?:the|our|my) (?:sheet|spreadsheet|excel|doc|document|handbook)(?=[.,:!?\n]|$)/giu
/** “survey results for the post”, where nothing says that something is for it. */
const FOR_POST = / for (?:the|this) (?:post|card|carousel|slides?|slideshow|picture|video|infographic)(?=[,.:]?\s*$)/iu
const IS = /(?<!\p{L})(?:is|it|its|this|these|here|need|want|make|do|can|could|use)(?!\p{L})/iu
/** “can you do 5 signs your dog is too hot”; of “can you do a video” the reading hears more. */
const CAN_YOU =
  /^(?:can|could|would) (?:you|u|we|i) (?:please |pls )?(?:do|make|have|get|write|post|put up|put together)(?: me| us)? (?=\d+ \p{L})/iu
/** “Need a helper”: who needs it stands before it, for a reader of pieces takes it for an order. */
const NEEDED =
  /^(?:needed|need|looking for) (?=(?:an?|two|three|\d) (?:\p{L}+ ){0,2}(?:helper|hand|driver|cook|chef|teacher|trainer|assistant|apprentice|technician|manager|person|someone|nurse|stylist|barber|baker|waiter|waitress|cleaner|gardener|mechanic|plumber|electrician|carpenter|volunteer|receptionist|tutor|coach|groomer|labourer|laborer|carer|worker|bartender|barista)s?(?!\p{L}))/iu

const fromItsStart = (sentence: string): string =>
  (IS.test(sentence) ? sentence : sentence.replace(FOR_POST, ''))
    .replace(SENDS, '')
    .replace(CAN_YOU, '')
    .replace(NEEDED, need => (/^l/i.test(need) ? 'We are looking for ' : 'We need '))

export const withoutSenders = (text: string): string => perSentence(withoutWhy(text).replace(SOURCE, ''), fromItsStart)
