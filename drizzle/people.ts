import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** People who sign in at the dashboard. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** In small letters. */
  email: text().notNull().unique(),
  name: text().notNull(),
  time_zone: text().notNull().default('UTC'),
  created_at: instant().notNull(),
})

/** Who may do what in which workspace. */
export const members = pgTable(
  'members',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** `owner`, `admin`, `member` or `viewer`. */
    role: text().notNull(),
    created_at: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.user_id] }), index('members_user').on(t.user_id)],
)

/** Browsers that are signed in, known by the hash of what their cookie holds. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** How: `link`, `code` … */
    method: text().notNull(),
    user_agent: text().notNull(),
    created_at: instant().notNull(),
    seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  t => [index('sessions_user').on(t.user_id), index('sessions_over').on(t.expires_at)],
)

/** What lets somebody in once: a link, an invitation, a code by mail. Only the hash is kept. */
export const sign_in_words = pgTable(
  'sign_in_words',
  {
    hash: text().primaryKey(),
    /** `owner`, `invitation`, `link`, `code` or `challenge`. */
    kind: text().notNull(),
    email: text(),
    workspace_id: uuid().references(() => workspaces.id),
    role: text(),
    /** Who made it. */
    by: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  t => [index('sign_in_words_over').on(t.expires_at), index('sign_in_words_email').on(t.email, t.created_at)],
)

/** Keys that authenticators hold for people: their public halves. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the authenticator calls it, in base64url. */
    id: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** A JSON web key. */
    key: jsonb().notNull(),
    /** How often it has signed; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
  },
  t => [index('passkeys_user').on(t.user_id)],
)
