import { contrast, lch } from '#lib/render/colour/oklch.ts'
import type { Coat } from '#lib/render/mascot/coat.ts'
import type { DrawFigure } from '#lib/render/mascot/figure.ts'
import { limb, mass, mirrored, oval, path, stroke } from '#lib/render/mascot/shapes.ts'
import type { Dice } from '#lib/render/seed.ts'

const among = <T>(roll: Dice, first: T, ...rest: T[]): T =>
  [first, ...rest][Math.floor(roll() * (rest.length + 1))] ?? first
const dark = (coat: Coat) => contrast(coat.ink, coat.body) < 4.2 || lch(coat.body).l < 0.58

/** A smooth stone with something growing from its head. */
const pebble: DrawFigure = (coat, roll) => {
  const half = 112 + roll() * 14
  const top = 96 + roll() * 16
  const grown = among(roll, 'sprout', 'tuft', 'antenna')
  const leaf = path(
    `M200 ${top + 4} C206 ${top - 34} 236 ${top - 50} 262 ${top - 44} C258 ${top - 16} 232 ${top - 6} 200 ${top + 4}Z`,
    { fill: coat.accent, ink: coat.ink },
  )
  const second = path(
    `M200 ${top + 4} C192 ${top - 22} 172 ${top - 34} 150 ${top - 30} C154 ${top - 10} 174 ${top} 200 ${top + 4}Z`,
    { fill: coat.accent, ink: coat.ink },
  )
  const tuft = path(
    `M176 ${top + 12} C170 ${top - 26} 186 ${top - 38} 196 ${top - 40} C194 ${top - 24} 204 ${top - 26} 216 ${top - 32} C220 ${top - 14} 228 ${top - 8} 226 ${top + 12}Z`,
    { fill: coat.body, ink: coat.ink },
  )
  const antenna =
    limb(`M200 ${top + 6} Q204 ${top - 18} 214 ${top - 32}`, coat.body, coat.ink, 7) +
    oval([216, top - 38], 15, 15, { fill: coat.accent, ink: coat.ink })
  return {
    body: mass({ top, bottom: 348, half, belt: 0.58, crown: 0.6 + roll() * 0.14, base: 0.72 }),
    behind: grown === 'sprout' ? leaf + second : grown === 'tuft' ? tuft : antenna,
    marks: oval([200, 352], half * 0.62, 74, { fill: coat.belly }),
    front: '',
    face: { eyes: top + 86, gap: 40 + roll() * 8, mouth: top + 118, size: 15, whites: dark(coat), cheeks: true },
    shoulder: [200 + half - 16, 238],
    arm: { width: 24, colour: coat.body, hand: coat.body },
    feet: { colour: coat.shade, apart: 48, rx: 36, ry: 20 },
    collar: { y: 262, half: half * 0.98 },
  }
}

/** A machine with a screen for a face. */
const bot: DrawFigure = (coat, roll) => {
  const round = 34 + roll() * 22
  const [left, top, width, height] = [92, 92, 216, 158]
  const head = `M${left + round} ${top} H${left + width - round} Q${left + width} ${top} ${left + width} ${top + round} V${top + height - round} Q${left + width} ${top + height} ${left + width - round} ${top + height} H${left + round} Q${left} ${top + height} ${left} ${top + height - round} V${top + round} Q${left} ${top} ${left + round} ${top}Z`
  const trunk = `M136 246 H264 Q276 250 280 270 L286 318 Q288 346 258 348 H142 Q112 346 114 318 L120 270 Q124 250 136 246Z`
  const lamp = among(
    roll,
    oval([200, 52], 17, 17, { fill: coat.accent, ink: coat.ink }),
    path('M182 44 h36 v22 h-36Z', { fill: coat.accent, ink: coat.ink }),
  )
  const ears = mirrored(path('M300 150 h20 q12 2 12 16 v14 q0 14 -12 16 h-20Z', { fill: coat.accent, ink: coat.ink }))
  const screen = path(
    'M132 116 H268 Q286 118 286 136 V204 Q286 224 266 226 H134 Q114 224 114 204 V136 Q114 118 132 116Z',
    { fill: coat.belly, ink: coat.ink, line: 5 },
  )
  const panel = among(
    roll,
    oval([200, 300], 18, 18, { fill: coat.accent, ink: coat.ink, line: 5 }),
    stroke('M176 290 H224 M176 308 H208', coat.ink, 6),
    '',
  )
  return {
    body: `${head} ${trunk}`,
    behind: limb('M200 98 V66', coat.shade, coat.ink, 8) + lamp + ears,
    marks: '',
    front: screen + panel,
    face: { eyes: 164, gap: 40, mouth: 190, size: 14, whites: false, cheeks: roll() < 0.6 },
    shoulder: [272, 276],
    arm: { width: 17, colour: coat.shade, hand: coat.accent, reach: 36 },
    feet: { colour: coat.accent, apart: 44, rx: 32, ry: 18 },
    collar: null,
  }
}

type Ears = 'cat' | 'bear' | 'rabbit' | 'fox'
type Head = { coat: Coat; half: number; top: number }

/** The right one, by the width of the head and its crown. */
const ears: Record<Ears, (head: Head) => string> = {
  cat: ({ coat, half, top }) =>
    path(
      `M${200 + half * 0.36} ${top + 20} L${200 + half * 0.76} ${top - 44} Q${200 + half * 0.86} ${top - 48} ${200 + half * 0.88} ${top - 36} L${200 + half * 0.96} ${top + 66}Z`,
      { fill: coat.body, ink: coat.ink },
    ) +
    path(`M${200 + half * 0.54} ${top + 22} L${200 + half * 0.76} ${top - 14} L${200 + half * 0.86} ${top + 44}Z`, {
      fill: coat.accent,
    }),
  fox: ({ coat, half, top }) =>
    path(
      `M${200 + half * 0.26} ${top + 22} L${200 + half * 0.82} ${top - 62} Q${200 + half * 0.92} ${top - 66} ${200 + half * 0.94} ${top - 52} L${200 + half * 1.0} ${top + 72}Z`,
      { fill: coat.body, ink: coat.ink },
    ) +
    path(`M${200 + half * 0.6} ${top - 10} L${200 + half * 0.84} ${top - 46} L${200 + half * 0.93} ${top + 14}Z`, {
      fill: coat.ink,
    }),
  bear: ({ coat, half, top }) =>
    oval([200 + half * 0.7, top + 20], 36, 36, { fill: coat.body, ink: coat.ink }) +
    oval([200 + half * 0.7, top + 20], 18, 18, { fill: coat.accent }),
  rabbit: ({ coat, half, top }) =>
    oval([200 + half * 0.42, top - 34], 26, 76, { fill: coat.body, ink: coat.ink }, 10) +
    oval([200 + half * 0.42, top - 28], 12, 54, { fill: coat.accent }, 10),
}

const tails: Record<Ears, (coat: Coat) => string> = {
  cat: coat => limb('M290 320 C346 326 352 270 330 236', coat.body, coat.ink, 24),
  fox: coat =>
    path('M276 330 C330 348 372 300 352 232 C344 262 322 270 300 282Z', { fill: coat.body, ink: coat.ink }) +
    path('M352 232 C362 262 358 284 348 300 C340 286 336 268 352 232Z', { fill: coat.belly }),
  bear: () => '',
  rabbit: coat => oval([304, 318], 24, 24, { fill: coat.belly, ink: coat.ink }),
}

/** A fox is pale to the cheeks. */
const muzzleOf = (kind: Ears, { coat, half }: Head, eyes: number) =>
  kind === 'fox'
    ? path(
        `M${200 - half * 1.05} ${eyes + 4} Q${200 - half * 0.5} ${eyes + 6} 200 ${eyes - 4} Q${200 + half * 0.5} ${eyes + 6} ${200 + half * 1.05} ${eyes + 4} L${200 + half} ${eyes + 52} Q200 ${eyes + 84} ${200 - half} ${eyes + 52}Z`,
        { fill: coat.belly },
      )
    : oval([200, eyes + 42], 52, 38, { fill: coat.belly })

const whiskersOf = ({ coat, half }: Head, eyes: number) =>
  mirrored(stroke(`M${200 + half * 0.66} ${eyes + 36} l26 -5 M${200 + half * 0.66} ${eyes + 48} l25 5`, coat.ink, 4))

/** Four-footed friends on two legs; they differ by ears, muzzle and tail. */
const animal =
  (kind: Ears): DrawFigure =>
  (coat, roll) => {
    const half = 104 + roll() * 12
    const top = kind === 'rabbit' ? 128 : 96
    const head = { coat, half, top }
    const eyes = top + 84
    const nose = path(
      `M${186} ${eyes + 18} Q200 ${eyes + 12} 214 ${eyes + 18} Q210 ${eyes + 32} 200 ${eyes + 34} Q190 ${eyes + 32} 186 ${eyes + 18}Z`,
      { fill: coat.ink },
    )
    const whiskers = kind === 'cat' && roll() < 0.7 ? whiskersOf(head, eyes) : ''
    const stripes =
      kind === 'cat' && roll() < 0.6
        ? stroke(`M200 ${top - 2} v28 M176 ${top} v18 M224 ${top} v18`, coat.shade, 10)
        : ''
    const paws = kind === 'fox' ? coat.sock : coat.body
    return {
      body: mass({ top, bottom: 348, half, belt: 0.42, crown: 0.72, base: 0.82 }),
      behind: mirrored(ears[kind](head)) + tails[kind](coat),
      marks: stripes + oval([200, 342], half * 0.58, 70, { fill: coat.belly }) + muzzleOf(kind, head, eyes),
      front: nose + whiskers,
      face: { eyes, gap: 42 + roll() * 6, mouth: eyes + 45, size: 14, whites: dark(coat), cheeks: kind !== 'fox' },
      shoulder: [200 + half - 20, 250],
      arm: { width: 25, colour: coat.body, hand: paws },
      feet: { colour: paws, apart: 46, rx: 36, ry: 20 },
      collar: { y: eyes + 76, half: half * 0.985 },
    }
  }

const bird: DrawFigure = (coat, roll) => {
  const half = 108 + roll() * 12
  const top = 98
  const crest = among(
    roll,
    path(
      `M184 ${top + 10} C178 ${top - 28} 196 ${top - 44} 206 ${top - 48} C204 ${top - 30} 216 ${top - 36} 230 ${top - 38} C226 ${top - 16} 222 ${top - 4} 218 ${top + 10}Z`,
      { fill: coat.accent, ink: coat.ink },
    ),
    path(`M150 ${top + 30} L138 ${top - 30} L186 ${top + 6}Z M250 ${top + 30} L262 ${top - 30} L214 ${top + 6}Z`, {
      fill: coat.body,
      ink: coat.ink,
    }),
  )
  const eyes = top + 84
  const mask = mirrored(oval([240, eyes + 2], 46, 50, { fill: coat.belly }))
  const beak = path(
    `M178 ${eyes + 22} Q200 ${eyes + 12} 222 ${eyes + 22} Q214 ${eyes + 40} 200 ${eyes + 44} Q186 ${eyes + 40} 178 ${eyes + 22}Z`,
    { fill: coat.accent, ink: coat.ink, line: 5 },
  )
  const feathers = stroke(
    'M164 282 q9 10 18 0 M191 282 q9 10 18 0 M218 282 q9 10 18 0 M178 304 q9 10 18 0 M204 304 q9 10 18 0',
    coat.shade,
    5,
  )
  return {
    body: mass({ top, bottom: 348, half, belt: 0.55, crown: 0.7, base: 0.7 }),
    behind: crest + path('M252 330 L330 344 L318 318 L338 304 L270 290Z', { fill: coat.shade, ink: coat.ink }),
    marks: oval([200, 330], half * 0.7, 92, { fill: coat.belly }) + feathers + mask,
    front: beak,
    face: { eyes, gap: 40, mouth: eyes + 52, size: 16, whites: false, cheeks: false },
    shoulder: [200 + half - 14, 232],
    arm: { width: 36, colour: coat.shade, hand: coat.shade },
    feet: { colour: coat.accent, apart: 42, rx: 30, ry: 16 },
    collar: null,
  }
}

export const figures = {
  pebble,
  bot,
  cat: animal('cat'),
  fox: animal('fox'),
  bear: animal('bear'),
  rabbit: animal('rabbit'),
  bird,
} satisfies Record<string, DrawFigure>
