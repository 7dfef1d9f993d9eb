// Whether words are read as well beside things as alone.
import type { Picture } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'

/** Of its size alone; on a page that is read upright words have more to lose than on a link. */
const [LEAST_BESIDE, LEAST_UPRIGHT] = [0.6, 0.7]
const LARGE_ENOUGH = 60
/** Of the width, or of a low height: what is smaller is not read on a phone, so nothing becomes so for the sake of things. */
const LEAST_READ = 0.0275
/** Of the width: as large as what leads beside things stays, and beside what was drawn for this very post. */
const [LEADS_BESIDE, LEADS_DRAWN] = [0.1, 0.08]

/** Whether no text lost much of its size to what stands beside it. */
export function isRead(picture: Pick<Picture, 'width' | 'height' | 'depicts'>, beside: Proof, alone: Proof): boolean {
  const { width, height } = picture
  const isDrawn = isDrawnFor(picture)
  const share = isDrawn || width > height * 1.25 ? LEAST_BESIDE : LEAST_UPRIGHT
  const leads = isDrawn ? LEADS_DRAWN : LEADS_BESIDE
  const sizes = new Map(alone.texts.map(({ role, size_px }) => [role, size_px]))
  const loudest = Math.max(...beside.texts.map(({ size_px }) => size_px))
  if (loudest < leads * width && loudest < Math.max(...sizes.values()) * share) return false
  const least = LEAST_READ * Math.min(width, height * 1.1)
  return beside.texts.every(({ role, size_px }) => {
    const before = sizes.get(role) ?? 0
    return size_px >= LARGE_ENOUGH || (size_px >= before * share && size_px >= Math.min(least, before))
  })
}
