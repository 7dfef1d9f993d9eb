import { readFile } from 'node:fs/promises'
import type { SoundShelf } from '#lib/video/sound/soundtrack.ts'

const root = new URL('../../../../lib/video/sound/beds/', import.meta.url)

export const sounds: SoundShelf = {
  load: async path => {
    const [folder, file = ''] = path.split('/')
    return folder === 'sound' ? new Uint8Array(await readFile(new URL(file, root))) : null
  },
}
