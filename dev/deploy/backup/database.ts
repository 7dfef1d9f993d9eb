// Which tables a database has, and in which order they can be filled.
import { type NeonQueryFunction, neon, neonConfig } from '@neondatabase/serverless'

export type Sql = NeonQueryFunction<false, false>
export type Place = { DATABASE_URL?: string; NEON_FETCH_ENDPOINT?: string }

export function open({ DATABASE_URL = '', NEON_FETCH_ENDPOINT }: Place): Sql {
  if (NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = () => NEON_FETCH_ENDPOINT
  return neon(DATABASE_URL)
}

/** Of the schema's migrations, which say themselves what was done. */
export const KEPT_BY_THE_SCHEMA = 'migrations'

/** Each after those that its rows name. */
export async function tablesOf(sql: Sql): Promise<string[]> {
  const found = await sql.query(
    `select c.relname as name, coalesce(array_agg(distinct f.relname::text) filter (where f.relname <> c.relname), '{}') as named
     from pg_class c
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
     left join pg_class f on f.oid = k.confrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> $1
     group by c.relname order by c.relname`,
    [KEPT_BY_THE_SCHEMA],
  )
  const left = new Map(found.map(({ name, named }) => [String(name), named as string[]]))
  const ordered: string[] = []
  while (left.size > 0) {
    const next = [...left].find(([, named]) => named.every(one => !left.has(one)))
    if (!next) throw new Error(`tables name each other in a circle: ${[...left.keys()].join(', ')}`)
    ordered.push(next[0])
    left.delete(next[0])
  }
  return ordered
}

/** As it stands in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
