// What a stranger meets: the interface document by its judges, the documentation by Lighthouse, the first picture from a clone.

import type { Bench } from '#bench/figures/figure.ts'
import { firstPicture } from '#bench/front-door/clone.ts'
import { judgedDocs } from '#bench/front-door/docs.ts'
import { judgedDocument } from '#bench/front-door/document.ts'

export const bench: Bench = {
  area: 'Front door',
  run: async () => [...judgedDocument(), ...(await judgedDocs()), await firstPicture()],
}
