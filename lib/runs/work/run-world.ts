import type { Models } from '#lib/composer/model/planner.ts'
import type { World } from '#lib/ctx.ts'
import type { Painter } from '#lib/ports/painter.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { Patch } from '#lib/runs/store.ts'
import type { Processor } from '#lib/runs/work/processor.ts'
import type { MakeFilm } from '#lib/video/film.ts'

/** What the steps may reach. */
export type RunWorld = World & {
  raster: Raster
  /** Lays a storyboard out as a film. */
  makeFilm: MakeFilm
  /** The isolate's thread, and whose turn it is. */
  processor: Processor
  /** The language models that write, mend and judge; null where the built-in writer works alone. */
  models: Models | null
  /** The image model that paints what a brief asks to be seen, and what stands in for it in test mode; null where nothing is painted. */
  painters: { live: Painter; test: Painter } | null
}

/** Turns a run into what it adds to the run. It may be asked twice, and answers the same then. */
export type Step = (world: RunWorld, run: RunRow) => Promise<Patch>
