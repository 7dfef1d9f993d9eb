const encoder = new TextEncoder()
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const utf8 = (text: string) => encoder.encode(text)

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += pairs[byte]
  return text
}

/** A spread of many bytes at once would be more arguments than an engine takes; of a multiple of three, so that pieces join. */
const CHUNK = 8190

/** Of any size, piece by piece: never the whole as text twice. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return text
}

/** By index: `Uint8Array.from` walks ten megabytes of text character by character, for seconds. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Null for what is no base64url. */
export const fromBase64url = (text: string) =>
  /^[A-Za-z0-9_-]+$/.test(text) && text.length % 4 !== 1
    ? fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
    : null

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export async function sha256Hex(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? utf8(data) : data
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)))
}

/** Base 62, left padded; `length` digits hold `value` or the highest are lost. */
export function toBase62(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = base62[rest % 62] + text
  return text
}

/** Random base-62 text without modulo bias: bytes of 248 and above are thrown away. */
export function randomBase62(length: number, random: (size: number) => Uint8Array): string {
  let text = ''
  while (text.length < length) for (const byte of random(length)) if (byte < 248) text += base62[byte % 62]
  return text.slice(0, length)
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

export function crc32(text: string): number {
  let value = 0xffffffff
  for (const byte of utf8(text)) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}

/** Null for what is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The memory of what nobody looks at any more, at once: a collection comes when it comes. */
export const giveBack = ({ buffer }: { buffer: ArrayBufferLike }): void =>
  void (buffer instanceof ArrayBuffer && buffer.transfer(0))
