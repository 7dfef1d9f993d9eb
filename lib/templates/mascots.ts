import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { type Pose, poseOf } from '#lib/render/mascot/poses.ts'

/** The brand's figure in the first of these poses that it was kept in, else as it stands; null for a brand without one. */
export function mascotFor({ mascot }: BrandKit, ...wanted: Pose[]): KitImage | null {
  const found = wanted.flatMap(pose => mascot.find(figure => poseOf(figure.pose) === pose) ?? [])
  return (found[0] ?? mascot[0])?.image ?? null
}
