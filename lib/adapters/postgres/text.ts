// Values as PostgreSQL writes them in text, read and written.

type Read = (text: string) => unknown

const plain: Read = text => text
const whole: Read = text => Number.parseInt(text, 10)
const bool: Read = text => text === 't' || text === 'true'

/** By the numbers of `pg_type`; eight-byte numbers, exact ones and times stay texts. */
const readers: Record<number, Read> = {
  ...{ 16: bool, 21: whole, 23: whole, 26: whole },
  ...{ 700: Number.parseFloat, 701: Number.parseFloat, 114: JSON.parse, 3802: JSON.parse },
}

/** Arrays, by what they hold. */
const ofArrays: Record<number, Read> = {
  ...{ 1000: bool, 1005: whole, 1007: whole, 1028: whole, 1021: Number.parseFloat, 1022: Number.parseFloat },
  ...{ 199: JSON.parse, 3807: JSON.parse, 1002: plain, 1009: plain, 1014: plain, 1015: plain, 1016: plain },
  ...{ 2951: plain, 1041: plain, 651: plain },
}

export function readerOf(type: number): Read {
  const held = ofArrays[type]
  return held ? text => readArray(text, held) : (readers[type] ?? plain)
}

/** A brace, a comma, a quoted element or a bare one. */
const TOKEN = /[{},]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs

function readArray(text: string, read: Read): unknown[] {
  const open: unknown[][] = [[]]
  // An array whose first place is not 1 says so before it.
  for (const [token, quoted] of text.slice(text.indexOf('{')).matchAll(TOKEN)) {
    const list = open.at(-1) ?? []
    if (quoted !== undefined) list.push(read(quoted.replace(/\\(.)/gs, '$1')))
    else if (token === '{') open.push(list[list.push([]) - 1] as unknown[])
    else if (token === '}') open.pop()
    else if (token !== ',') list.push(token === 'NULL' ? null : read(token))
  }
  return open[0]?.[0] as unknown[]
}

/** As a parameter; an object is JSON. */
export function writtenOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const elementOf = (value: unknown): string => {
  if (value === null) return 'NULL'
  return Array.isArray(value) ? (writtenOf(value) ?? '') : `"${writtenOf(value)?.replace(/["\\]/g, '\\$&')}"`
}
