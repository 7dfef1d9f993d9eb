// Markdown as pages: anchors, coloured code, tabs where the same is said in several languages.
import { Marked } from 'marked'
import { escaped } from '#dev/http/escaped.ts'
import { coloured } from '#dev/site/code.ts'

export const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[`*]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

export type Heading = { level: number; text: string; id: string }

const NAMES: Record<string, string> = {
  sh: 'Shell',
  ts: 'TypeScript',
  py: 'Python',
  json: 'JSON',
  yaml: 'YAML',
  html: 'HTML',
}

/** As the previews of templates are drawn: room is kept for them. */
const PICTURE = 'width="480" height="600"'

/** Sentences want a column in which they can be read, however long the words beside them are. */
const SENTENCE = 36

/** A corner without words heads nothing. */
const named = (inner: string, tag: string, length: number) => {
  if (inner === '') return '<td></td>'
  return `<${tag}${tag === 'td' && length > SENTENCE ? ' class="told"' : ''}>${inner}</${tag}>`
}

/** The page as HTML, and its headings for contents and search. `links` turns a link to a file into one to its page. */
export function rendered(text: string, links: (href: string) => string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  let tables = 0
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const plain = inner.replaceAll(/<[^<>]+>/g, '')
        const id = slugOf(plain)
        headings.push({ level: depth, text: plain, id })
        return depth === 1
          ? `<h1>${inner}</h1>`
          : `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>`
      },
      link({ href, tokens }) {
        return `<a href="${escaped(links(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }) {
        return `<img src="${escaped(links(href))}" alt="${escaped(text)}" ${PICTURE}>`
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens)
        return tokens[0]?.type === 'image' ? `<div class="row">${inner}</div>` : `<p>${inner}</p>`
      },
      code: ({ text, lang }) => block(text, lang ?? ''),
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          row.map(cell => named(this.parser.parseInline(cell.tokens), tag, cell.text.length)).join('')
        const body = token.rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('')
        return `<div class="wide" tabindex="0" role="region" aria-label="Table ${++tables}"><table${token.header.length === 2 ? ' class="two"' : ''}><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return { html: tabbed(marked.parse(text) as string), headings }
}

export const block = (text: string, lang: string) =>
  `<div class="code" data-lang="${escaped(lang)}"><pre tabindex="0"><code>${coloured(text, lang)}</code></pre></div>`

let groups = 0

const BLOCK = '<div class="code" data-lang="'
const END = '</div>'

/** Blocks that follow one another in different languages become tabs, which need no script. */
export function tabbed(html: string): string {
  let made = ''
  let run: string[] = []
  let from = 0
  const close = (to: number) => {
    made += run.length > 1 ? tabs(run) : run.join('')
    run = []
    from = to
  }
  for (let at = html.indexOf(BLOCK); at >= 0; at = html.indexOf(BLOCK, from)) {
    const between = html.slice(from, at)
    if (between.trim() !== '' || run.length === 0) {
      close(from)
      made += between
    }
    const end = html.indexOf(END, at) + END.length
    run.push(html.slice(at, end))
    from = end
  }
  close(from)
  return made + html.slice(from)
}

const langOf = (block: string) => block.slice(BLOCK.length, block.indexOf('"', BLOCK.length))

function tabs(blocks: string[]): string {
  const langs = blocks.map(langOf)
  const isAlike = langs.some(lang => !['sh', 'ts', 'py'].includes(lang)) || new Set(langs).size !== langs.length
  if (isAlike) return blocks.join('\n')
  const group = `tabs-${++groups}`
  const parts = blocks.map((one, at) => {
    const lang = langs[at] ?? ''
    const id = `${group}-${lang}`
    return `<input type="radio" name="${group}" id="${id}" data-lang="${lang}"${at === 0 ? ' checked' : ''}><label for="${id}">${NAMES[lang] ?? lang}</label>${one}`
  })
  return `<div class="tabs">${parts.join('')}</div>`
}
