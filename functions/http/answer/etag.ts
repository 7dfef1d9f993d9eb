import * as z from 'zod'

/** Whether the caller has this version already. `*` stands for any. */
export function has(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some(part => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')
}

/**
 * The versions that `If-Match` names, or null when it asks for none. A version may be followed by the day of its signed
 * links, which makes no difference to what a change would overwrite.
 */
export function versionsIn(header: string | undefined): number[] | null {
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').flatMap(part => {
    const [, version] = /^\s*"(\d{1,9})(?:\.\d+)?"\s*$/.exec(part) ?? []
    return version === undefined ? [] : [Number(version)]
  })
}

export const IfMatch = z.object({
  'if-match': z
    .string()
    .max(200)
    .optional()
    .describe('The `ETag` that the change is meant for; 412 when it is no more.'),
})
