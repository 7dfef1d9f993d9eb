import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'
import { lookedAt, type Media, ofShelf, type Shelf } from '#lib/media/store.ts'
import { givenBack } from '#lib/usage/wallet-store.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed } from '#lib/work/store.ts'

/** One picture that is wanted, and of what is `kept` already no other; `tries` are pictures that were painted of it and not good enough, `why` tells the last. */
export const ArtworkItem = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(['waiting', 'offered', 'kept', 'refused']),
  tries: z.int().default(0),
  why: z.string().nullable().default(null),
})
export type ArtworkItem = z.output<typeof ArtworkItem>

const Hand = z.object({ shaded: z.number(), dark: z.number(), edges: z.number() })

export const ArtworkRow = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  wanted: z.int(),
  items: z.array(ArtworkItem),
  price: z.int().nullable(),
  hand: Hand.nullable(),
  pending: z.boolean(),
  error: z.string().nullable(),
  attempt: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type ArtworkRow = z.output<typeof ArtworkRow>

type Found = { artwork: unknown }
const first = ([row]: Found[]): ArtworkRow | null => (row ? ArtworkRow.parse(row.artwork) : null)

export async function findArtwork(db: Db, shelf: Shelf): Promise<ArtworkRow | null> {
  return first(await rows<Found>(db, sql`select to_jsonb(a) as artwork from artworks a where ${ofShelf(shelf)}`))
}

export type NewArtwork = Shelf & Pick<ArtworkRow, 'id' | 'wanted' | 'items' | 'price'> & { at: string; due_at: string }

/** What was offered before stays until the first picture of this set is there; null while something is being painted, and where this was begun already. */
export async function beginArtwork(db: Db, artwork: NewArtwork): Promise<ArtworkRow | null> {
  const { id, workspace_id, livemode, wanted, items, price, at, due_at } = artwork
  return first(
    await rows<Found>(
      db,
      sql`with begun as (
            insert into artworks as a
              (id, workspace_id, livemode, wanted, items, price, pending, due_at, created_at, updated_at)
            values (${id}, ${workspace_id}, ${livemode}, ${wanted}, ${JSON.stringify(items)}::jsonb, ${price}, true, ${due_at},
              ${at}, ${at})
            on conflict (workspace_id, livemode) do update
              set id = excluded.id, wanted = excluded.wanted, items = excluded.items, price = excluded.price, hand = null,
                pending = true, error = null, attempt = 0, ${freed}, due_at = excluded.due_at,
                created_at = excluded.created_at, updated_at = excluded.updated_at
              where not a.pending and a.id <> excluded.id
            returning *)
          select to_jsonb(begun) as artwork from begun`,
    ),
  )
}

/** Undefined work for everybody else until the lease ends. */
export async function claimArtwork(db: Db, id: string, { token, now, until }: Lease): Promise<ArtworkRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`update artworks a set lease = ${token}, lease_until = ${until}, due_at = ${until}, attempt = attempt + 1
          where id = ${id} and pending and (lease_until is null or lease_until < ${now})
          returning to_jsonb(a) as artwork`,
    ),
  )
}

export type Step = {
  items: readonly ArtworkItem[]
  hand?: ArtworkRow['hand']
  /** The picture that is offered from now on, under the id of its item: what an earlier set offered goes with the first. */
  media?: Media
  /** The item that is refused for good: what it took goes back. They are painted one after the other, so no other one took anything. */
  ended?: string
  /** Null where there is nothing more to do. */
  due_at: string | null
  error?: string | null
  at: string
}

/** Keeps what was done and gives the lease back; false when somebody else holds it. */
export async function stepArtwork(db: Db, row: ArtworkRow, token: string, step: Step): Promise<boolean> {
  const { items, hand = row.hand, media, ended, due_at, error = null, at } = step
  const done = await rows(
    db,
    sql`with stepped as (
          update artworks set items = ${JSON.stringify(items)}::jsonb, hand = ${hand ? JSON.stringify(hand) : null}::jsonb,
            pending = ${due_at !== null}, error = ${error}, attempt = 0, ${freed}, due_at = ${due_at}, updated_at = ${at}
          where id = ${row.id} and lease = ${token} and pending returning *),
        changed as (
          select ${ended ?? null}::uuid as id, workspace_id, false as free from stepped where ${ended !== undefined}),
        ${givenBack(at, sql`true`, 'artwork')},
        added as (
          insert into media select m.* from stepped, jsonb_populate_record(null::media, ${JSON.stringify(media ?? null)}::jsonb) m
          where ${media !== undefined}),
        gone as (
          delete from media m using stepped s
          where ${media !== undefined} and m.workspace_id = s.workspace_id and m.livemode = s.livemode and m.kind = 'artwork'
            and m.tags ->> 'status' = 'offered' and m.created_at <= s.created_at
            and not s.items @> jsonb_build_array(jsonb_build_object('id', m.id)) returning m.blob_key),
        looked as (${lookedAt(sql`gone`, at)})
        select id from stepped`,
  )
  return done.length > 0
}

/** Kept from now on, or as it was before; null where there is no such picture, or no room for one more. */
export async function keepOffered(db: Db, shelf: Shelf, id: string, most: number, at: string): Promise<boolean> {
  const kept = await rows(
    db,
    sql`update media m set tags = m.tags || '{"status":"ready"}', updated_at = ${at}
        where m.id = ${id} and m.kind = 'artwork' and ${ofShelf(shelf)} and (m.tags ->> 'status' = 'ready' or (
          select count(*) from media k where k.workspace_id = m.workspace_id and k.livemode = m.livemode
            and k.kind = 'artwork' and k.tags ->> 'status' = 'ready') < ${most})
        returning 1`,
  )
  return kept.length > 0
}
