// Rows as a sheet of any office takes them.

/** A sheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`
