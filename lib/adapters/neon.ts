// Neon's HTTP protocol under Drizzle: plain statements by the short way, all else by Neon's own driver.
import { NeonDbError, neon, neonConfig, types } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import type { Db } from '#lib/db.ts'

type Driver = ReturnType<typeof neon<false, true>>
type Fields = { name: string; dataTypeID: number }[]
type Answer = { fields: Fields; rows: (string | null)[][]; command: string; rowCount: number }

/** `endpoint` points the driver at a local stand-in; Neon's own address follows from the connection string. */
export function connect(connection_string: string, endpoint?: string): Db {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  const driver = neon(connection_string, { fullResults: true })
  const query = shortWay(driver.query, addressOf(connection_string), connection_string)
  return drizzle({ client: { ...driver, query } as Driver }) as unknown as Db
}

/** The driver reads the connection string anew for every statement. This asks the same, and reads the answer by its types. */
function shortWay(long: Driver['query'], address: string, connection_string: string): Driver['query'] {
  const headers = new Headers({
    'Neon-Connection-String': connection_string,
    'Neon-Raw-Text-Output': 'true',
    'Neon-Array-Mode': 'true',
  })
  const ask = async (query: string, params: unknown[]) => {
    const body = JSON.stringify({ query, params: params.map(value => (value === null ? null : String(value))) })
    const send = () => fetch(address, { method: 'POST', headers, body })
    const again = (error: unknown) => (isRead(query) ? send() : Promise.reject(error))
    const answer = await send()
      .catch(again)
      .catch(error => {
        throw Object.assign(new NeonDbError(`Error connecting to database: ${error}`), { sourceError: error })
      })
    const text = await answer.text()
    if (answer.ok) return resultOf(JSON.parse(text))
    if (answer.status !== 400) throw new NeonDbError(`Server error (HTTP status ${answer.status}): ${text}`)
    const told: { message: string } = JSON.parse(text)
    throw Object.assign(new NeonDbError(told.message), told)
  }
  return ((query, params = [], options) =>
    options?.arrayMode || !params.every(isPlain) ? long(query, params, options) : ask(query, params)) as Driver['query']
}

/** What changes nothing may be asked once more where a connection was lost, which under load is not rare. */
const isRead = (query: string) => /^\s*select\b/i.test(query)

const isPlain = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function resultOf({ fields, rows, ...rest }: Answer) {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, read: types.getTypeParser(dataTypeID) }))
  const named = (row: (string | null)[]) => {
    const values: Record<string, unknown> = {}
    for (const [index, { name, read }] of columns.entries()) {
      const text = row[index] ?? null
      values[name] = text === null ? null : read(text)
    }
    return values
  }
  return { ...rest, fields, rows: rows.map(named) }
}

function addressOf(connection_string: string): string {
  const { fetchEndpoint } = neonConfig
  if (typeof fetchEndpoint === 'string') return fetchEndpoint
  const { hostname, port } = new URL(connection_string)
  return fetchEndpoint(hostname, port, { jwtAuth: false })
}
