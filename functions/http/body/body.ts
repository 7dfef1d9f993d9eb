// Reads the JSON of a request, within bounds.
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import type { AppEnv } from '#functions/http/app-env.ts'
import { unstorable } from '#functions/http/body/unstorable.ts'
import { giveRoom, takeRoom } from '#functions/http/body/upload-room.ts'
import { check, invalid } from '#functions/http/body/validate.ts'
import { Problem } from '#lib/problem.ts'

const MOST_BYTES = 256 * 1024
/** For bodies with a file of 10 MB in base64. */
export const UPLOAD_BYTES = 14_000_000
const MOST_DEPTH = 32
const LONGEST_SHOWN = 60
const NEAR = 20
const jsonType = /^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i

/** A JSON body by its schema. Told apart, in this order: 415, 413, 400 for what is not JSON, 422 for what does not fit. */
export const body = <Schema extends z.ZodType>(schema: Schema, most = MOST_BYTES) =>
  [readJson(most), check('json', schema)] as const

const readJson = (most: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    assertJson(c.req.header('content-type'))
    try {
      c.req.bodyCache.json = Promise.resolve(storable(await limitedText(c, most)))
      await (next as Next)()
    } finally {
      giveRoom(c.req.raw)
    }
  })

function storable(text: string): object {
  const value = parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw invalid('body', [
      { code: 'invalid_type', expected: 'object', path: [], message: 'must be a JSON object', input: value },
    ])
  }
  const path = unstorable(text, value)
  if (!path) return value
  const message = 'holds a NUL, half a character or a number without end, which cannot be stored'
  throw invalid('body', [{ code: 'custom', path, message, input: value }])
}

function assertJson(type: string | undefined): void {
  if (type && jsonType.test(type)) return
  const came = type ? `it came as ${type.split(';')[0]?.slice(0, LONGEST_SHOWN)}` : 'it came without a Content-Type'
  throw new Problem('unsupported_media_type', `Send the body as \`Content-Type: application/json\`; ${came}.`)
}

async function limitedText(c: Context<AppEnv>, most: number): Promise<string> {
  const judge = (size: number) => {
    if (size > most) throw new Problem('payload_too_large', `The body is larger than ${Math.floor(most / 1024)} kB.`)
    // A caller over his limits must not have us read megabytes first.
    if (size > MOST_BYTES) c.var.ctx.limits.assert()
  }
  const { ctx, world } = c.var
  judge(Number(c.req.header('content-length') ?? 0))
  const reader = c.req.raw.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    try {
      judge(size)
      // What is announced and never sent takes no room.
      if (size > MOST_BYTES) takeRoom(c.req.raw, { workspace: ctx.workspace.id, bytes: size, now: world.now() })
    } catch (error) {
      await reader.cancel()
      throw error
    }
    text += decoded(decoder, chunk.value)
  }
  return text + decoded(decoder)
}

/** Letters of another encoding would stand in pictures as question marks. */
function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new Problem(
      'malformed_body',
      'The body is not UTF-8. Save the file as UTF-8, or encode the text before it is sent.',
    )
  }
}

function parse(text: string): unknown {
  if (depth(text) > MOST_DEPTH)
    throw new Problem('malformed_body', `The body is nested deeper than ${MOST_DEPTH} levels.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(
      'malformed_body',
      text.trim() === ''
        ? 'The body is empty; send a JSON object.'
        : `The body is not valid JSON${whereOf(text, error instanceof Error ? error.message : '')}.`,
    )
  }
}

/** Where the parser has stopped, by its own words, and what is usually meant there. */
function whereOf(text: string, told: string): string {
  const [, place] = /at position (\d+)/.exec(told) ?? []
  const [, around = ''] = /^[^"]*"([\s\S]*)"/.exec(told) ?? []
  const near = place ? text.slice(Number(place), Number(place) + NEAR) : around
  if (near === '') return ': it ends too early'
  const hint = /^[\n\r]/.test(near)
    ? '; a line break in a text is written \\n'
    : /['‘’“”]/.test(near)
      ? '; names and texts stand in straight double quotes (")'
      : ''
  return `, near \`${near.trim()}\`${place ? ` (character ${Number(place) + 1})` : ''}${hint}`
}

/** Counts brackets outside strings, so that a hostile depth never reaches the parser or a schema. */
function depth(text: string): number {
  let level = 0
  let deepest = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = closingQuote(text, index + 1)
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++level)
    else if (character === '}' || character === ']') level--
  }
  return deepest
}

/** By search, since a string may be a file of ten megabytes. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at
  }
  return text.length
}
