import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { listTemplates, TemplateEntry } from '#lib/studio/templates.ts'

const described = doc({
  id: 'listTemplates',
  tag: 'Studio',
  summary: 'Every template, with the fields of its data',
  description: 'The same templates serve `POST /programmatic/render` and Studio. `data_schema` is JSON Schema 2020-12.',
  answers: { 200: z.array(TemplateEntry) },
})

export default router().get('/', described, c => c.json(listTemplates(c.var.ctx)))
