import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** What a model answered to a question, so that the same request gives the same words and costs nothing. */
export const answers = pgTable(
  'answers',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    question_hash: text().notNull(),
    model: text().notNull(),
    answer: jsonb().notNull(),
    created_at: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.question_hash] }), index('answers_created').on(t.created_at)],
)

/** What a workspace's questions to models used on a UTC day. */
export const model_spend = pgTable(
  'model_spend',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    day: date().notNull(),
    calls: integer().notNull(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    cost_usd: doublePrecision().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.day] })],
)
