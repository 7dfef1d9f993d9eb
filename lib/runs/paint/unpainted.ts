// Stands for a picture that is not painted yet, so that a post can be laid out around it: a few dark pixels, on which words are read, as large as need be.
import { fromBase64 } from '#lib/bytes.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'

export const UNPAINTED: NonNullable<BrandSnapshot['painted']> = {
  ...{ blob_key: 'unpainted', content_type: 'image/png', width: 4_096, height: 4_096 },
  ...{ shows: '', model: '' },
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAADklEQVR42mPQQgIMxHEAzPQH4ZgSzYIAAAAASUVORK5CYII='

export const unpainted = (): Uint8Array => fromBase64(PNG)
