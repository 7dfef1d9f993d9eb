import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { Performance, PerformanceInput, readPerformance } from '#lib/publish/measure/performance.ts'

const described = doc({
  id: 'getPerformance',
  tag: 'Publishing',
  summary: 'What came of runs and posts in a window of days',
  description:
    'Runs that began and posts that came out in the window. A number that no platform has told is null, never 0. Platforms are asked for their numbers once a day.',
  answers: { 200: Performance },
})

export default router().get('/', described, check('query', PerformanceInput), async c => {
  return c.json(await readPerformance(c.var.ctx, c.req.valid('query')))
})
