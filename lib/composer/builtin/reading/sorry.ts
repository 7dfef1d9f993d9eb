// “Apology. On Saturday two groups were given one hour …”: the maker is told that it is one, and readers are told so in the first line.
import type { Parted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

const SORRY = registry<string>({
  ...{ en: 'We are sorry', de: 'Wir bitten um Entschuldigung', fr: 'Nous vous présentons nos excuses' },
  ...{ es: 'Pedimos disculpas', it: 'Ci scusiamo', pt: 'Pedimos desculpa', nl: 'Onze excuses', pl: 'Przepraszamy' },
  ...{ sv: 'Vi ber om ursäkt', ja: 'お詫び申し上げます' },
})
/** What such a post is called by whoever orders it; “an apology to nobody” and “sorry for the long mail” are no order of one. */
const ORDERED =
  /^(?:(?:an?|the|our|this is an?|(?:i |we )?need|we want|please|public|official|short|quick|eine?|une?|una|un|uma|um|een) ){0,3}(?:apology(?: post| card| first)?|sorry (?:post|card|note|first)|apologies first|entschuldigung(?:spost|skarte)?|(?:des )?excuses|disculpas?|scuse|(?:pedido de )?desculpas?|excuses|przeprosiny|ursäkt|お詫び(?:の投稿|のお知らせ)?)(?= for (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|yesterday|last)|[.,:;!。]| post| card|$)/iu

/** With the apology above the rest, where what is told says none. */
export function withSorry({ told, left }: Parted, language: string, lexicons: readonly Lexicon[]): Parted {
  const order = left.find(({ text, list }) => list !== 'secret' && list !== 'attack' && ORDERED.test(text.trim()))
  const text = SORRY[language]
  const isSaid = told.some(one =>
    keysOf(one.text).some(key => lexicons.some(({ claims }) => claims.get(key) === 'sorry')),
  )
  if (!order || !text || isSaid || told.length === 0) return { told, left }
  const first: Told = { n: order.n, text, parts: [order.text.trim()], literals: [], isTopic: true }
  return { told: [first, ...told], left: left.filter(one => one !== order) }
}
