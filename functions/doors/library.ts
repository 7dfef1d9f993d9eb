// What callers brought in, for whoever holds a link that we have signed and that has not expired.
import { router } from '#functions/http/app-env.ts'
import { missing } from '#functions/http/body/file.ts'
import { type AskSmall, sendAsked } from '#functions/http/body/small.ts'

export const stored = (folder: 'library' | 'clips', small: AskSmall) =>
  router().get('/:file', async c => {
    const left = await c.var.world.library.opens(c.req.path, new URL(c.req.url).searchParams)
    // The same answer as for a file that is not there: a link that is none of ours tells nothing.
    if (left === null) throw missing()
    const caching = `public, max-age=${left}, immutable`
    return sendAsked(c, `${folder}/${c.req.param('file')}`, { caching, small })
  })
