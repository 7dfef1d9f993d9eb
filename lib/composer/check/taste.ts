import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'

/** Words that no headline of ours begins with. */
export const FIRST = new Set(
  'we our brand introducing announcing discover exciting join get hurry start save looking did are ready meet'.split(
    ' ',
  ),
)
export const ADJECTIVES =
  /\b(?:amazing|beautiful|big|brilliant|delightful|easy|elegant|exclusive|fast|fine|friendly|gorgeous|great|huge|ideal|impressive|lovely|luxurious|magical|massive|modern|nice|outstanding|powerful|premium|simple|smart|smooth|special|stylish|super|superb|unique|wonderful)\b/gi
export const CALENDAR = new Set(
  [...Object.values(MONTHS).flat(), ...Object.values(WEEKDAYS).flat()].map(word => word.toLowerCase()),
)
/** Angles that rightly ask for nothing. */
export const NO_ACTION = new Set([
  'apology',
  'outage',
  'quote',
  'milestone',
  'tagline',
  'feature',
  'match',
  'price_change',
])

/** Words around a superlative that others have given. */
export const AWARDED = /\b(?:award|prize|won|voted|named|ranked|shortlisted)\b/i
