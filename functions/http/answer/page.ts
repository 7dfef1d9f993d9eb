import type { Context } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { Page } from '#lib/page.ts'

/** `Link` with first, prev and next; there is no total, because counting costs more than any page. */
export function linkPages(c: Context<AppEnv>, page: Page, found: number): void {
  const at = (offset: number, rel: string) => {
    const url = new URL(c.req.path, c.var.world.public_url)
    for (const [name, value] of Object.entries(c.req.query())) if (name !== 'offset') url.searchParams.set(name, value)
    url.searchParams.set('limit', String(page.limit))
    url.searchParams.set('offset', String(offset))
    return `<${url}>; rel="${rel}"`
  }
  const links = [at(0, 'first')]
  if (page.offset > 0) links.push(at(Math.max(0, page.offset - page.limit), 'prev'))
  if (found === page.limit) links.push(at(page.offset + page.limit, 'next'))
  c.header('Link', links.join(', '))
}

export function sendList(c: Context<AppEnv>, page: Page, found: readonly object[]): Response {
  linkPages(c, page, found.length)
  return c.json(found)
}

/** With its address, below the list that it was added to. */
export function sendAdded(c: Context<AppEnv>, added: { id: string }): Response {
  c.header('Location', `${c.req.path.replace(/\/$/, '')}/${added.id}`)
  return c.json(added, 201)
}
