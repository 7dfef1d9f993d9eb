import { type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

type Kept = { name: string; types: number[] }

/** A statement that comes again is not parsed again, and travels as one message where PGlite by itself sends six. */
export function keepStatements(client: PGlite): PGlite {
  const statements = new Map<string, Kept>()
  const ask = async (...parts: Uint8Array[]) => (await client.execProtocol(Buffer.concat(parts))).messages

  async function prepare(text: string): Promise<Kept> {
    const name = `kept_${statements.size}`
    const told = await ask(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const kept = { name, types: parse.parseDescribeStatementResults(told) }
    statements.set(text, kept)
    return kept
  }

  function written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return client.serializers[type]?.(value) ?? String(value)
  }

  const query: PGlite['query'] = (text, params = [], options) =>
    client.runExclusive(async () => {
      const { name, types } = statements.get(text) ?? (await prepare(text))
      const told = await ask(
        serialize.bind({ statement: name, values: params.map((value, at) => written(value, types[at])) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      )
      // PGlite itself would copy all of its parsers for each query.
      const parsers = Object.assign(Object.create(client.parsers), options?.parsers)
      return parse.parseResults(told, parsers, { ...options, parsers: undefined })[0] as never
    })
  return { query, transaction: (work: never) => client.transaction(work) } as unknown as PGlite
}
