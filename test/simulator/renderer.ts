// The render Worker of the simulation, and the way to it from the api Worker.
import type { Fetcher } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { approve } from '#functions/approve/route.ts'
import type { Called } from '#functions/deps.ts'
import { ingest } from '#functions/doors/ingest.ts'
import { postsDoor } from '#functions/doors/posts.ts'
import { hooksOf } from '#functions/hooks/hear.ts'
import { renderReceivers } from '#functions/hooks/render.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { signed } from '#functions/http/body/signature.ts'
import { shownByUs } from '#functions/http/entry/our-call.ts'
import { request } from '#functions/http/request.ts'
import { testPosting } from '#lib/adapters/mock/posting.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { keepPicture } from '#lib/media/picture/keep.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import type { Raster } from '#lib/render/raster.ts'
import { openProcessor } from '#lib/runs/work/processor.ts'
import type { Keyring } from '#lib/seal.ts'
import type { Chance } from './chance.ts'
import { absent, type Isolates } from './isolates.ts'
import type { Platforms } from './platforms.ts'
import { makeFilm } from './stand-ins/film.ts'
import { PUBLIC_URL } from './web.ts'

type Parts = { isolates: Isolates; chance: Chance; unstable: boolean; keys: Keyring; platforms: Platforms }

/** Nothing is decoded: the stand-in for what would ask does not. */
const pictures: Pictures = {
  once: () => {
    throw new Error('nothing is decoded here')
  },
}

export function renderWorker(deps: Called, { isolates, chance, unstable, keys, platforms }: Parts): Hono<AppEnv> {
  const raster = simulatedRaster(isolates, chance, unstable)
  const app = new Hono<AppEnv>()
  app.use(
    request({
      ...deps,
      world: later => {
        const world = deps.world(later)
        return {
          ...world,
          library: { ...world.library, take: (upload, use) => keepPicture({ ...world, pictures }, upload, use) },
        }
      },
    }),
  )
  app.use('/hooks/*', signed(deps.verify, PUBLIC_URL))
  const posting = (livemode: boolean) => (livemode ? platforms.posting : testPosting)
  const drawing = { raster, makeFilm, models: null, processor: openProcessor() }
  app.route(
    '/hooks',
    hooksOf(renderReceivers({ ...drawing, painter: null, painters: null, viewer: null, digest, posting })),
  )
  app.route('/posts', postsDoor(keys, posting))
  app.route('/ingest', ingest(keys))
  app.use('/approve/*', shownByUs(keys))
  app.route('/approve', approve)
  app.onError(onError)
  return app
}

const digest = async (body: ReadableStream) => sha256Hex(new Uint8Array(await new Response(body).arrayBuffer()))

/** The other Worker in an isolate of its own; the request may not reach it, and its answer may be lost. */
export function bound(isolates: Isolates, handle: (asked: Request) => Response | Promise<Response>): Fetcher {
  const refusal = () => new Error('the other Worker did not answer')
  const fetch = async (url: string, options: RequestInit) => {
    const target = new URL(url).pathname
    await isolates.call('binding', `to ${target}`, async () => undefined, refusal)
    const answer = await isolates.start(target, async () => handle(new Request(url, options)))
    return isolates.call('binding', `from ${target}`, async () => answer ?? Promise.reject(refusal()), refusal)
  }
  return { fetch } as unknown as Fetcher
}

/** Paints the name of what it is asked for; where bytes are unstable, each time in another way. */
function simulatedRaster(isolates: Isolates, chance: Chance, unstable: boolean): Raster {
  const paint = async (text: string) => new TextEncoder().encode(unstable ? `${text} ${chance.next()}` : text)
  const refusal = () => new Error('the raster broke down')
  return {
    shelf: { load: absent('shelf') },
    measure: absent('measuring'),
    pixels: absent('raw pixels'),
    painter: absent('painting'),
    draw: ({ root }) => isolates.call('draw', '', () => paint(JSON.stringify(root)), refusal),
  }
}
