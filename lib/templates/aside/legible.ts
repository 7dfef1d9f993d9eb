// Whether words are read as well beside things as alone.
import type { Picture } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'

/** Of its size alone; on a page that is read upright words have more to lose than on a link. */
const [LEAST_BESIDE, LEAST_UPRIGHT] = [0.6, 0.7]
const LARGE_ENOUGH = 60
/** Of the width, or of a low height: what is smaller is not read on a phone, so nothing becomes so for the sake of things. */
const LEAST_READ = 0.0275
/** The same where what was drawn for a post would not be seen otherwise: half of their size, and the smallest that templates set. */
const [LEAST_PRESSED, LEAST_SET] = [0.5, 0.0259]
/** Of the width: as large as what leads beside things stays, and beside what somebody has chosen to be seen. */
const [LEADS_BESIDE, LEADS_CHOSEN] = [0.1, 0.08]
/** Of its size alone: what leads goes on leading, and a price that fills its card is no line of small type beside a drawing. */
const LEAST_LEAD = 0.4

type Seen = Pick<Picture, 'width' | 'height' | 'depicts'>

/** Whether no text lost much of its size to what stands beside it. */
export function isRead(picture: Seen, beside: Proof, alone: Proof, isPressed = false): boolean {
  const { width, height } = picture
  const own = isDrawnFor(picture) || width > height * 1.25 ? LEAST_BESIDE : LEAST_UPRIGHT
  const share = isPressed ? LEAST_PRESSED : own
  const leads = picture.depicts?.[0] ? LEADS_CHOSEN : LEADS_BESIDE
  const [sizes, left] = [sizesIn(alone), sizesIn(beside)]
  const [lead = '', most = 0] = [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const loudest = Math.max(...left.values())
  if (loudest < leads * width && loudest < most * share) return false
  if ((left.get(lead) ?? 0) < Math.max(most * LEAST_LEAD, loudest)) return false
  const least = (isPressed ? LEAST_SET : LEAST_READ) * Math.min(width, height * 1.1)
  return beside.texts.every(({ role, size_px }) => {
    const before = sizes.get(role) ?? 0
    return size_px >= LARGE_ENOUGH || (size_px >= before * share && size_px >= Math.min(least, before))
  })
}

const sizesIn = ({ texts }: Proof): Map<string, number> => new Map(texts.map(({ role, size_px }) => [role, size_px]))
