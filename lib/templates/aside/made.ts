// How much of a picture is what a model has made for its post.
import { sidesIn } from '#lib/render/objects/draw.ts'
import { extentOf } from '#lib/render/objects/extent.ts'
import { isDrafted } from '#lib/render/objects/named/drafted.ts'
import { isScene } from '#lib/render/objects/named/scene.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import type { Scene, SceneNode } from '#lib/render/scene.ts'

/** The share of the canvas on which what was painted for the post is seen. */
export function paintedShare({ proof }: { proof: Proof }, { width, height }: Picture): number {
  const box = proof.photos.find(({ painted }) => painted)?.box
  return box ? (box.width * box.height) / (width * height) : 0
}

/** Whether a language model has drawn what it shows. */
export const isDrawnFor = ({ depicts }: { depicts?: readonly string[] | undefined }): boolean =>
  isDrafted(depicts?.[0] ?? '')

type Composed = { scene: Scene & { height: number } }

/** The share of the canvas that such a drawing fills: of its square what is drawn in it, of a scene all. */
export function draftedShare({ scene }: Composed, { depicts: [noun = ''] = [] }: Picture) {
  const { width, height } = isScene(noun) ? WHOLE : extentOf(noun)
  return (largestIn(scene.root, noun) ** 2 * width * height) / (scene.width * scene.height)
}

/** As much of a canvas as it is to have. */
export const LARGE_DRAWN = 0.12

const WHOLE = { width: 1, height: 1 }

/** Whether anything that a model has made for the post is seen on it. */
export const showsMade = (composed: { proof: Proof; scene: Scene & { height: number } }, picture: Picture): boolean =>
  paintedShare(composed, picture) > 0 ||
  [...(picture.depicts ?? []), ...(picture.depicts_rows ?? [])].some(
    noun => isDrafted(noun) && largestIn(composed.scene.root, noun) > 0,
  )

/** The side of the largest square in which a thing is drawn there. */
export const largestIn = (node: SceneNode, noun: string): number =>
  node.type === 'container'
    ? Math.max(0, ...node.children.map(one => largestIn(one, noun)))
    : Math.max(0, ...(node.type === 'image' ? sidesIn(String(node.src), noun) : []))
