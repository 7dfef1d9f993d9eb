import type { Library, StoredPicture } from '#lib/ports/library.ts'
import { PainterError } from '#lib/ports/painter.ts'

/** What an image model answered, taken like any picture; what is none is its fault. */
export const takePainted = ({ library }: { library: Library }, bytes: Uint8Array): Promise<StoredPicture> =>
  library.take({ bytes }, 'picture').catch(() => {
    throw new PainterError('broken', 'not a picture')
  })
