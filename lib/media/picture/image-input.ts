import * as z from 'zod'
import type { Upload } from '#lib/ports/library.ts'

/** The two ways to bring a picture; every input that takes one spreads these fields and checks with `oneImage`. */
export const imageFields = {
  image_url: z
    .string()
    .trim()
    .min(1)
    .max(2048)
    .optional()
    .meta({ description: 'An https URL; or send `image_base64`.' }),
  image_base64: z.string().min(1).optional().meta({
    description: 'The file in base64, with or without a data-URI prefix; 10 MB of file at most.',
    maxLength: 13_981_100,
  }),
}

type ImageInput = { image_url?: string | undefined; image_base64?: string | undefined }

export const oneImage = (input: ImageInput) => (input.image_url === undefined) !== (input.image_base64 === undefined)

/** Where the picture may be left out. */
export const mostOneImage = (input: ImageInput) => input.image_url === undefined || input.image_base64 === undefined

/** Of a rule between fields: judged beside them, and not only once each of them is right. */
export const when = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

export const ONE_IMAGE = { message: 'send exactly one of image_url and image_base64', path: ['image_url'], when }
export const MOST_ONE_IMAGE = { message: 'send image_url or image_base64, not both', path: ['image_url'], when }

export function uploadOf({ image_url, image_base64 }: ImageInput): Upload {
  return image_url === undefined ? { image_base64: image_base64 ?? '' } : { image_url }
}
