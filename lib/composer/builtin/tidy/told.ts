// What the maker is to tell, said as it is told: “mention we’re open till 6”, “and tell them about the broth, that’s free”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { withoutThat } from '#lib/composer/builtin/reading/cut/said.ts'
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'

const ALSO = '(?:(?:and|also|please|pls|oh|then|maybe|just|bitte|y|et|e|por favor|svp|anche|aussi|también),? ){0,3}'
const CLAUSE =
  "(?=(?:we|she|he|they|it|there|you|i|that|this|everyone|all)(?:['’](?:re|s|ll|ve|d))? |(?:we|they|it|there|that)['’])"
const TELL = "(?:tell (?:them|['’]?em|people|everyone|folks)|let (?:them|['’]?em|people|everyone|folks) know)"
const ORDERS = [
  new RegExp(
    `^${ALSO}(?:mention|say|${TELL}|don['’]?t forget to (?:say|mention)|remember to (?:say|mention)) (?:also )?(?:that )?${CLAUSE}`,
    'iu',
  ),
  // “Mention the free parking”.
  new RegExp(
    `^${ALSO}(?:mention|don['’]?t forget to mention) (?:also )?(?:that )?(?:the (?=\\p{L}))?(?!(?:it|him|her|them|this|that|me|us|nothing|no)(?![\\p{L}]))(?=\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${ALSO}(?:menciona|mencionad|di|mentionne|mentionnez|précise|précisez|dis|dites|menziona|scrivi|di['’]|menciona|diz|diga) (?:también |aussi |anche |também )?(?:que|qu['’]|che) (?=\\p{L})`,
    'iu',
  ),
]
const ABOUT_IT = new RegExp(
  `(?:,? (?:oh )?and (?:oh )?|, oh |[.!] (?:oh )?(?:and )?)${TELL} about ((?:the|our) \\p{L}+(?: \\p{L}+){0,2}), ?(?:that['’]?s|its|it['’]s|which is) `,
  'giu',
)

export const asTold = (text: string): string =>
  perSentence(
    text.replace(ABOUT_IT, (_, thing: string) => `. ${upperFirst(thing.trim())} is `),
    sentence => {
      const order = ORDERS.find(one => one.test(sentence))
      return order ? upperFirst(withoutThat(sentence.replace(order, ''))) : sentence
    },
  )

/** “Give me 5 tips for …” asks for what it names. */
const GIVE =
  /^(?:(?:please|pls|can you|could you|bitte),? )?(?:(?:give|gimme|get)(?: me| us)?|gib (?:mir|uns)|donne(?:z)?[- ](?:moi|nous)|dame|danos|dammi|dacci|d[áa][- ]me|me d[êe]|geef (?:me|mij|ons)) (?=(?:\d{1,2}|three|four|five|six|seven|ten|drei|fünf|trois|cinq|tres|cinco|tre|cinque|três) )/iu
export const withoutGive = (text: string): string => text.replace(GIVE, '')
