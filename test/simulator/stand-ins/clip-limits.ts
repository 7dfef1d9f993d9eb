// Stands in for lib/media/clips/limits.ts: parts of a few bytes, so that small files come in several.
export * from '#lib/media/clips/limits.ts'

export const PART_BYTES = 64
export const LOADED_PART_BYTES = 64
