// What the render Worker does about the topics that it hears.
import type { Receivers } from '#functions/hooks/hear.ts'
import { advanceMascot, type MascotTools } from '#lib/brand/mascot/advance.ts'
import { advanceVideo, type VideoTools } from '#lib/brand/videos/advance.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { measure } from '#lib/publish/measure/metrics.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { advanceWork } from '#lib/runs/work/work.ts'
import type { Workshop } from '#lib/runs/work/workshop.ts'

type Tools = Pick<Workshop & MascotTools & VideoTools, 'raster' | 'painter' | 'viewer' | 'digest'> &
  Pick<Workshop, 'makeFilm' | 'models' | 'processor'> & { posting(livemode: boolean): Posting }

export const renderReceivers = (tools: Tools): Receivers => ({
  library: (world, { kind, id }) =>
    kind === 'mascot' ? advanceMascot({ ...world, ...tools }, id) : advanceVideo({ ...world, ...tools }, id),
  /** What the platform answers is kept in the row, and the queue need not try again. */
  posts: (world, asked) => {
    const shop = { ...world, posting: tools.posting }
    return 'post_id' in asked ? advancePost(shop, asked.post_id) : measure(shop, asked.account_id)
  },
  steps: async (world, { run_id, workspace_id, idx }) => {
    const shop = { ...world, ...tools }
    shop.processor.enter(shop, workspace_id)
    try {
      await (idx === undefined ? advance(shop, run_id) : advanceWork(shop, run_id, idx))
    } finally {
      shop.processor.leave(workspace_id)
    }
  },
})
