// Takes a font in as the intake Worker does, within bare workerd.
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { takumiTrial } from '#lib/adapters/engine/font-trial.ts'
import { sha256Hex } from '#lib/bytes.ts'
import { readFont } from '#lib/media/font/read.ts'
import { assertDraws } from '#lib/media/font/trial.ts'
import { Problem } from '#lib/problem.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    try {
      const { bytes, face } = readFont(new Uint8Array(await request.arrayBuffer()), unbrotli)
      const specimen = assertDraws(takumiTrial, bytes, face)
      return new Response(`${await sha256Hex(bytes)} ${await sha256Hex(specimen)}`)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return Response.json({ code: error.code, detail: error.detail }, { status: 400 })
    }
  },
}
