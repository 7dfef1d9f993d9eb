// A link's picture that has the title of its page above; who wrote it and what else is told of it stands below.
import type { OgAnswer } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { authorIn, isOfPage, titleIn } from '#lib/composer/builtin/forms/titles.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { part } from '#lib/composer/builtin/piece.ts'
import { HEADLINE_MOST, mostOf, ogForms } from '#lib/composer/forms.ts'
import { withoutStart } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'

const OF_MOST = 4
const TITLE = HEADLINE_MOST.article ?? 0

export function titledPage({
  pieces,
  lexicons,
}: Brief): (Pick<OgAnswer, 'form' | 'parts'> & { all: boolean }) | undefined {
  const [told, ...others] = pieces
  const found = told && titleIn(told.text)
  const isPage = found !== undefined && isOfPage(found.of, lexicons)
  if (!found || width(found.title) > TITLE || !(isPage || found.of.split(' ').length <= OF_MOST)) return undefined
  const said = [isPage ? '' : found.of, withoutStart(found.behind, ' .'), ...others.map(({ text }) => text)]
  const written = said.map(text => authorIn(text, lexicons))
  const [author] = written.flatMap(one => one?.author ?? [])
  const rest = said.flatMap((text, at) => written[at]?.rest ?? text).filter(Boolean)
  const from = [...new Set(pieces.flatMap(one => one.from))]
  const headline = part('headline', upperFirst(found.title), told.from)
  const below = rest.map(text => upperFirst(unstopped(text))).join(' · ')
  if (author && width(author) <= AUTHOR && width(below) <= META)
    return {
      form: 'article',
      parts: [
        headline,
        part('author', author, from),
        ...(below ? [part('body', below, from)] : []),
      ] as OgAnswer['parts'],
      all: true,
    }
  const body = said
    .filter(Boolean)
    .map(text => sentence(upperFirst(text)))
    .join(' ')
  const isShown = body !== '' && width(body) <= BODY
  return {
    form: 'page',
    parts: [headline, ...(isShown ? [part('body', body, from)] : [])] as OgAnswer['parts'],
    all: isShown || body === '',
  }
}
const AUTHOR = mostOf(ogForms.article, 'author')
const META = mostOf(ogForms.article, 'body')
const BODY = mostOf(ogForms.page, 'body')
