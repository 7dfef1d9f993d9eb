// Where a bucket keeps what, below its folder. Names are hashed: any key fits any file system.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export function places(dir: string) {
  const objects = join(dir, 'objects')
  const uploads = join(dir, 'uploads')
  return {
    objects,
    uploads,
    drafts: join(dir, 'drafts'),
    object(key: string) {
      const hash = hashOf(key)
      return join(objects, hash.slice(0, 2), hash)
    },
    upload: (id: string) => join(uploads, hashOf(id)),
  }
}

export type Places = ReturnType<typeof places>
