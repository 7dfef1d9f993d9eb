// Whoever has the id of a run, as the command line prints it, is led to that run in the dashboard.
import { brokenPage, elsewherePage } from '#functions/approve/page.ts'
import { router } from '#functions/http/app-env.ts'

export const approveByRun = (dashboard_url?: string) =>
  router()
    .get('/:run_id{[0-9a-f-]{36}}', c => {
      const run_id = c.req.param('run_id')
      return dashboard_url ? c.redirect(`${dashboard_url}/runs/${run_id}`, 303) : c.html(elsewherePage(run_id), 404)
    })
    .get('/*', c => c.html(brokenPage(), 404))
