import { type Code, Problem } from '#lib/problem.ts'

/** Everything that may be said of a picture that is not taken. */
export const imageCodes: readonly Code[] = [
  'url_not_allowed',
  'image_unreachable',
  'image_undecodable',
  'image_too_large',
  'unsupported_media_type',
]

export const undecodable = (message: string) => new Problem('image_undecodable', message)

export const unsupported = (message: string) => new Problem('unsupported_media_type', message)

export const tooLarge = (message: string) => new Problem('image_too_large', message)

/** What a picture says that is not as its format demands: cut off, damaged or lying. */
export const damaged = (format: string, what: string) =>
  undecodable(`The ${format} file is damaged: ${what}. Save it again and upload the new file.`)
