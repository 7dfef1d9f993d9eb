import { type Pair, stands } from '#lib/near.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const unwanted = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\ufffd]/gu

/** Text of a stranger as one line: no controls, no direction overrides, no halves of characters. */
export const clean = (text: string): string =>
  text.toWellFormed().replace(/\s+/g, ' ').replace(unwanted, '').replace(/ {2,}/g, ' ').trim()

/** Cut at a word, never longer than `most`. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = cut.lastIndexOf(' ')
  return `${withoutMarks(space > most / 2 ? cut.slice(0, space) : cut)}…`
}

function withoutMarks(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,;:–—-]/.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** For telling whether two sources say the same. */
export const sameText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')

const orders = [
  /\b(system|developer|assistant)\s*(prompt|message|instruction|:)/i,
  /<\|?\/?(im_start|im_end|system|user|assistant)\b|\[\/?INST\]|###\s*(system|instruction)/i,
]

const pairs: readonly Pair[] = [
  [
    /\b(ignore|disregard|forget|override|bypass)\b/gi,
    /\b(instruction|prompt|rule|previous|prior|above|context|system)/i,
  ],
  [/\b(you are|act as|pretend to be|respond as)\b/gi, /\b(ai|assistant|language model|llm|chatbot|gpt|agent)\b/i],
  [
    /\b(as an ai|ai agents?|language models?|llms?|crawlers?|chatbots?)\b/gi,
    /\b(must|should|please|have to|are (asked|instructed|required))\b/i,
  ],
  [
    /\b(set|change|replace|update|write)\b/gi,
    /\b(tagline|brand name|palette|logo|api key|brand dna)\b.{0,20}\b(to|with|as)\b/i,
  ],
  [/\b(ignoriere|vergiss)\b/gi, /\b(anweisung|regeln|vorherige)/i],
  [/\b(ignora|olvida)\b/gi, /\b(instruccion|anterior)/i],
  [/\bignore[zr]?\b/gi, /\b(consigne|instruction)/i],
]

/** Whether a text speaks to a machine that reads it, and not to people: such a text is no fact about a brand. */
export const givesOrders = (text: string): boolean =>
  orders.some(form => form.test(text)) || pairs.some(pair => stands(text, pair))

const placeholders =
  /^(home( ?page)?|welcome|index|untitled( page| document)?|document|react app|vite( \+ \w+)? ?(app)?|next\.?js( app)?|new tab|loading\b.*|please wait.*|just a moment.*|404.*|not found|page not found|access denied|forbidden|lorem ipsum.*|hello,? world!?|coming soon|site title|my (site|blog|website)|startseite|inicio|accueil|ホーム|web ?site created (using|with) .*)\s*[.…!]*$/i
const notices =
  /\b(enable|activate|turn on|requires?) (java ?script|cookies)\b|\bjavascript (is )?(disabled|required)|\bcookies? (policy|settings|preferences|consent)\b|unsupported browser|checking (if )?your browser|verify(ing)? (that )?you are (a )?human|redirect shortly/i

/** Whether a text is what tools put there and not what the brand says. */
export const isFiller = (text: string): boolean => placeholders.test(text) || notices.test(text)
