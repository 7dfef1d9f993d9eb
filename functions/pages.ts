import type { Context } from 'hono'
import type { ApiDeps } from '#functions/deps.ts'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { cappedBytes } from '#functions/http/body/capped.ts'

/** A form with a link and a comment in it. */
const MOST_FORM_BYTES = 16_384

/** Pages that another Worker answers under our address. */
export function pages(answer: (request: Request) => Promise<Response>) {
  const post = async (c: Context<AppEnv>) => {
    const body = (await cappedBytes(c.req.raw, MOST_FORM_BYTES)) as Uint8Array<ArrayBuffer>
    return answer(new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body }))
  }
  return router()
    .get('/*', c => answer(c.req.raw))
    .post('/*', post)
}

/** The page of the operator, as a page and as JSON, which is told the release of this Worker. */
export const statusAsked = ({ pages: answer, release }: Pick<ApiDeps, 'pages' | 'release'>) =>
  router().get('/', c => {
    const asked = new URL(c.req.url)
    asked.search = `?api=${encodeURIComponent(release)}`
    return answer(new Request(asked))
  })
