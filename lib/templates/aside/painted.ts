// How much of a picture is what was painted for its post.
import type { Picture } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'

/** The share of the canvas on which what was painted for the post is seen. */
export function paintedShare({ proof }: { proof: Proof }, { width, height }: Picture): number {
  const box = proof.photos.find(({ painted }) => painted)?.box
  return box ? (box.width * box.height) / (width * height) : 0
}
