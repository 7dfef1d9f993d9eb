/** Parameters as the text PostgreSQL reads, and rows as the values a program wants. */
import pg from 'pg'
import type { Result } from '#dev/postgres/engine.ts'

export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function element(value: unknown): string {
  const text = toText(value)
  if (text === null) return 'NULL'
  return Array.isArray(value) ? text : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

export function toObjects({ fields, rows }: Result): Record<string, unknown>[] {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID) }))
  return rows.map(row =>
    Object.fromEntries(columns.map(({ name, parse }, index) => [name, row[index] == null ? null : parse(row[index])])),
  )
}
