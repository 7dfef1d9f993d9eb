// A brand's figure as SVG: drawn from its palette, a kind, a seed and a pose, and from nothing else.
import { type Coat, coatOf } from '#lib/render/mascot/coat.ts'
import { face } from '#lib/render/mascot/face.ts'
import type { Figure } from '#lib/render/mascot/figure.ts'
import { figures } from '#lib/render/mascot/figures.ts'
import type { Pose } from '#lib/render/mascot/poses.ts'
import { flipped, grown, LINE, limb, oval, type Point, path, turned, within } from '#lib/render/mascot/shapes.ts'
import { type Arm, held, type Stance, stances } from '#lib/render/mascot/stance.ts'
import type { MascotStyle } from '#lib/render/mascot/styles.ts'
import type { Palette } from '#lib/render/picture.ts'
import { type Dice, dice } from '#lib/render/seed.ts'

export type MascotAsk = { palette: Palette; style: MascotStyle; seed: string; pose: Pose }

/** Square, on clear ground its feet on the lower edge, without a shadow: that is for whoever places it; every pose of one seed is the same figure. */
export function drawMascot({ palette, style, seed, pose }: MascotAsk, side: number): string {
  const coat = coatOf(palette)
  const roll = dice(`mascot/${style}/${seed}`)
  const figure = figures[style](coat, roll)
  const wear = worn(figure, coat, roll)
  const stance = stances[pose]
  const [right, left] = [arm(figure, coat, stance.right), flipped(arm(figure, coat, stance.left))]
  const back = [stance.right.over ? '' : right, stance.left.over ? '' : left].join('')
  const fore = [stance.right.over ? right : '', stance.left.over ? left : ''].join('')
  const whole = [
    figure.behind,
    back,
    stance.legs === 'sit' ? '' : feet(figure, coat, stance),
    path(figure.body, { fill: coat.shade, ink: coat.ink, line: LINE * 2 }),
    within('body', figure.body, shaded(coat) + figure.marks),
    figure.front,
    wear,
    face(coat, figure.face, stance.eyes, stance.mouth),
    stance.legs === 'sit' ? feet(figure, coat, stance) : '',
    held(pose, coat),
    fore,
  ].join('')
  const content = stance.around(coat) + turned(whole, stance.lean, [200, 350], [0, -stance.lift])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -28 424 424" width="${side}" height="${side}">${content}</svg>`
}

/** Light from the upper left: the far side keeps the darker colour. */
function shaded(coat: Coat): string {
  return oval([176, 196], 146, 172, { fill: coat.body }) + oval([132, 142], 34, 22, { fill: coat.light }, -38)
}

function arm({ shoulder: [x, y], arm: { width, colour, hand, reach = 0 } }: Figure, coat: Coat, to: Arm): string {
  const out = to.hand[1] < -50 ? reach : 0
  const end: Point = [x + to.hand[0] + out, y + to.hand[1]]
  const line = `M${x} ${y} Q${x + to.bend[0] + out} ${y + to.bend[1]} ${end[0]} ${end[1]}`
  const palm = oval(end, width * 0.66, width * 0.66, { fill: hand, ink: coat.ink })
  const finger = to.finger ? limb(`M${end[0]} ${end[1]} l20 -8`, hand, coat.ink, width * 0.42) : ''
  return (to.over ? grown : limb)(line, colour, coat.ink, width) + finger + palm
}

function feet({ feet: { colour, apart, rx, ry } }: Figure, coat: Coat, { legs }: Stance): string {
  const look = { fill: colour, ink: coat.ink }
  if (legs === 'sit')
    return [-1, 1]
      .map(
        side =>
          oval([200 + side * (apart + 14), 346], rx * 0.86, rx * 0.94, look) +
          oval([200 + side * (apart + 14), 350], rx * 0.42, rx * 0.46, { fill: coat.belly }),
      )
      .join('')
  if (legs === 'walk')
    return oval([200 - apart - 8, 346], rx, ry, look, 24) + oval([200 + apart + 14, 354], rx, ry, look, -8)
  if (legs === 'jump')
    return oval([200 - apart, 352], rx * 0.8, ry, look, -22) + oval([200 + apart, 352], rx * 0.8, ry, look, 22)
  return oval([200 - apart, 354], rx, ry, look) + oval([200 + apart, 354], rx, ry, look)
}

/** Something of the second colour around the neck, or nothing. */
function worn({ collar }: Figure, coat: Coat, roll: Dice): string {
  const choice = roll()
  if (!collar || choice < 0.34) return ''
  const { y, half } = collar
  if (choice < 0.67) {
    const band = `M${200 - half} ${y - 12} Q200 ${y + 26} ${200 + half} ${y - 12} L${200 + half - 2} ${y + 14} Q200 ${y + 54} ${200 - half + 2} ${y + 14}Z`
    const end = path(`M${226} ${y + 22} l34 4 l2 52 l-34 -2Z`, { fill: coat.accent, ink: coat.ink })
    return end + path(band, { fill: coat.accent, ink: coat.ink })
  }
  const wing = (side: 1 | -1) =>
    path(`M200 ${y + 8} L${200 + side * 40} ${y - 14} Q${200 + side * 48} ${y + 8} ${200 + side * 40} ${y + 30}Z`, {
      fill: coat.accent,
      ink: coat.ink,
    })
  return wing(1) + wing(-1) + oval([200, y + 8], 11, 12, { fill: coat.accent, ink: coat.ink })
}
