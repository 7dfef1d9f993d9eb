// What a change of the interface document would take from callers who rely on it.
type Json = Record<string, unknown>

const object = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** One line for each break: an operation, a status, a field or an enum value that is gone, a type that changed, a new demand. */
export function breaking(before: Json, after: Json): string[] {
  const found: string[] = []
  for (const [path, item] of Object.entries(object(before.paths))) {
    for (const [method, operation] of Object.entries(object(item))) {
      const now = object(object(object(after.paths)[path])[method])
      const name = `${method} ${path}`
      if (!now.responses) found.push(`${name}: the operation is gone`)
      else
        for (const status of Object.keys(object(object(operation).responses)))
          if (!(status in object(now.responses)) && status < '300') found.push(`${name}: ${status} is gone`)
    }
  }
  const [old, fresh] = [before, after].map(one => object(object(one.components).schemas)) as [Json, Json]
  for (const [name, schema] of Object.entries(old)) found.push(...changes(name, object(schema), object(fresh[name])))
  return found
}

function changes(name: string, before: Json, after: Json): string[] {
  const found: string[] = []
  if (before.type !== undefined && JSON.stringify(before.type) !== JSON.stringify(after.type))
    found.push(`${name}: another type`)
  for (const value of list(before.enum))
    if (!list(after.enum).includes(value)) found.push(`${name}: ${String(value)} is gone`)
  const fields = object(before.properties)
  for (const [field, schema] of Object.entries(fields)) {
    const now = object(after.properties)[field]
    if (now === undefined) found.push(`${name}.${field} is gone`)
    else found.push(...changes(`${name}.${field}`, object(schema), object(now)))
  }
  if (name.endsWith('Input')) {
    for (const field of list(after.required))
      if (!list(before.required).includes(field)) found.push(`${name}: ${String(field)} is demanded now`)
  }
  return found
}
