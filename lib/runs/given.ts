// What a run may begin with instead of a brief: data of a template, or a recipe.
import * as z from 'zod'
import { Scheme } from '#lib/render/picture.ts'

export const Given = z.union([
  z.object({
    template: z.string(),
    data: z.record(z.string(), z.unknown()),
    caption: z.string().nullable(),
    scheme: Scheme.optional(),
    /** Another drawing of the same data, counted from 1; and the layout that was asked for. */
    look: z.int().optional(),
    composition: z.string().optional(),
    /** Where a card of Studio goes once it has succeeded. */
    deliver: z.object({ telegram: z.boolean(), social: z.array(z.uuid()) }).optional(),
  }),
  /** `sealed` when every decision in it was ours; `changed` when it came under a seal that does not fit it. */
  z.object({
    recipe: z.unknown(),
    sealed: z.boolean().default(false),
    changed: z.boolean().default(false),
    /** Whose words were changed; `reword/store.ts` keeps more of it. */
    reworded: z.object({ of: z.uuid() }).optional(),
  }),
])
export type Given = z.output<typeof Given>
