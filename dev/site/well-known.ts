// What programs look for by itself: a map for language models, whom to tell of holes, where the interface is described.
import { type Contents, hrefOf, type Shown } from '#dev/site/shell.ts'
import { DOCUMENTED_URL } from '#functions/site.ts'

export function llms(contents: Contents, pages: Shown[]): string {
  const about = (slug: string) => pages.find(page => page.slug === slug)?.about ?? ''
  const list = contents.map(
    ({ title, entries }) =>
      `## ${title}\n\n${entries.map(({ slug, title }) => `- [${title}](${DOCUMENTED_URL}${slug === 'index' ? '/docs/index' : hrefOf(slug)}.md): ${about(slug)}`).join('\n')}`,
  )
  return `# Brand content generation service

> One sentence in, on-brand assets out: send a brief, poll the run or be told by webhook, take the picture or film, post it.

Base URL ${DOCUMENTED_URL}/api/v1/programmatic, key as \`Authorization: Bearer sk_live_…\` or \`sk_test_…\`. The interface as data: ${DOCUMENTED_URL}/api/v1/openapi.json. All pages below in one: ${DOCUMENTED_URL}/llms-full.txt.

${list.join('\n\n')}
`
}

/** What is said of the service may be found; what it makes is its callers'. */
export const robots = () => `User-agent: *
Allow: /docs
Allow: /llms.txt
Allow: /llms-full.txt
Allow: /openapi.json
Disallow: /
`

/** Ends a year after it was laid out, as its standard wants. */
export function security(now = new Date()): string {
  const ends = new Date(now.getTime() + 365 * 86_400_000).toISOString().slice(0, 10)
  return `Contact: ${DOCUMENTED_URL}/docs/security
Expires: ${ends}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${DOCUMENTED_URL}/.well-known/security.txt
Policy: ${DOCUMENTED_URL}/docs/security
`
}

export const apiCatalog = () =>
  JSON.stringify({
    linkset: [
      {
        anchor: `${DOCUMENTED_URL}/api/v1`,
        'service-desc': [{ href: `${DOCUMENTED_URL}/api/v1/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${DOCUMENTED_URL}/docs`, type: 'text/html' }],
        status: [{ href: `${DOCUMENTED_URL}/api/v1/health`, type: 'application/json' }],
      },
    ],
  })
