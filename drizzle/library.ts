import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, media, workspaces } from './schema.ts'

/** What is known of a brand's figure; its pictures are rows of `media`. */
export const mascots = pgTable(
  'mascots',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    style: text().notNull(),
    /** How often another take was asked for: a seed of what is drawn. */
    take: smallint().notNull().default(0),
    /** What was asked for last; `pending` until it is drawn or has failed. */
    work: jsonb().notNull(),
    pending: boolean().notNull(),
    error: text(),
    /** Who drew last, and why it was not the model that is configured. */
    drawn_by: text(),
    fallback: text(),
    lease: uuid(),
    lease_until: instant(),
    attempt: smallint().notNull().default(0),
    due_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('mascots_one').on(t.workspace_id, t.livemode),
    index('mascots_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)

/** What a brand is being offered of pictures by an image model; those that are there are rows of `media`. */
export const artworks = pgTable(
  'artworks',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    /** How many pictures are wanted; `items` has a subject for each, empty until somebody has chosen them. */
    wanted: smallint().notNull(),
    items: jsonb().notNull().default([]),
    /** In credits, for each picture that a model paints; null where nothing is counted. */
    price: smallint(),
    /** How the first one is painted: the others are held against it. */
    hand: jsonb(),
    pending: boolean().notNull(),
    error: text(),
    lease: uuid(),
    lease_until: instant(),
    attempt: smallint().notNull().default(0),
    due_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('artworks_one').on(t.workspace_id, t.livemode),
    index('artworks_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)

/** A video that is on its way in: from an address or in parts. Gone once it is ready or has failed. */
export const clips = pgTable(
  'clips',
  {
    id: uuid()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    state: text().notNull(),
    url: text(),
    upload_id: text(),
    part_size: integer(),
    /** Part number to the storage's tag of it. */
    parts: jsonb().notNull().default({}),
    lease: uuid(),
    lease_until: instant(),
    attempt: smallint().notNull().default(0),
    due_at: instant(),
    created_at: instant().notNull(),
  },
  t => [index('clips_due').on(t.due_at).where(sql`due_at is not null`)],
)

/** Library files that may belong to no row (any more): written before a file is stored and when a row goes. */
export const file_checks = pgTable(
  'file_checks',
  {
    blob_key: text().primaryKey(),
    due_at: instant().notNull(),
  },
  t => [index('file_checks_due').on(t.due_at)],
)
