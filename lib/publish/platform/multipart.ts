import { utf8 } from '#lib/bytes.ts'
import type { HttpOptions } from '#lib/fetch.ts'
import type { Flowing } from '#lib/outbound/flowing.ts'

/** A form with one file, which flows through it. Its boundary is long enough that no picture holds it by chance. */
export function asMultipart(
  fields: Record<string, string>,
  file: { name: string; type: string; flow: Flowing },
  headers: Record<string, string>,
): HttpOptions {
  const boundary = 'form-7dRk29xWq0TzEo4mVbLc1uYh'
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  const texts = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  const head = utf8(
    `${texts.join('')}${part(file.name)}; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`,
  )
  const tail = utf8(`\r\n--${boundary}--\r\n`)
  const { stream, bytes } = file.flow
  const body = { stream, before: head, after: tail, bytes: head.length + bytes + tail.length }
  return { method: 'POST', headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
