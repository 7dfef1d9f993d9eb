import { router } from '#functions/http/app-env.ts'
import { body, UPLOAD_BYTES } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { doc } from '#functions/http/doc.ts'
import { CreateMascotInput, createMascot } from '#lib/brand/mascot/create.ts'
import { Mascot, readMascot } from '#lib/brand/mascot/mascot.ts'
import { MascotStepInput, stepMascot } from '#lib/brand/mascot/step.ts'
import { imageCodes } from '#lib/media/picture/refusals.ts'

const read = doc({
  id: 'getMascot',
  tag: 'Library',
  summary: 'The mascot and where it stands',
  description: 'Always 200; `none` before there is one.',
  answers: { 200: Mascot },
})
const created = doc({
  id: 'createMascot',
  needs: 'brand',
  tag: 'Library',
  summary: 'Draw a mascot',
  description:
    'Drawn in the colours of the brand, or by the image model that this service is configured with; a picture of your own is taken as it is or followed by the model. The outcome is a candidate: keep it, or try again.',
  answers: { 202: Mascot },
  codes: [...imageCodes, 'invalid_state'],
})
const stepped = doc({
  id: 'stepMascot',
  needs: 'brand',
  tag: 'Library',
  summary: 'Keep the candidate, try again, or add a pose',
  description:
    '`keep` and `retry` need a candidate (`retry` also follows a failure); `pose` needs a mascot that is kept.',
  answers: { 200: Mascot, 202: Mascot },
  codes: [...imageCodes, 'invalid_state'],
})

export default router()
  .get('/', read, async c => {
    return c.json(await readMascot(c.var.ctx))
  })

  .post('/', created, ...body(CreateMascotInput, UPLOAD_BYTES), repeatable, async c => {
    return c.json(await createMascot(c.var.ctx, c.req.valid('json')), 202)
  })

  .post('/step', stepped, ...body(MascotStepInput, UPLOAD_BYTES), repeatable, async c => {
    const input = c.req.valid('json')
    const mascot = await stepMascot(c.var.ctx, input)
    return input.action === 'keep' ? c.json(mascot, 200) : c.json(mascot, 202)
  })
