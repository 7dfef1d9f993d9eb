// What a post shows, as it was heard of, drawn and told.
import type { DraughtsmanData, Drawn } from '#lib/composer/draughtsman/question.ts'
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import type { Depicted, IllustratorData, Meeting } from '#lib/composer/illustrator/question.ts'
import type { Receipt } from '#lib/composer/model/planner.ts'
import type { Stressed, Wished } from '#lib/render/wishes.ts'
import type { Rows } from '#lib/templates/kit/template.ts'

/** What a model has drawn for a post, and whether a model that saw each drawing found it fine. */
export type Drafted = { shows: string[]; fine: boolean }

/** `depicts` is missing where nobody has said; then the words tell it. `drafted` is what a model has drawn for it. */
export type Illustrated = {
  depicts?: string[]
  /** What is drawn beside each row of the one picture. */
  rows?: string[]
  wished?: Wished[]
  stressed?: Stressed[]
  unmet?: string[]
  /** The wishes that are met where what is drawn for them is seen. */
  met?: readonly Meeting[]
  drafted?: Drafted | undefined
  /** Missing where nobody was to draw for it. */
  draft?: Draft
  scene?: Scene | null
  receipt: Receipt
}

/** What was heard of the post before anything was drawn for it. */
export type Drafting = { data: IllustratorData; found: Depicted; rows: Rows; heard: Illustrated }

/** What is drawn for a post, and for what. */
export type Draft = Drafting & { wanted: DraughtsmanData; drawn: Drawn }
