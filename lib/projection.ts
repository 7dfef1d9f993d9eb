import type * as z from 'zod'
import { StoredZone, zoneOrUtc } from '#lib/instant/zone.ts'
import { Instant, inOurSpelling } from '#lib/instant.ts'

type Read = (value: unknown) => unknown

/**
 * Reads what this service wrote itself, after a check by the same schema: the fields that the schema names and no
 * other, its defaults, instants in our spelling, zones that there are. It judges nothing, at a twentieth of the cost of a parse; what comes
 * from outside is parsed.
 */
export function projection<Schema extends z.ZodObject>(schema: Schema): (written: unknown) => z.output<Schema> {
  const read = reader(schema)
  return written => read(written) as z.output<Schema>
}

const same: Read = value => value

function reader(schema: z.core.$ZodType): Read {
  if (schema === Instant) return inOurSpelling
  if (schema === StoredZone) return zoneOrUtc
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'nullable':
      return ofNullable(reader(def.innerType))
    case 'default':
      return ofDefault(reader(def.innerType), def)
    case 'optional':
      return ofOptional(reader(def.innerType))
    case 'array':
      return ofEach(reader(def.element))
    case 'object':
      return def.catchall ? same : ofFields(def.shape)
    case 'pipe':
    case 'transform':
      throw new Error('a schema that changes values has no projection')
    default:
      return same
  }
}

const ofNullable = (read: Read): Read => (read === same ? same : value => (value === null ? null : read(value)))

const ofOptional = (read: Read): Read =>
  read === same ? same : value => (value === undefined ? undefined : read(value))

const ofDefault =
  (read: Read, def: { defaultValue: unknown }): Read =>
  value =>
    value === undefined ? def.defaultValue : read(value)

const ofEach = (read: Read): Read => (read === same ? same : value => (value as unknown[]).map(read))

function ofFields(shape: Record<string, z.core.$ZodType>): Read {
  const fields = Object.entries(shape).map(([name, schema]) => [name, reader(schema)] as const)
  return value => {
    const written = value as Record<string, unknown>
    const projected: Record<string, unknown> = {}
    for (const [name, read] of fields) {
      const field = read(written[name])
      if (field !== undefined) projected[name] = field
    }
    return projected
  }
}
