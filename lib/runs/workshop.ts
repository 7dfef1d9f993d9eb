import type { World } from '#lib/ctx.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { Patch } from '#lib/runs/store.ts'

/** What the steps may reach. */
export type Workshop = World & { raster: Raster }

/** Turns a run into what it adds to the run. It may be asked twice, and answers the same then. */
export type Step = (shop: Workshop, run: RunRow) => Promise<Patch>
