// What is around every page: contents, search, the links between pages.
import { escaped } from '#dev/http/escaped.ts'
import type { Heading } from '#dev/site/markdown.ts'
import { styles } from '#dev/site/styles.ts'

export type Shown = { slug: string; title: string; about: string; html: string; headings: Heading[] }
export type Contents = { title: string; entries: { slug: string; title: string }[] }[]

export const hrefOf = (slug: string) => (slug === 'index' ? '/docs' : `/docs/${slug}`)

export function shell(page: Shown, contents: Contents): string {
  const order = contents.flatMap(chapter => chapter.entries)
  const at = order.findIndex(entry => entry.slug === page.slug)
  const known = at >= 0
  const [previous, next] = [order[at - 1], known ? order[at + 1] : undefined]
  const twin = `${page.slug === 'index' ? '/docs/index' : hrefOf(page.slug)}.md`
  const nav = contents
    .map(
      ({ title, entries }) =>
        `<h2>${title}</h2><ul>${entries.map(({ slug, title }) => `<li><a href="${hrefOf(slug)}"${slug === page.slug ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`).join('')}</ul>`,
    )
    .join('')
  const here = page.headings.filter(({ level }) => level === 2)
  const onPage =
    here.length > 1
      ? `<aside aria-label="On this page"><h2>On this page</h2><ul>${here.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('')}</ul></aside>`
      : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}${page.slug.startsWith('reference-') ? ' reference' : ''}: brand content API</title><meta name="description" content="${escaped(page.about)}">
<link rel="icon" type="image/svg+xml" href="/favicon.ico">${known ? `<link rel="alternate" type="text/markdown" href="${twin}">` : ''}<style>${styles}</style><script src="/docs/site.js" defer></script></head>
<body><a class="skip" href="#main">Skip to the page</a>
<header class="top"><a class="home" href="/docs">Brand content <span>API</span></a>
<form role="search" action="/docs/search" method="get"><label class="hidden" for="search">Search</label><input id="search" name="q" type="search" placeholder="Search" autocomplete="off" aria-controls="found"><kbd>/</kbd></form><ol id="found" hidden></ol></header>
<div class="page"><nav aria-label="Contents" tabindex="0"><details><summary>Contents</summary>${nav}</details></nav>
<main id="main">${page.html}
<footer>${previous ? `<a rel="prev" href="${hrefOf(previous.slug)}"><small>Before</small>${escaped(previous.title)}</a>` : '<span></span>'}${next ? `<a rel="next" href="${hrefOf(next.slug)}"><small>Next</small>${escaped(next.title)}</a>` : ''}</footer>
${known ? `<p class="twin"><a href="${twin}">This page as Markdown</a></p>` : ''}</main>${onPage}</div></body></html>
`
}
