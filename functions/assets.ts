// Produced files: public, unguessable, never changed.
import { router } from '#functions/http/app-env.ts'
import { type AskSmall, sendAsked } from '#functions/http/body/small.ts'

const YEAR_SECONDS = 31_536_000
const fileName = '[0-9a-f]{64}\\.[a-z0-9]{2,4}'

export const assets = (small: AskSmall) =>
  router().get(`/:run_id/:file{${fileName}}`, c => {
    const key = `assets/${c.req.param('run_id')}/${c.req.param('file')}`
    return sendAsked(c, key, { caching: `public, max-age=${YEAR_SECONDS}, immutable`, small })
  })
