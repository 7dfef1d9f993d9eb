/** The keyspace as one text, and back. */
import * as z from 'zod'
import type { Keyspace, Kind, Shapes } from '#dev/redis/keyspace.ts'

const Text = z.string()
const Score = z.union([z.number(), z.enum(['inf', '-inf'])])

const Saved = z.discriminatedUnion('kind', [
  z.object({ key: Text, expires: z.number().nullable(), kind: z.literal('string'), value: Text }),
  z.object({
    key: Text,
    expires: z.number().nullable(),
    kind: z.literal('hash'),
    value: z.array(z.tuple([Text, Text])),
  }),
  z.object({ key: Text, expires: z.number().nullable(), kind: z.literal('set'), value: z.array(Text) }),
  z.object({
    key: Text,
    expires: z.number().nullable(),
    kind: z.literal('zset'),
    value: z.array(z.tuple([Text, Score])),
  }),
  z.object({ key: Text, expires: z.number().nullable(), kind: z.literal('list'), value: z.array(Text) }),
])
type Saved = z.output<typeof Saved>

const Snapshot = z.object({ version: z.literal(1), entries: z.array(Saved) })

export function snapshot(keys: Keyspace): string {
  const entries: unknown[] = []
  for (const [key, { kind, value, expires }] of keys.living()) {
    const plain = typeof value === 'string' ? value : [...value]
    entries.push({
      key,
      kind,
      expires,
      value: kind === 'zset' ? [...value].map(([member, score]) => [member, save(score)]) : plain,
    })
  }
  return JSON.stringify({ version: 1, entries })
}

export function restore(keys: Keyspace, text: string): void {
  keys.clear()
  for (const entry of Snapshot.parse(JSON.parse(text)).entries)
    keys.put(entry.key, entry.kind, revive(entry), entry.expires)
}

function revive(entry: Saved): Shapes[Kind] {
  switch (entry.kind) {
    case 'hash':
      return new Map(entry.value)
    case 'set':
      return new Set(entry.value)
    case 'zset':
      return new Map(entry.value.map(([member, score]) => [member, Number(String(score).replace('inf', 'Infinity'))]))
    default:
      return entry.value
  }
}

const save = (score: number) => (Number.isFinite(score) ? score : score > 0 ? 'inf' : '-inf')
