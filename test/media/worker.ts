// A bare Worker around the way in for pictures, to see it work where it will run.
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { createHttp } from '#lib/fetch.ts'
import { takePicture } from '#lib/media/picture/intake.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { Problem } from '#lib/problem.ts'

const pictures = takumiPictures()
const http = createHttp({
  fetch: (input, init) => fetch(input, init),
  resolve: async () => ['93.184.215.14'],
  ownOrigins: [],
  allowLocal: true,
})

const clock = { now: () => new Date(), pause: (ms: number) => new Promise(resolve => setTimeout(resolve, ms)) }

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url).searchParams.get('url')
  const { bytes, ...picture } = url
    ? await takePicture({ ...clock, http, pictures }, { image_url: url }, 'logo')
    : await normalise(pictures, new Uint8Array(await request.arrayBuffer()), 'logo')
  return new Response(bytes as BodyInit, { headers: { picture: JSON.stringify(picture) } })
}

export default {
  fetch: (request: Request) =>
    answer(request).catch((error: unknown) =>
      Response.json({ code: error instanceof Problem ? error.code : String(error) }, { status: 400 }),
    ),
}
