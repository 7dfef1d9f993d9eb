import { neon, neonConfig } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import type { Db } from '#lib/db.ts'

/** `endpoint` points the driver at a local stand-in; Neon's own address follows from the connection string. */
export function connect(connection_string: string, endpoint?: string): Db {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  return drizzle({ client: neon(connection_string) }) as unknown as Db
}
