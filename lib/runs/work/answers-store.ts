// Answers of models, kept for a month, and what they cost.
import { sql } from 'drizzle-orm'
import type { Memory } from '#lib/composer/model/planner.ts'
import { type Db, prune, rows } from '#lib/db.ts'
import { utcDay } from '#lib/instant.ts'

export const ANSWERS_KEPT_DAYS = 30

/** What the planner may remember of one workspace. */
export const memoryOf = (db: Db, workspace_id: string, now: Date): Memory => ({
  async find(question_hash) {
    const found = await rows<{ model: string; answer: unknown }>(
      db,
      sql`select model, answer from answers where workspace_id = ${workspace_id} and question_hash = ${question_hash}`,
    )
    return found[0] ?? null
  },
  async keep(question_hash, model, answer) {
    await db.execute(
      sql`insert into answers (workspace_id, question_hash, model, answer, created_at)
          values (${workspace_id}, ${question_hash}, ${model}, ${JSON.stringify(answer)}::jsonb, ${now.toISOString()})
          on conflict (workspace_id, question_hash) do update
            set model = excluded.model, answer = excluded.answer, created_at = excluded.created_at`,
    )
  },
  async spent_usd() {
    const found = await rows<{ cost_usd: number }>(
      db,
      sql`select cost_usd from model_spend where workspace_id = ${workspace_id} and day = ${utcDay(now)}`,
    )
    return found[0]?.cost_usd ?? 0
  },
  async spend(calls, { input_tokens, output_tokens, cost_usd = 0 }) {
    await db.execute(
      sql`insert into model_spend as s (workspace_id, day, calls, input_tokens, output_tokens, cost_usd)
          values (${workspace_id}, ${utcDay(now)}, ${calls}, ${input_tokens}, ${output_tokens}, ${cost_usd})
          on conflict (workspace_id, day) do update set calls = s.calls + excluded.calls,
            input_tokens = s.input_tokens + excluded.input_tokens, output_tokens = s.output_tokens + excluded.output_tokens,
            cost_usd = s.cost_usd + excluded.cost_usd`,
    )
  },
})

export const pruneAnswers = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'answers', by: 'created_at' }, before, limit)
