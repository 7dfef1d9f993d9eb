// Starts a run from a form and leads to it; a form that is sent twice leads to the same one.
import type { C } from '#functions/dashboard/http/env.ts'
import { type Fields, orUndefined } from '#functions/dashboard/http/sent.ts'
import { hrefOf } from '#functions/dashboard/parts/shell.ts'
import { claim } from '#lib/idempotency/record.ts'
import { type GenerateInput, generate } from '#lib/runs/accept/generate.ts'
import { rerender } from '#lib/runs/accept/rerender.ts'
import { type Rewording, rewordRun } from '#lib/runs/reword/reword.ts'

export async function makeRun(c: C, input: GenerateInput, fields: Fields) {
  const claimed = await claim('POST /create', orUndefined(fields.text('once')), input)
  return leadTo(c, await generate(c.var.ctx, input, 'dashboard', claimed))
}

export async function makeAgain(c: C, run_id: string, fields: Fields) {
  const claimed = await claim('POST /rerender', orUndefined(fields.text('once')), { run_id })
  return leadTo(c, await rerender(c.var.ctx, run_id, 'dashboard', claimed))
}

/** The words by their place, of which only those that differ count. */
export async function makeReworded(c: C, run_id: string, { words, painted }: Rewording, fields: Fields) {
  const sent = { run_id, words: Object.fromEntries(words), ...(painted === false && { painted }) }
  const claimed = await claim('POST /words', orUndefined(fields.text('once')), sent)
  return leadTo(c, await rewordRun(c.var.ctx, run_id, { words, painted }, 'dashboard', claimed))
}

function leadTo(c: C, { body }: { body: string }) {
  const { id } = JSON.parse(body) as { id: string }
  return c.redirect(hrefOf(c, `runs/${id}`), 303)
}
