import type { Database } from '#dev/redis/database.ts'

/** So many different items, or, where negative, so many draws that may repeat. */
export function sample<T>(db: Database, items: T[], count: number): T[] {
  if (items.length === 0) return []
  const draw = (length: number) => Math.floor(db.random() * length)
  if (count < 0) return Array.from({ length: -count }, () => items[draw(items.length)] as T)
  const rest = [...items]
  return Array.from({ length: Math.min(count, items.length) }, () => rest.splice(draw(rest.length), 1)[0] as T)
}
