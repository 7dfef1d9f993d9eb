import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { via } from '#functions/http/entry/via.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { RewordInput, RunWords, readWording, rewordRun } from '#lib/runs/reword/reword.ts'
import { againSeconds, Run } from '#lib/runs/run.ts'

const read = doc({
  id: 'getWords',
  tag: 'Runs',
  summary: 'Every text of a run by its place',
  description:
    'In the order in which it is read: the texts of its pictures, slides or scenes, those that are left out together as one part, and its captions. Change some with `POST` to the same path.',
  answers: { 200: RunWords },
  codes: ['run_not_found', 'invalid_state'],
})
const changed = doc({
  id: 'rewordRun',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Make a run again with other words',
  description:
    'A new run in the same look; the one before stays as it is. What is not sent reads as before, but for a caption that has a changed text word for word: it says the new one. Words of your own are judged as any that you send ready, on the brand as it is now: nothing of the verdict before counts for them. Slides and scenes that are left out go with their pictures, and a film has the time that its words take. It counts as a creating request.',
  answers: { 202: Run },
  codes: [
    ...(['run_not_found', 'invalid_state', 'recipe_invalid', 'asset_type_not_allowed', 'channel_not_allowed'] as const),
    ...(['plan_required', 'plan_cap_reached'] as const),
  ],
  idempotent: true,
})

export default router()
  .get('/:run_id/words', read, check('param', RunPath), async c => {
    const { parts, captions } = await readWording(c.var.ctx, c.req.valid('param').run_id)
    return c.json({ parts, captions })
  })
  .post('/:run_id/words', changed, check('param', RunPath), ...body(RewordInput), async c => {
    const { run_id } = c.req.valid('param')
    const { words, painted } = c.req.valid('json')
    const given = { words: new Map(Object.entries(words)), painted }
    const answer = await rewordRun(c.var.ctx, run_id, given, via(c), await claimed(c, { run_id, words, painted }))
    c.header('Retry-After', againSeconds((JSON.parse(answer.body) as Run).asset_type))
    return send(c, answer)
  })
