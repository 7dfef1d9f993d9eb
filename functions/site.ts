// What the service says of itself: pages, the interface document, and what programs look for. All of it is files beside this
// Worker, laid out by dev/site/build.ts, with the address of this deployment put in as they leave.
import type { Context } from 'hono'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { registry } from '#lib/registry.ts'

/** Reads a file of the site; null where there is none. */
export type LoadSite = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** Stands in the files for the address of the deployment. */
export const DOCUMENTED_URL = 'https://api.brand-content.example'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const headers = [
  ['Content-Security-Policy', POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'public, max-age=300'],
  ['Access-Control-Allow-Origin', '*'],
] as const

const types = registry<string>({
  page: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
})

/** Sends a file of the site with the address of this deployment in it. */
function sender(load: LoadSite, public_url: string) {
  const made = new Map<string, Promise<string>>()
  /** The document is asked for often and is large: it is read once. */
  const once = (path: string) => {
    const known = made.get(path) ?? read(path)
    made.set(path, known)
    known.catch(() => made.delete(path))
    return known
  }
  const read = async (path: string) => {
    const bytes = await load(path)
    if (!bytes) throw missing()
    return new TextDecoder().decode(bytes).replaceAll(DOCUMENTED_URL, public_url)
  }
  return async (c: Context<AppEnv>, path: string, type?: string) => {
    const text = await (path === 'openapi.json' ? once(path) : read(path))
    for (const [name, value] of headers) c.header(name, value)
    c.header('Content-Type', type ?? types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    return c.body(text)
  }
}

export function site(load: LoadSite, public_url: string) {
  const send = sender(load, public_url)
  /** A page, or its twin for programs that say they read Markdown. */
  const sendPage = (c: Context<AppEnv>, page: string) => {
    c.header('Vary', 'Accept', { append: true })
    const taken = c.req.header('Accept') ?? ''
    const asked = send(c, `docs/${page}.${/\btext\/markdown\b/.test(taken) ? 'md' : 'page'}`)
    // Who follows an old link in a browser reads a page, with the contents beside it.
    return asked.catch(error => {
      if (!/\btext\/html\b/.test(taken)) throw error
      c.status(404)
      return send(c, 'docs/lost.page')
    })
  }
  return {
    document: router().get('/', c => send(c, 'openapi.json')),
    files: router()
      .get('/openapi.json', c => send(c, 'openapi.json'))
      .get('/postman.json', c => send(c, 'postman.json'))
      .get('/llms.txt', c => send(c, 'llms.txt'))
      .get('/llms-full.txt', c => send(c, 'llms-full.txt'))
      .get('/robots.txt', c => send(c, 'robots.txt'))
      // Browsers ask for it at every page of this origin, whoever answers that.
      .get('/favicon.ico', c => send(c, 'favicon.svg'))
      .get('/.well-known/security.txt', c => send(c, 'well-known/security.txt'))
      .get('/.well-known/api-catalog', c =>
        send(
          c,
          'well-known/api-catalog',
          'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
        ),
      )
      .get('/', c => c.redirect('/docs', 302))
      .get('/docs/', c => c.redirect('/docs', 308))
      .get('/docs', c => sendPage(c, 'index'))
      .get('/docs/:file{[a-z-]+\\.(md|js|json)}', c => send(c, `docs/${c.req.param('file')}`))
      .get('/docs/:page{[a-z-]+}', c => sendPage(c, pageOf(c.req.param('page')))),
  }
}

/** Names that pages had, or that somebody without a script arrives at or guesses. */
const moved = registry<string>({
  ...{ credits: 'plans', search: 'index', guides: 'index' },
  mcp: 'agents',
  ...{ reference: 'reference-runs', api: 'reference-runs', examples: 'quickstart' },
})
const pageOf = (page: string) => moved[page] ?? page
