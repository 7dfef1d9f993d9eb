// What callers brought in, for whoever holds a link that we have signed and that has not expired.
import { router } from '#functions/http/app-env.ts'
import { missing, sendFile } from '#functions/http/body/file.ts'

export const stored = (folder: 'library' | 'clips') =>
  router().get('/:file', async c => {
    const left = await c.var.world.library.opens(c.req.path, new URL(c.req.url).searchParams)
    // The same answer as for a file that is not there: a link that is none of ours tells nothing.
    if (left === null) throw missing()
    return sendFile(c, `${folder}/${c.req.param('file')}`, `public, max-age=${left}, immutable`)
  })
