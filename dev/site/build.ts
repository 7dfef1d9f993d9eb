// Everything that the service says of itself, as files: the interface document, pages, their twins in Markdown, the index of
// the search. Laid out in dist/site, where a deployment and the local stack serve it from.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { documented } from '#dev/openapi.ts'
import { errorsPage } from '#dev/site/errors-page.ts'
import { folder, root } from '#dev/site/folder.ts'
import { rendered } from '#dev/site/markdown.ts'
import { codes, errorsMarkdown, referenceMarkdown } from '#dev/site/markdown-twins.ts'
import { chapters } from '#dev/site/pages.ts'
import { postman } from '#dev/site/postman.ts'
import { referencePages } from '#dev/site/reference.ts'
import { hrefOf, type Shown, shell } from '#dev/site/shell.ts'
import { apiCatalog, llms, robots, security } from '#dev/site/well-known.ts'
import { errors } from '#functions/openapi/words/errors.ts'
import { DOCUMENTED_URL } from '#functions/site.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const entries = chapters.flatMap(chapter => chapter.entries)

/** Links between files of the project as links between pages, and its pictures as those that the service shows of its templates. */
function linked(href: string): string {
  const [path = '', anchor] = href.split('#')
  if (/^(https?:|\/|mailto:)/.test(href) || path === '') return href
  const [, picture] = /^\.\.\/pictures\/([a-z_]+)-[a-z]+\.webp$/.exec(path) ?? []
  if (picture) return `/previews/docs/${picture}.webp`
  const entry = entries.find(({ file }) => basename(file) === basename(path))
  return entry ? hrefOf(entry.slug) + (anchor ? `#${anchor}` : '') : href
}

/** A page as Markdown, whose links lead to Markdown; absolute, so that it can be read anywhere. */
const twin = (text: string) =>
  text.replaceAll(/\]\(([^()\s]{1,400})\)/g, (_, href: string) => {
    const [path = '', anchor] = linked(href).split('#')
    const page = /^\/docs(?:\/([a-z-]+))?$/.exec(path)
    const address = page ? `/docs/${page[1] ?? 'index'}.md` : path
    return `](${address.startsWith('/') ? DOCUMENTED_URL : ''}${address}${anchor ? `#${anchor}` : ''})`
  })

/** For who asks for a page that is not there. */
const LOST: Shown = {
  ...{ slug: 'lost', title: 'No such page', about: 'There is no page at this address.', headings: [] },
  html: '<h1>No such page</h1><p>There is no page at this address. The contents have all there are; <a href="/docs">begin here</a>, or search above.</p>',
}

/** Path in the site -> what is there. Pages of HTML end in `.page`, so that no server takes them for something to redirect. */
export function site(): Map<string, string> {
  const document = documented()
  const twins = new Map<string, string>()
  const guides: Shown[] = entries.map(({ slug, title, about, file }) => {
    const text = read(file)
    twins.set(slug, twin(text))
    return { slug, title, about, ...rendered(text, linked) }
  })
  const reference = referencePages(document)
  for (const { slug, title, about, listed } of reference)
    twins.set(slug, referenceMarkdown(title, about, listed, DOCUMENTED_URL))
  twins.set('errors', errorsMarkdown())
  const pages = [...guides, ...reference, errorsPage()]
  const contents = [
    ...chapters.slice(0, 3),
    { title: 'Reference', entries: [...reference, { slug: 'errors', title: 'Errors' }] },
    ...chapters.slice(3),
  ]
  const files = new Map<string, string>([
    ['openapi.json', JSON.stringify(document)],
    ['postman.json', JSON.stringify(postman(document))],
    ['llms.txt', llms(contents, pages)],
    ['llms-full.txt', contents.flatMap(({ entries }) => entries.map(({ slug }) => twins.get(slug) ?? '')).join('\n\n')],
    ['robots.txt', robots()],
    ['well-known/security.txt', security()],
    ['well-known/api-catalog', apiCatalog()],
    ['docs/site.js', read('dev/site/site.js')],
    ['favicon.svg', read('functions/dashboard/static/favicon.svg')],
    ['docs/search.json', JSON.stringify(searchIndex(pages))],
  ])
  for (const page of pages) files.set(`docs/${page.slug}.page`, shell(page, contents))
  files.set('docs/lost.page', shell(LOST, contents))
  for (const [slug, text] of twins) files.set(`docs/${slug}.md`, text)
  return files
}

/** Pages and their headings, each with the words that stand below it, and each code of an error. */
function searchIndex(pages: Shown[]) {
  const named = pages.flatMap(({ slug, title, about, headings, html }) => [
    { title, page: about, href: hrefOf(slug), text: wordsUnder(html, null) },
    ...headings
      .filter(({ level }) => level > 1)
      .map(({ text, id }) => ({
        title: text.replaceAll(/&[a-z]+;/g, ''),
        page: title,
        href: `${hrefOf(slug)}#${id}`,
        text: wordsUnder(html, id),
      })),
  ])
  const told = codes.map(code => ({
    ...{ title: code, page: 'Errors', href: `/docs/errors#${code}`, text: distinct(errors[code].join(' ')) },
  }))
  return [...named, ...told]
}

/** Up to the next place that has an address of its own; of the page itself, what stands before the first. */
function wordsUnder(html: string, id: string | null): string {
  const from = id === null ? 0 : html.indexOf(` id="${id}"`) + 1
  const to = html.indexOf(' id="', from + 1)
  const shown = html.slice(from, to < 0 ? undefined : to).split('<pre')
  // Examples say the same words on every page.
  const prose = shown.map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</pre>') + 1)))
  return distinct(prose.join(' ').replaceAll(/<[^<>]*>?/g, ' '))
}

const distinct = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]{3,24}/gu) ?? [])].join(' ')

export function writeSite(): number {
  rmSync(folder, { recursive: true, force: true })
  const files = site()
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return files.size
}

if (import.meta.main) console.log(`Laid out ${writeSite()} files in dist/site.`)
