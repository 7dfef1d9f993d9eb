import { BucketError } from '#dev/r2/wire/error.ts'
import type { Get } from '#dev/r2/wire/request.ts'

export type Range = { offset: number; length: number }

/** The bytes that a read asks for; all of them where a header is malformed or names several ranges. */
export function rangeOf({ range, rangeHeader }: Pick<Get, 'range' | 'rangeHeader'>, size: number): Range {
  if (rangeHeader !== undefined) return fromHeader(rangeHeader, size) ?? { offset: 0, length: size }
  if (!range) return { offset: 0, length: size }
  if (range.suffix !== undefined) {
    if (range.suffix <= 0) throw new BucketError('invalid_range')
    return last(range.suffix, size)
  }
  const offset = range.offset ?? 0
  const length = range.length ?? size - offset
  if (offset > size || length <= 0) throw new BucketError('invalid_range')
  return { offset, length: Math.min(length, size - offset) }
}

function fromHeader(header: string, size: number): Range | undefined {
  const [, first, final] = /^bytes\s?=\s?(\d{0,19})\s?-\s?(\d{0,19})$/i.exec(header.trim()) ?? []
  if (first === undefined || final === undefined || first + final === '') return undefined
  if (first === '') return Number(final) > 0 ? last(Number(final), size) : undefined
  const offset = Number(first)
  const end = final === '' ? size - 1 : Math.min(Number(final), size - 1)
  return offset < size && offset <= end ? { offset, length: end - offset + 1 } : undefined
}

const last = (suffix: number, size: number): Range => ({
  offset: Math.max(0, size - suffix),
  length: Math.min(suffix, size),
})
