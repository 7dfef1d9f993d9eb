import { aboutOf } from '#lib/brand/about.ts'
import type { ChooseSubjects } from '#lib/brand/artwork/subjects.ts'
import type { Models } from '#lib/composer/model/planner.ts'
import { modelSubjects } from '#lib/composer/model/subjects.ts'
import type { World } from '#lib/ctx.ts'
import { memoryOf } from '#lib/runs/work/answers-store.ts'

/** Who chooses what is painted of a brand: the model that writes for it, where there is one. */
export const subjectChooser =
  ({ db, now, models }: Pick<World, 'db' | 'now'> & { models: Models | null }): ChooseSubjects =>
  async (workspace, dna, wanted) => {
    if (!models) return []
    const { name, tagline, offer } = dna
    const brand = { name, tagline, about: aboutOf(dna), features: offer.features ?? [] }
    return modelSubjects({ brand, wanted, models, memory: memoryOf(db, workspace, now()), workspace })
  }
