import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { PostingPause, pausePosting, readPause, resumePosting } from '#lib/publish/control/pause.ts'

const read = doc({
  id: 'readPostingPause',
  tag: 'Publishing',
  summary: 'Whether posting is paused',
  answers: { 200: PostingPause },
})
const paused = doc({
  id: 'pausePosting',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Stop all posting of this workspace',
  description:
    'Posts of every kind: asked for, scheduled, automatic, of Studio. Once this has answered none begins; `in_flight` names those that were sent before and may still come out. Waiting posts stay.',
  answers: { 200: PostingPause },
})
const resumed = doc({
  id: 'resumePosting',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Let posting go on',
  description:
    'Posts that are more than an hour late by then become `awaiting_approval` (`awaits: late`) instead of going out.',
  answers: { 200: PostingPause },
})

export default router()
  .get('/pause', read, async c => {
    return c.json(await readPause(c.var.ctx, c.var.ctx.workspace.id))
  })

  .put('/pause', paused, async c => {
    const { ctx } = c.var
    return c.json(await pausePosting(ctx, ctx, ctx.workspace.id))
  })

  .delete('/pause', resumed, async c => {
    const { ctx } = c.var
    return c.json(await resumePosting(ctx, ctx, ctx.workspace.id))
  })
