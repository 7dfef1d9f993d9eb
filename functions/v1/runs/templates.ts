import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { listTemplates, TemplateEntry } from '#lib/studio/templates.ts'

const described = doc({
  id: 'listTemplates',
  tag: 'Studio',
  summary: 'Every template, with the fields of its data',
  description:
    'The same templates serve `POST /programmatic/render` and Studio. `data_schema` is JSON Schema 2020-12; `allowed` says whether this key, and the Studio profile that is bound to it, may use it.',
  answers: { 200: z.array(TemplateEntry) },
})

export default router().get('/', described, async c => c.json(await listTemplates(c.var.ctx)))
