// Soft shadows cost the engine by the area that they and their box cover; around an opaque box they are drawn here instead.
import { type Corner, keptPixels, snapped } from '#lib/adapters/engine/kept-pictures.ts'
import { type BoxNode, box, image, type Style } from '#lib/render/scene.ts'
import { castShadows } from '#lib/render/shadow/cast.ts'
import { softShadows } from '#lib/render/shadow/shadows.ts'

type Canvas = { width: number; height: number }

/** The box after its shadows; as it is where its place or what shows through it is not known. */
export function withShadows(node: BoxNode, corner: Corner, canvas: Canvas): BoxNode {
  const place = placeOf(node.style, corner)
  const soft = softShadows(node.style)
  if (!corner || !place || !soft || !isOpaque(node.style)) return node
  const radius = roundest(node.style)
  const { rects, paint } = castShadows(place, radius, soft, canvas)
  const strips = rects.map(rect => {
    const name = JSON.stringify(['shadow', place, radius, soft, rect])
    return image(
      { ...rect, x: rect.x - corner.x, y: rect.y - corner.y },
      keptPixels(name, rect, () => paint(rect)),
    )
  })
  const { boxShadow: _, ...style } = node.style
  const rest = soft.rest ? { ...style, boxShadow: soft.rest } : style
  return box({ x: 0, y: 0, width: 0, height: 0 }, {}, [...strips, { ...node, style: rest }])
}

/** Corners of several kinds are those of a window that reaches beyond the canvas: only the round ones are seen. */
const roundest = ({ borderRadius = 0 }: Style): number =>
  Math.max(...`${borderRadius}`.split(' ').map(corner => Number.parseFloat(corner)))

function placeOf({ position, left, top, width, height }: Style, corner: Corner) {
  if (!corner || position !== 'absolute' || ![left, top, width, height].every(isNumber)) return null
  const across = snapped(corner.x + Number(left), Number(width))
  const down = snapped(corner.y + Number(top), Number(height))
  return { x: across.edge, y: down.edge, width: across.length, height: down.length }
}

const isNumber = (value: unknown) => typeof value === 'number'

const isOpaque = ({ backgroundColor, backgroundImage, opacity }: Style) =>
  opacity === undefined &&
  (/^#[0-9a-f]{6}$/i.test(`${backgroundColor}`) ||
    /^linear-gradient\((?!.*(?:rgba|transparent|#[0-9a-f]{8}))/i.test(`${backgroundImage}`))
