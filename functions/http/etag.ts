/** Whether the caller has this version already. `*` stands for any. */
export function has(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some(part => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')
}
