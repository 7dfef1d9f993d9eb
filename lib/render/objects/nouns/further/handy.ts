// What is held, looked up, paid with and gathered around.
import { registry } from '#lib/registry.ts'
import {
  disc,
  fill,
  hoop,
  line,
  movedPath,
  type Noun,
  type Point,
  ringed,
  type Shape,
  slab,
  turned,
} from '#lib/render/objects/shape.ts'

const [RING, COG] = [
  { x: 72, y: 100, r: 62 },
  { x: 170, y: 100, r: 24 },
]
const LEAN = Math.asin((RING.r - COG.r) / (COG.x - RING.x))
const STRAIGHT = (COG.x - RING.x) * Math.cos(LEAN)

/** Where a chain is after so much of its length, from where it leaves the ring above. */
function along(length: number): Point {
  const onCog = COG.r * (Math.PI - 2 * LEAN)
  const at = ({ x, y, r }: typeof RING, angle: number): Point => [x + r * Math.sin(angle), y - r * Math.cos(angle)]
  const run = (angle: number, way: number, done: number): Point => {
    const [x, y] = at(way > 0 ? RING : COG, angle)
    return [x + way * done * Math.cos(LEAN), y + done * Math.sin(LEAN) * 1]
  }
  if (length < STRAIGHT) return run(LEAN, 1, length)
  if (length < STRAIGHT + onCog) return at(COG, LEAN + (length - STRAIGHT) / COG.r)
  if (length < 2 * STRAIGHT + onCog) return run(Math.PI - LEAN, -1, length - STRAIGHT - onCog)
  return at(RING, Math.PI - LEAN + (length - 2 * STRAIGHT - onCog) / RING.r)
}

function chain(): Shape[] {
  const whole = 2 * STRAIGHT + COG.r * (Math.PI - 2 * LEAN) + RING.r * (Math.PI + 2 * LEAN)
  const links = 28
  const pins = Array.from({ length: links + 1 }, (_, at) => along((whole * (at % links)) / links))
  const plates = pins.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = pins[at] ?? [0, 0]
    return line(at % 2 === 0 ? 'k' : 'g', at % 2 === 0 ? 15 : 11, `M${fromX} ${fromY}L${x} ${y}`)
  })
  return [...plates.filter((_, at) => at % 2 === 1), ...plates.filter((_, at) => at % 2 === 0)].concat(
    pins.slice(1).map(([x, y]) => disc('w', x, y, 3)),
  )
}

const SPADE = 'M78 32C94 48 100 56 96 64C92 70 84 69 81 63L85 76H71L75 63C72 69 64 70 60 64C56 56 62 48 78 32Z'
const HEART = 'M78 74C60 60 57 50 61 44C66 37 75 40 78 48C81 40 90 37 95 44C99 50 96 60 78 74Z'
const LARGE_HEART = 'M106 140C74 116 70 100 77 90C84 80 100 84 106 97C112 84 128 80 135 90C142 100 138 116 106 140Z'

const card = (degrees: number, suit: readonly Shape[]): Shape[] =>
  turned([slab('b', 47, 19, 104, 146, 13), slab('w', 51, 23, 96, 138, 10), ...suit], degrees, 100, 210)

const smaller = (shape: Shape): Shape => ({
  ...shape,
  d: movedPath(shape.d, (x, y) => [100 + (x - 100) * 0.74, 30 + (y - 20) * 0.74]),
})

/** A finger as an X-ray shows it, from its root. */
const finger = (x: number, y: number, long: number, degrees: number): Shape[] =>
  turned(
    [
      slab('g', x - 12, y - long, 24, long + 10, 12),
      ...[
        [0.02, 0.36],
        [0.44, 0.66],
        [0.74, 0.93],
      ].map(([from = 0, to = 0]) => slab('w', x - 5, y - long * to, 10, long * (to - from), 4)),
    ],
    degrees,
    x,
    y,
  )

const seat = (x: number, y: number, tone: 'a' | 'b'): Shape[] => [
  slab('k', x + 17, y + 40, 8, 30, 2),
  slab(tone, x, y, 42, 48, 12),
]

export const handy = /* @__PURE__ */ registry<Noun>({
  bike_chain: () => [
    ...ringed(20, [slab('a', 67, 34, 10, 14, 2)], RING.x, RING.y),
    hoop('a', 17, RING.x, RING.y, 46),
    ...ringed(5, [slab('a', 66, 62, 12, 40)], RING.x, RING.y),
    disc('b', COG.x, COG.y, 18),
    ...chain(),
    line('k', 14, 'M72 100L104 176'),
    disc('k', 72, 100, 14),
    disc('w', 72, 100, 5),
    slab('x', 82, 172, 46, 16, 5),
    disc('w', COG.x, COG.y, 6),
  ],
  hex_bolt: () => [
    ...turned(
      [
        slab('a', 56, 68, 42, 124, 3),
        slab('b', 84, 68, 14, 124, 2),
        line('k', 5, 'M56 92L98 84M56 108L98 100M56 124L98 116M56 140L98 132M56 156L98 148M56 172L98 164'),
        slab('b', 32, 58, 90, 12, 4),
        fill('a', 'M44 10H110L118 18V58H36V18Z'),
        fill('b', 'M92 10H110L118 18V58H92Z'),
        line('k', 4, 'M60 16V58M92 16V58'),
      ],
      24,
      77,
      100,
    ),
    fill('b', 'M152 104L186 118V156L158 178L124 166V126Z'),
    fill('a', 'M150 102L182 116V150L155 171L123 160V124Z'),
    disc('k', 152, 137, 18),
    hoop('b', 5, 152, 137, 18),
  ],
  gift_voucher: () =>
    turned(
      [
        slab('b', 4, 54, 192, 116, 12),
        slab('a', 4, 46, 192, 116, 12),
        slab('w', 92, 64, 90, 80, 6),
        fill('x', 'M137 130C108 110 108 92 118 86C126 82 134 86 137 94C140 86 148 82 156 86C166 92 166 110 137 130Z'),
        slab('x', 36, 46, 20, 116),
        fill('x', 'M46 88C20 60 -2 66 2 86C4 104 28 104 46 88C64 104 88 104 90 86C94 66 72 60 46 88Z'),
        disc('a', 22, 84, 8, 6),
        disc('a', 70, 84, 8, 6),
        disc('b', 46, 88, 11),
      ],
      -7,
    ),
  meeting_table: () => [
    ...[20, 79, 138].flatMap(x => seat(x, 24, 'b')),
    slab('k', 88, 110, 24, 56, 3),
    slab('k', 56, 160, 88, 12, 6),
    disc('b', 100, 105, 98, 36),
    disc('g', 100, 94, 98, 36),
    fill('w', 'M30 82L58 80L54 92L24 94ZM86 72H116L118 82H84ZM144 80L172 82L178 94L148 92Z'),
    disc('x', 74, 98, 8, 5),
    disc('x', 130, 98, 8, 5),
    ...[42, 116].flatMap(x => [
      slab('k', x + 17, 166, 8, 24, 2),
      slab('k', x + 6, 186, 30, 8, 4),
      slab('a', x, 118, 42, 54, 12),
    ]),
  ],
  database: () =>
    [140, 87, 34].flatMap(y => [
      fill('b', `M20 ${y}V${y + 28}C20 ${y + 52} 180 ${y + 52} 180 ${y + 28}V${y}Z`),
      fill('a', `M20 ${y}V${y + 18}C20 ${y + 42} 180 ${y + 42} 180 ${y + 18}V${y}Z`),
      disc('c', 100, y, 80, 17),
      disc('x', 44, y + 22, 6),
      disc('w', 65, y + 25, 6),
    ]),
  x_ray: () => [
    slab('k', 16, 2, 168, 196, 10),
    slab('c', 74, 0, 52, 14, 4),
    fill('g', 'M62 112C66 96 134 92 140 108L144 140C142 156 130 160 128 178V190H76V178C74 162 60 150 62 112Z'),
    ...finger(68, 146, 62, -38),
    ...finger(76, 108, 70, -16),
    ...finger(96, 100, 80, -3),
    ...finger(116, 102, 74, 8),
    ...finger(132, 114, 62, 22),
    line('w', 9, 'M80 150L76 118M96 146L95 110M110 146L114 110M122 150L130 120M76 164L68 154'),
    disc('w', 88, 164, 8),
    disc('w', 104, 160, 8),
    disc('w', 118, 164, 7),
    line('w', 11, 'M92 180V190M112 180V190'),
  ],
  playing_cards: () =>
    [
      ...card(-32, [fill('k', SPADE)]),
      ...card(-3, [fill('x', 'M78 30L96 54L78 78L60 54Z')]),
      ...card(27, [fill('x', HEART), fill('x', LARGE_HEART)]),
    ].map(smaller),
})
