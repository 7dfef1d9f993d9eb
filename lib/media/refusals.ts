import { Problem } from '#lib/problem.ts'

export const undecodable = (message: string) => new Problem('image_undecodable', message)

export const unsupported = (message: string) => new Problem('unsupported_media_type', message)

export const tooLarge = (message: string) => new Problem('image_too_large', message)

/** What a picture says that is not as its format demands: cut off, damaged or lying. */
export const damaged = (format: string, what: string) =>
  undecodable(`The ${format} file is damaged: ${what}. Save it again and upload the new file.`)
