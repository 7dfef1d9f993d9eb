import type { Fetcher } from '@cloudflare/workers-types'
import type { FontShelf } from '#lib/render/raster.ts'

/** Fonts and drawings among the static assets of the render Worker. */
export const assetShelf = (assets: Fetcher): FontShelf => ({
  load: async path => {
    const answer = await assets.fetch(`https://shelf.internal/${path}`)
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`the shelf answered ${answer.status} for ${path}`)
  },
})
