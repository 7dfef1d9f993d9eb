// Neon's HTTP protocol under Drizzle: a request for each statement, as Neon's own driver sends it.
import type { NeonQueryFunction } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import { readerOf, writtenOf } from '#lib/adapters/postgres/text.ts'
import type { Db } from '#lib/db.ts'

type Fields = { name: string; dataTypeID: number }[]
type Answer = { fields: Fields; rows: (string | null)[][]; command: string; rowCount: number }
type Options = { arrayMode?: boolean }

/** `endpoint` leads to a local stand-in; Neon's own address follows from the connection string. */
export function connect(connection_string: string, endpoint = addressOf(connection_string)): Db {
  const headers = new Headers({
    'Neon-Connection-String': connection_string,
    'Neon-Raw-Text-Output': 'true',
    'Neon-Array-Mode': 'true',
  })
  const query = async (text: string, params: unknown[] = [], options: Options = {}) =>
    resultOf(await answered(endpoint, { headers, query: text, params: params.map(writtenOf) }), options)
  const client = Object.assign(query, { query })
  return drizzle({ client: client as unknown as NeonQueryFunction<false, true> }) as unknown as Db
}

type Asked = { headers: Headers; query: string; params: (string | null)[] }

async function answered(address: string, { headers, query, params }: Asked): Promise<Answer> {
  const body = JSON.stringify({ query, params })
  const send = () => fetch(address, { method: 'POST', headers, body })
  const again = (error: unknown) => (isRead(query) ? send() : Promise.reject(error))
  const answer = await send()
    .catch(again)
    .catch(error => {
      throw new NeonDbError(`Error connecting to database: ${error}`, { sourceError: error })
    })
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text)
  if (answer.status !== 400) throw new NeonDbError(`Server error (HTTP status ${answer.status}): ${text}`)
  const told: { message: string } = JSON.parse(text)
  throw new NeonDbError(told.message, told)
}

/** Named as the driver names it, with what PostgreSQL says: its state, the table, the constraint. */
class NeonDbError extends Error {
  override name = 'NeonDbError'
  constructor(message: string, told: object = {}) {
    super(message)
    Object.assign(this, told)
  }
}

/** What changes nothing may be asked once more where a connection was lost, which under load is not rare. */
const isRead = (query: string) => /^\s*select\b/i.test(query)

function resultOf({ fields, rows, ...rest }: Answer, { arrayMode }: Options) {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }))
  const named = (row: (string | null)[]) => {
    const values: Record<string, unknown> = {}
    for (const [index, { name, read }] of columns.entries()) values[name] = known(row[index], read)
    return values
  }
  const listed = (row: (string | null)[]) => columns.map(({ read }, index) => known(row[index], read))
  return { ...rest, fields, rows: arrayMode ? rows.map(listed) : rows.map(named) }
}

const known = (text: string | null | undefined, read: (text: string) => unknown) =>
  text === null || text === undefined ? null : read(text)

/** The first label of the host names the database; its statements are taken at `api` in that place. */
function addressOf(connection_string: string): string {
  const { hostname } = new URL(connection_string)
  return `https://${hostname.replace(/^[^.]+\./, 'api.')}/sql`
}
