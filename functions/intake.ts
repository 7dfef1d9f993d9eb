// The Worker that takes pictures and fonts from outside in. Decoding one needs most of an isolate, so nothing else lies in this one.
import { Hono } from 'hono'
import { shared } from '#functions/deps.ts'
import { ingest } from '#functions/doors/ingest.ts'
import { IntakeEnv, readEnv } from '#functions/env/env.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { notFound } from '#functions/http/entry/methods.ts'
import { request } from '#functions/http/request.ts'
import { doctorDoor } from '#functions/internal/doctor.ts'
import { perEnvironment, workerOf } from '#functions/per-environment.ts'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { takumiTrial } from '#lib/adapters/engine/font-trial.ts'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { keepFont } from '#lib/media/font/keep.ts'
import { keepPicture } from '#lib/media/picture/keep.ts'

const never = () => Promise.reject(new Error('another Worker is asked'))
const elsewhere = {
  ...{ clarify: never, plan: never, drawCards: () => never, readSite: () => never },
  posts: { attempt: never, tendAccounts: never, mustBeSeen: never },
}

const started = perEnvironment(raw => {
  const env = readEnv(IntakeEnv, raw)
  const pictures = takumiPictures()
  const deps = shared(env, {
    ...elsewhere,
    take: keeper => (upload, use) => keepPicture({ ...keeper, pictures }, upload, use),
    takeFont: keeper => upload => keepFont({ ...keeper, unbrotli, tryFont: takumiTrial }, upload),
  })
  const app = new Hono<AppEnv>()
  app.use(request(deps))
  const patient = { worker: 'intake', deps, keys: env.URL_SIGNING_KEYS, settings: raw as Record<string, unknown> }
  app.route('/internal/doctor', doctorDoor(patient))
  app.route('/ingest', ingest(env.URL_SIGNING_KEYS))
  app.notFound(notFound(app))
  app.onError(onError)
  return app
})

export default workerOf(started)
