import type { Writer } from '#lib/composer/model/writer.ts'
import type { World } from '#lib/ctx.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { RunRow } from '#lib/runs/run.ts'
import type { Patch } from '#lib/runs/store.ts'
import type { MakeFilm } from '#lib/video/film.ts'

/** What the steps may reach. */
export type Workshop = World & {
  raster: Raster
  /** Lays a storyboard out as a film. */
  makeFilm: MakeFilm
  /** The language model that writes copy; null where the built-in composer writes alone. */
  writer: Writer | null
  /** The language model that marks finished copy; null where none is asked. */
  judge: Writer | null
}

/** Turns a run into what it adds to the run. It may be asked twice, and answers the same then. */
export type Step = (shop: Workshop, run: RunRow) => Promise<Patch>
