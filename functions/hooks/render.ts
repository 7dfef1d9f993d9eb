// What the render Worker does about the topics that it hears.
import type { ReceiversOf } from '#functions/hooks/hear.ts'
import { advanceArtwork } from '#lib/brand/artwork/advance.ts'
import { advanceMascot, type MascotWorld } from '#lib/brand/mascot/advance.ts'
import { advanceVideo, type VideoWorld } from '#lib/brand/videos/advance.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import { measure } from '#lib/publish/measure/metrics.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { subjectChooser } from '#lib/runs/work/subjects.ts'
import { advanceWork } from '#lib/runs/work/work.ts'

type Tools = Pick<RunWorld & MascotWorld & VideoWorld, 'raster' | 'painter' | 'viewer' | 'digest'> &
  Pick<RunWorld, 'makeFilm' | 'models' | 'painters' | 'processor'> & { posting(livemode: boolean): Posting }

export const renderReceivers = (tools: Tools): ReceiversOf<'render'> => ({
  library: (world, { kind, id }) => {
    const here = { ...world, ...tools }
    if (kind === 'mascot') return advanceMascot(here, id)
    if (kind === 'artwork') return advanceArtwork({ ...here, chooseSubjects: subjectChooser(here) }, id)
    return advanceVideo(here, id)
  },
  /** What the platform answers is kept in the row, and the queue need not try again. */
  posts: (world, asked) => {
    const here = { ...world, posting: tools.posting }
    return 'post_id' in asked ? advancePost(here, asked.post_id) : measure(here, asked.account_id)
  },
  steps: async (world, { run_id, workspace_id, idx }) => {
    const here = { ...world, ...tools }
    here.processor.enter(here, workspace_id)
    try {
      await (idx === undefined ? advance(here, run_id) : advanceWork(here, run_id, idx))
    } finally {
      here.processor.leave(workspace_id)
    }
  },
})
