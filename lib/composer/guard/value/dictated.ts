// An address as it is dictated: “azubi at kfz minus brandl punkt example” is azubi@kfz-brandl.example, and no other.
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { keysOf, type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'
import { registry } from '#lib/registry.ts'

/** The marks of an address, and what each language calls them. */
const MARKS = ['@', '.', '-', '_', '/']
const CALLED: Readonly<Partial<Record<string, string>>> = registry({
  en: 'at, at sign; dot, point; dash, hyphen, minus; underscore; slash, forward slash',
  de: 'at, ät, klammeraffe; punkt, dot; minus, bindestrich, strich; unterstrich; schrägstrich, slash',
  fr: 'arobase, arobas, at; point; tiret, trait d’union, moins; tiret bas, underscore; slash, barre oblique',
  es: 'arroba; punto; guion, guión medio, menos; guion bajo, barra baja; barra, slash',
  it: 'chiocciola, at; punto; trattino, meno; trattino basso, underscore; barra, slash',
  pt: 'arroba; ponto; hífen, traço, tracinho; underline, underscore, sublinhado; barra',
  pl: 'małpa, małpka, at; kropka; myślnik, minus, kreska, łącznik; podkreślnik, podkreślenie; ukośnik, slash',
  ja: 'アットマーク, アット; ドット, 点; ハイフン; アンダーバー, アンダースコア; スラッシュ',
  ar: 'ات, آت; نقطة, دوت; شرطة, ناقص; شرطة سفلية; شرطة مائلة, سلاش',
})
type Spoken = { mark: string; keys: readonly string[] }
const NONE: readonly Spoken[] = []
/** The longest name first: “guion bajo” is no “guion”. */
const spoken = new Map(
  Object.entries(CALLED).map(([code, list = '']): [string, Spoken[]] => [
    code,
    list
      .split(';')
      .flatMap((names, nth) => names.split(',').map(name => ({ mark: MARKS[nth] ?? '', keys: keysOf(name) })))
      .sort((a, b) => b.keys.length - a.keys.length),
  ]),
)

type Mark = { mark: string; next: number }

/** Whether an address is said in words, whole: neither its head nor its end is missing. */
export function isDictated({ kind, values }: Literal, said: readonly Token[], lexicons: Evidence['lexicons']): boolean {
  if (kind !== 'email' && kind !== 'link') return false
  const names = lexicons.flatMap(({ pack }) => spoken.get(pack.code) ?? NONE)
  const parts = tokensOf(values[0] ?? '')
  took(parts.length * said.length)
  return said.some(({ key }, at) => {
    if (key !== parts[0]?.key || isLed(said, at, names)) return false
    const end = endOf(parts, said, at, names)
    return end !== undefined && !JOINS.has(markAt(said, end, names)?.mark ?? '')
  })
}

/** Behind which token all parts are said in turn. */
function endOf(parts: readonly Token[], said: readonly Token[], at: number, names: readonly Spoken[]) {
  let next = at
  for (const part of parts) {
    const one = part.kind === 'mark' ? markAt(said, next, names) : undefined
    if (one ? one.mark !== part.key : said[next]?.key !== part.key) return undefined
    next = one?.next ?? next + 1
  }
  return next
}

/** A mark, or its name. */
function markAt(said: readonly Token[], at: number, names: readonly Spoken[]): Mark | undefined {
  const named = names.find(({ keys }) => keys.every((key, nth) => said[at + nth]?.key === key))
  return named && { mark: named.mark, next: at + named.keys.length }
}

/** What goes on with an address; “at” may as well be “find us at”. */
const JOINS = new Set(['.', '-', '_', '/'])
/** “max punkt” before a name is its head, “www punkt” is none. */
const isLed = (said: readonly Token[], at: number, names: readonly Spoken[]): boolean =>
  [1, 2].some(back => {
    const before = markAt(said, at - back, names)
    return before?.next === at && JOINS.has(before.mark) && said[at - back - 1]?.key !== 'www'
  })
