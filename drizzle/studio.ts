import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, runs, workspaces } from './schema.ts'

/** What a key may do in Studio: which templates, how they look, where they go. */
export const studioProfiles = pgTable(
  'studio_profiles',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    name: text().notNull(),
    /** Null means all. */
    templates: text().array(),
    /** `auto`, `light` or `dark`. */
    theme: text().notNull().default('auto'),
    default_caption: text().notNull().default(''),
    /** To every chat that is linked to the workspace. */
    telegram: boolean().notNull().default(false),
    /** Connected accounts that each card is posted to. */
    social: uuid().array().notNull().default([]),
    paused: boolean().notNull().default(false),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [index('studio_profiles_list').on(t.workspace_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

/** Chats of the messaging bot that are linked to a workspace. */
export const chats = pgTable(
  'chats',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** 64 bits, and below zero for groups. */
    chat_id: text().notNull(),
    type: text().notNull(),
    title: text().notNull(),
    /** The topic of a forum in which it was linked. */
    thread_id: text(),
    /** `linked`, or `unlinked` once the bot was sent away. */
    status: text().notNull().default('linked'),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [unique('chats_once').on(t.workspace_id, t.chat_id)],
)

/** One finished card for one chat. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    run_id: uuid()
      .notNull()
      .references(() => runs.id),
    chat_id: uuid()
      .notNull()
      .references(() => chats.id),
    status: text().notNull().default('queued'),
    /** Set in the statement before the call: a chat is not told twice because an answer was lost. */
    armed_at: instant(),
    external_id: text(),
    error: jsonb(),
    /** It was sent once more after the network failed. */
    resent: boolean().notNull().default(false),
    attempt: smallint().notNull().default(0),
    lease: uuid(),
    lease_until: instant(),
    due_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('messages_once').on(t.run_id, t.chat_id),
    index('messages_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)
