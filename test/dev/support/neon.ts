import { neonConfig } from '@neondatabase/serverless'

/** Lets clients of several stand-ins live in one process: the port of the connection string chooses. */
export function reachStandIns(): void {
  neonConfig.fetchEndpoint = (host, port) => `http://${host}:${port}/sql`
}
