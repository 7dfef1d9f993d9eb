import { fromBase64 } from '#lib/bytes.ts'
import { MAX_INLINE_BYTES } from '#lib/media/picture/limits.ts'
import { tooLarge } from '#lib/media/picture/refusals.ts'
import { Problem } from '#lib/problem.ts'

/** With room for a prefix and the line breaks that some encoders put in. */
const MAX_CHARACTERS = Math.ceil((MAX_INLINE_BYTES * 4) / 3) + Math.ceil(MAX_INLINE_BYTES / 40) + 200
const prefix = /^data:[\w.+-]{0,60}(?:\/[\w.+-]{0,60})?(?:;[\w.+-]{1,40}=[\w.+-]{1,60}){0,3};base64,/i

/** The bytes of a picture in base64, with or without a data-URI prefix; judged by length before anything is made of it. */
export function decodeBase64(text: string, field = 'image_base64'): Uint8Array {
  if (text.length > MAX_CHARACTERS) throw tooLarge(`The file is larger than ${MAX_INLINE_BYTES / 1024} kB.`)
  const head = prefix.exec(text.slice(0, 200))?.[0] ?? ''
  const rest = text.slice(head.length)
  const body = /\s/.test(rest) ? rest.replace(/[\r\n\t ]+/g, '') : rest
  if (body === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(body)) throw invalid(field)
  try {
    return fromBase64(body)
  } catch {
    throw invalid(field)
  }
}

function invalid(field: string): Problem {
  const msg = 'is not base64'
  const detail = [{ loc: ['body', field], msg, type: 'invalid_format' }]
  return new Problem('validation_error', `${field}: ${msg}`, { detail })
}
