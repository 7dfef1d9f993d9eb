type Path = (string | number)[]

const suspicious = /\\u(0000|d[89a-f])|e\+?\d{3}/i

/** Where a JSON text holds what Postgres cannot keep: NUL, half a surrogate pair, infinity; null when it holds none. */
export function unstorable(text: string, value: unknown): Path | null {
  return suspicious.test(text) ? find(value, []) : null
}

function find(value: unknown, path: Path): Path | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value === 'number' && !Number.isFinite(value)) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key.toWellFormed()]
    const found = isStorable(key) ? find(inner, here) : here
    if (found) return found
  }
  return null
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
