// Produced files: public, unguessable, never changed.
import { router } from '#functions/http/app-env.ts'
import { sendFile } from '#functions/http/body/file.ts'

const YEAR_SECONDS = 31_536_000
const fileName = '[0-9a-f]{64}\\.[a-z0-9]{2,4}'

export const assets = router().get(`/:run_id/:file{${fileName}}`, c =>
  sendFile(c, `assets/${c.req.param('run_id')}/${c.req.param('file')}`, `public, max-age=${YEAR_SECONDS}, immutable`),
)
