// Pictures of links: the article and its author, else the page in the brief's first words.
import type { OgAnswer } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { part } from '#lib/composer/builtin/piece.ts'
import { topOf } from '#lib/composer/builtin/plain.ts'
import { width } from '#lib/composer/words/width.ts'

type Og = Pick<OgAnswer, 'form' | 'parts'> & { all: boolean }

const BY = / (?:by|von|por|par|di|autor|przez) (\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,3})(?=$|[,.;\s])/u
const MINUTES = /\b\d{1,3} ?min(?:ute)?s? (?:read|Lesezeit|de lectura|de lecture|di lettura|de leitura|czytania)/i

export function ogOf(brief: Brief): Og {
  const [first, ...others] = brief.pieces
  if (!first) return page(brief.question.brand.name, [], '', false)
  const author = BY.exec(first.text.slice(0, 400))?.[1]
  const minutes = brief.pieces.map(({ text }) => MINUTES.exec(text.slice(0, 400))?.[0]).find(Boolean)
  const title = titled(brief) ?? behindAuthor(first.text)
  if (author && title && width(title) <= 60) {
    const from = first.from
    return {
      form: 'article',
      parts: [
        part('headline', title, from),
        part('author', author, from),
        ...(minutes ? [part('body', minutes, from)] : []),
      ],
      all: others.length === 0,
    } as Og
  }
  const top = title ? { head: title, rest: '' } : topOf(first, brief)
  const rest = [top?.rest, ...others.map(({ text }) => text)]
    .filter(Boolean)
    .map(text => sentence(upperFirst(text ?? '')))
    .join(' ')
  return page(
    top?.head ?? brief.question.brand.name,
    first.from,
    width(rest) <= 100 ? rest : '',
    top !== undefined && width(rest) <= 100,
  )
}

/** “Blog post by Mara Lind: What 52 Sundays taught us”. */
const behindAuthor = (text: string): string | undefined => {
  const at = text.indexOf(': ')
  return at > 0 && BY.test(`${text.slice(0, Math.min(at, 80))} `) ? upperFirst(text.slice(at + 2)) : undefined
}

const page = (headline: string, from: readonly string[], body: string, all: boolean): Og => ({
  form: 'page',
  parts: [part('headline', upperFirst(headline), from), ...(body ? [part('body', body, from)] : [])] as Og['parts'],
  all,
})

/** What the address of a page calls it: “/blog/delivery-notes-are-evidence”. */
export function titled({ pieces }: Brief): string | undefined {
  const link = pieces.flatMap(({ literals }) => literals.filter(({ kind }) => kind === 'link'))[0]
  const slug = link?.text.split(/[?#]/)[0]?.replace(/\/$/, '').split('/').slice(3).at(-1)
  const words = slug?.split('-').filter(word => /\p{L}/u.test(word)) ?? []
  return words.length >= 3 ? upperFirst(words.join(' ')) : undefined
}
