// What a form sent, read as a verb’s schema takes it.
import * as z from 'zod'
import type { C } from '#functions/dashboard/http/env.ts'
import { cappedBytes } from '#functions/http/body/capped.ts'
import { toBase64 } from '#lib/bytes.ts'
import { flawsOf } from '#lib/flaws/flaws.ts'
import type { Issue } from '#lib/flaws/words.ts'
import { Problem } from '#lib/problem.ts'

/** Fields of text; a file has a route of its own. */
const MOST_BYTES = 256 * 1024
/** Ten megabytes of a picture and the fields beside it. */
const MOST_FILE_BYTES = 11 * 1024 * 1024

export type Fields = { text(name: string): string; each(name: string): string[]; has(name: string): boolean }

/** Read once; nothing is known of one that was too large. */
async function sentBy(c: C): Promise<URLSearchParams> {
  c.set('sent', new URLSearchParams())
  const sent = new URLSearchParams(new TextDecoder().decode(await cappedBytes(c.req.raw, MOST_BYTES)))
  c.set('sent', sent)
  return sent
}

/** What a form sent, without half characters and NULs, which cannot be stored. */
export async function fieldsOf(c: C): Promise<Fields> {
  const sent = c.var.sent ?? (await sentBy(c))
  const storable = (text: string) => text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n')
  return {
    text: name => storable(sent.get(name) ?? ''),
    each: name => sent.getAll(name).map(storable),
    has: name => sent.has(name),
  }
}

/** A form with a file in it, as verbs take one; `missing` says what to do where there is none. */
export async function fileForm(c: C, missing: string): Promise<{ base64: string; text(name: string): string }> {
  c.set('sent', new URLSearchParams())
  const form = await formIn(c)
  c.set(
    'sent',
    new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
  )
  const given = form.get('file')
  if (!(given instanceof File) || given.size === 0) throw wrong('file', missing)
  const bytes = new Uint8Array(await given.arrayBuffer())
  const text = (name: string) => String(form.get(name) ?? '')
  return { base64: toBase64(bytes), text: name => text(name).toWellFormed().replaceAll('\0', '') }
}

async function formIn(c: C): Promise<FormData> {
  const bytes = await cappedBytes(c.req.raw, MOST_FILE_BYTES)
  const type = c.req.header('content-type') ?? ''
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Problem('malformed_body', 'The form could not be read.')
  }
}

/** Read by its schema; every flaw in words that a person understands. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const detail = flawsOf(parsed.error.issues as Issue[], [], { schema, value })
  const { loc, msg } = detail[0] ?? { loc: [], msg: 'cannot be read' }
  const field = loc.join(' ').replaceAll('_', ' ')
  throw new Problem('validation_error', `${field ? `${field}: ` : ''}${msg}.`, { detail })
}

/** Something that a form said wrongly, by the name of its field. */
export const wrong = (field: string, message: string): Problem =>
  new Problem('validation_error', message, { detail: [{ loc: [field] }] })

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
export const orUndefined = (text: string): string | undefined => orNull(text) ?? undefined

export const uuid = (text: string | undefined): string => {
  const parsed = z.uuid().safeParse(text)
  if (parsed.success) return parsed.data
  throw new Problem('route_not_found', 'There is no such page.')
}

/** What the address names, in this workspace. */
export const rowOf = (c: C) => ({ id: uuid(c.req.param('id')), workspace_id: c.var.ctx.workspace.id })

/** A path of ours and nothing else, or one could be led away by a link to the sign-in page. */
export const ownPath = (to: string | undefined): string =>
  to && /^\/(?!\/)[\w\-./?=&%]{0,300}$/.test(to) && !to.includes('//') ? to : '/'
