/** Words and turns that no copy of ours carries; a quote with a named speaker is exempt. */
const PHRASES: Record<string, [string, string][]> = {
  en: [
    [
      'hype',
      'revolutionary|revolutioni[sz]\\w+|game[- ]?chang\\w+|next[- ]level|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|groundbreaking|unparalleled|innovative|disruptive|ultimate|epic|insane(?:ly)?|mind-?blowing|blazing(?:ly)?|lightning[- ]fast|amazing(?:ly)?|incredibl[ey]|exciting|excited|unmissable|stunning|must-have|one-stop shop|awesome|fantastic|unbelievable',
    ],
    [
      'smoke',
      'unleash\\w*|unlock\\w*|elevat(?:e[sd]?|ing)(?! (?:\\p{L}+ )?(?:errors?|latency|rates?|load|levels?))|supercharg\\w+|empower\\w*|leverag\\w+|harness\\w*|transform\\w*|reimagin\\w+|redefin\\w+|streamlin\\w+|delv\\w+|skyrocket\\w*|turbocharg\\w+|level(?:ing|s)? up|take[s]? .{1,30} to the next level',
    ],
    [
      'softener',
      'seamless(?:ly)?|effortless(?:ly)?|made easy|convenient(?:ly)?|frictionless|robust|holistic|synerg\\w+|solutions?|ecosystems?|curated|bespoke|passionate',
    ],
    [
      'throat-clearing',
      "(?:we(?:’|')?re|we are|i am|i’m) (?:so |very )?(?:excited|thrilled|proud|happy|delighted|pleased) to|introducing|big news|stay tuned|exciting times|in today(?:’|')s world|fast-paced|look no further|(?<!we )say goodbye to|did you know|imagine a|it(?:’|')s not just|the wait is over|without further ado|and counting|important information|start your day|feel good about",
    ],
    ['pressure', "hurry|don(?:’|')t miss(?: out)?|act now|limited time|while stocks last|you deserve|treat yourself"],
    [
      'evasion',
      'any inconvenience|brief disruption|issues? experienced|up to(?= [£$€]?\\d)|never been easier|investing in quality|update to our pricing',
    ],
    ['hiring', 'rock-?stars?|ninjas?|guru|work hard,? play hard|competitive salary'],
    ['taste', 'delicious|mouth-?watering|beautiful(?:ly)?|perfect|the best|#1'],
    ['click', 'learn more|click here|find out more|link in bio'],
  ],
  de: [
    ['hype', 'einzigartig\\w*|revolutionär\\w*|ganzheitlich\\w*|mehrwert|lösung(?:en)?|zeitnah|wichtige informationen'],
  ],
  es: [
    ['hype', 'experiencias? únicas?|descubr(?:e|a|an|ir)|inolvidables?|solución|soluciones|innovador\\w*|increíbles?'],
  ],
  ja: [['hype', '革新的|圧倒的|究極|最高の|見逃せない']],
}

const compiled = Object.entries(PHRASES).map(([language, rules]) => ({
  language,
  rules: rules.map(([kind, words]) => ({
    kind,
    pattern: new RegExp(language === 'ja' ? words : `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu'),
  })),
}))

export type Banned = { kind: string; phrase: string }

export function findBanned(text: string, language: string): Banned[] {
  const found: Banned[] = []
  for (const set of compiled) {
    if (set.language !== language && set.language !== 'en') continue
    for (const { kind, pattern } of set.rules)
      for (const match of text.matchAll(pattern)) found.push({ kind, phrase: match[0] })
  }
  return found
}

const ADJECTIVE =
  /(?<![\p{L}\d-])(?:brand[- ]new(?= )|(?:absolutely |so |truly )?(?:revolutionary|game[- ]changing|next[- ]level|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|groundbreaking|unparalleled|innovative|disruptive|ultimate|epic|insane(?:ly)?|mind-?blowing|amazing(?:ly)?|incredibl[ey]|exciting|unmissable|stunning|must-have|awesome|fantastic|unbelievable|seamless(?:ly)?|effortless(?:ly)?|convenient(?:ly)?|frictionless|robust|holistic|curated|bespoke|passionate|delicious|mouth-?watering|beautiful(?:ly)?|perfect(?:ly)?|rock-?star|competitive|blazing(?:ly)?(?: fast)?|lightning[- ]fast))(?![\p{L}\d-]),?\s*/giu

/** Takes hype adjectives out of a clause and leaves the noun standing. */
export const dropHype = (text: string): string =>
  text
    .replace(ADJECTIVE, match => (/^brand/i.test(match) ? 'new ' : ''))
    .replace(/\b(an?) (?=(\p{L}))/giu, (whole, article: string, next: string) => fixArticle(whole, article, next))
    .replace(/\s+(?=[,.])/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()

const fixArticle = (whole: string, article: string, next: string): string => {
  if (article.toLowerCase() === 'an' && !/[aeiouhx]/i.test(next)) return `${article.slice(0, 1)} `
  return whole
}
