/** PGlite driven by the wire protocol itself, so that values stay the text PostgreSQL wrote. */
import { mkdir } from 'node:fs/promises'
import { PGlite, protocol } from '@electric-sql/pglite'
import {
  type Engine,
  type Field,
  FORGET_SESSION,
  leavesSessionState,
  type Result,
  type Statement,
} from '#dev/postgres/engine.ts'
import { emptyImage } from '#dev/postgres/image.ts'

const { serialize } = protocol
const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = protocol.messages

export type PGliteOptions = { data_dir?: string; image?: Blob }

export async function openPGlite({ data_dir, image }: PGliteOptions): Promise<Engine> {
  if (data_dir) await mkdir(data_dir, { recursive: true })
  const database = await PGlite.create({
    dataDir: data_dir ?? 'memory://',
    loadDataDir: image ?? (await emptyImage(data_dir)),
  })
  const run = (statement: Statement) => execute(database, statement)
  const forget = async () => {
    for (const query of FORGET_SESSION) await command(database, query)
  }

  return {
    run: statement =>
      database.runExclusive(async () => {
        try {
          return await run(statement)
        } finally {
          if (leavesSessionState(statement)) await forget()
        }
      }),
    batch: (statements, mode) =>
      database.runExclusive(async () => {
        try {
          return await runTogether(database, statements, mode)
        } finally {
          if (statements.some(leavesSessionState)) await forget()
        }
      }),
    exec: text => database.runExclusive(async () => void (await database.execProtocol(serialize.query(text)))),
    dump: () => database.dumpDataDir('none'),
    close: () => database.close(),
  }
}

const command = (database: PGlite, query: string) => execute(database, { query, params: [] })

/** All of them, or none. */
async function runTogether(database: PGlite, statements: readonly Statement[], mode?: string): Promise<Result[]> {
  await command(database, 'BEGIN')
  try {
    if (mode) await command(database, `SET TRANSACTION ${mode}`)
    const results: Result[] = []
    for (const statement of statements) results.push(await execute(database, statement))
    await command(database, 'COMMIT')
    return results
  } catch (error) {
    await command(database, 'ROLLBACK')
    throw error
  }
}

async function execute(database: PGlite, { query, params }: Statement): Promise<Result> {
  const message = Buffer.concat([
    serialize.parse({ text: query }),
    serialize.bind({ values: params }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
  const result: Result = { command: '', rowCount: null, fields: [], rows: [] }
  for (const part of (await database.execProtocol(message)).messages) {
    if (part instanceof DataRowMessage) result.rows.push(part.fields)
    if (part instanceof RowDescriptionMessage) result.fields = part.fields.map(plain)
    if (part instanceof CommandCompleteMessage) Object.assign(result, parseTag(part.text))
  }
  return result
}

function plain({ name, tableID, columnID, dataTypeID, dataTypeSize, dataTypeModifier }: Field): Field {
  return { name, tableID, columnID, dataTypeID, dataTypeSize, dataTypeModifier }
}

/** `INSERT 0 5` counts 5, `UPDATE 3` counts 3, `CREATE TABLE` counts nothing. */
function parseTag(tag: string): Pick<Result, 'command' | 'rowCount'> {
  const words = tag.split(' ')
  const count = words.length > 1 ? Number(words.at(-1)) : Number.NaN
  return { command: words[0] ?? '', rowCount: Number.isInteger(count) ? count : null }
}
