// Where people go for a day out, and what takes them there.
import { registry } from '#lib/registry.ts'
import { disc, fill, hoop, line, type Noun, type Shape, slab, turned } from '#lib/render/objects/shape.ts'

/** A small solid wheel as on boards and scooters. */
const caster = (x: number, y: number, radius: number): Shape[] => [
  disc('k', x, y, radius),
  disc('x', x, y, radius * 0.56),
  disc('w', x, y, radius * 0.2),
]

/** A spruce on its trunk: tiers of boughs whose right half lies in the shade. */
const spruce = (x: number, top: number, foot: number, wide: number): Shape[] => {
  const high = (foot - top) / 5
  const tiers = [1, 2, 3, 4, 5].map(at => ({ y: top + high * at, half: (wide / 5) * at }))
  const side = (way: 1 | -1) =>
    tiers.map(({ y, half }) => `L${x + way * half} ${y}L${x + way * half * 0.5} ${y - high * 0.12}`)
  const back = tiers.toReversed().map(({ y, half }) => `L${x + half * 0.5} ${y - high * 0.12}L${x + half} ${y}`)
  return [
    slab('k', x - wide * 0.1, foot - high * 0.4, wide * 0.2, high * 0.4 + 22, 2),
    fill('a', `M${x} ${top}${side(-1).join('')}L${x} ${foot - high * 0.06}${back.join('')}Z`),
    fill('b', `M${x} ${top}${side(1).join('')}L${x} ${foot - high * 0.06}Z`),
  ]
}

/** A hold that is screwed on a climbing wall. */
const hold = (tone: 'w' | 'g', x: number, y: number, degrees: number): Shape[] =>
  turned(
    [
      fill(
        tone,
        `M${x - 14} ${y + 6}C${x - 16} ${y - 8} ${x - 4} ${y - 14} ${x + 6} ${y - 8}L${x + 15} ${y + 2}C${x + 14} ${y + 10} ${x - 6} ${y + 11} ${x - 14} ${y + 6}Z`,
      ),
    ],
    degrees,
    x,
    y,
  )

export const outings = /* @__PURE__ */ registry<Noun>({
  foot_ferry: () => [
    line('k', 6, 'M12 128V78'),
    fill('x', 'M12 76L-4 82L12 94Z'),
    ...[34, 70, 106].flatMap(x => [slab('b', x, 92, 9, 42, 4), slab('b', x, 116, 28, 9, 4)]),
    ...[28, 92, 156].map(x => line('k', 6, `M${x} 60V134`)),
    slab('b', 140, 104, 9, 30, 3),
    line('k', 5, 'M132 94L150 112'),
    fill('a', 'M16 54C18 38 40 30 92 30C144 30 166 38 170 54V58H16Z'),
    ...[0, 1, 2, 3, 4, 5, 6].map(at =>
      fill(
        at % 2 === 0 ? 'x' : 'w',
        `M${16 + at * 22} 56H${38 + at * 22}V66C${38 + at * 22} 76 ${16 + at * 22} 76 ${16 + at * 22} 66Z`,
      ),
    ),
    fill('a', 'M2 126H160L198 112C196 146 180 172 152 174H34C16 172 4 152 2 126Z'),
    fill('b', 'M6 146C70 152 150 150 194 136C186 158 172 172 152 174H34C18 172 10 160 6 146Z'),
    line('w', 6, 'M14 136H162L188 126'),
    hoop('x', 8, 92, 152, 12),
    fill(
      'g',
      'M0 172C17 162 33 162 50 172C67 182 83 182 100 172C117 162 133 162 150 172C167 182 183 182 200 172V194H0Z',
    ),
  ],
  kick_scooter: () => [
    line('a', 12, 'M60 22L78 152'),
    line('a', 10, 'M22 30L98 14'),
    line('k', 16, 'M14 32L30 28M90 16L108 12'),
    slab('x', 62, 92, 22, 26, 4),
    fill('b', 'M70 148L90 142L100 158H160V172H92C80 172 74 162 70 148Z'),
    fill('a', 'M160 158C168 140 190 142 197 160L186 164C182 156 174 156 170 172H150Z'),
    slab('k', 96, 152, 70, 9, 3),
    ...caster(78, 174, 21),
    ...caster(176, 174, 21),
  ],
  skate_ramp: () => [
    fill('c', 'M0 78L14 54H40L26 78ZM200 78L186 54H160L174 78Z'),
    line('k', 5, 'M10 66V20H32V66M168 66V20H190V66M10 40H32M168 40H190'),
    fill(
      'g',
      'M26 78L40 54C46 96 66 118 92 118H108C134 118 154 96 160 54L174 78C170 124 144 150 110 150H90C56 150 30 124 26 78Z',
    ),
    fill('a', 'M0 78H26C30 124 56 150 90 150H110C144 150 170 124 174 78H200V188H0Z'),
    line('b', 5, 'M13 80V180M34 116V180M60 144V180M87 152V180M113 152V180M140 144V180M166 116V180M187 80V180'),
    slab('b', 0, 178, 200, 10, 2),
    ...turned(
      [
        disc('k', 50, 106, 10),
        disc('k', 90, 106, 10),
        line('x', 11, 'M26 82C32 94 37 95 46 95H94C103 95 108 94 114 82'),
      ],
      46,
      64,
      94,
    ),
  ],
  climbing_wall: () => [
    slab('k', 2, 182, 196, 14, 6),
    fill('a', 'M16 4H128L142 70L128 184H16Z'),
    fill('b', 'M128 4H184V184H128L142 70Z'),
    ...hold('w', 44, 28, 0),
    ...hold('g', 164, 30, 30),
    ...hold('g', 64, 44, 20),
    ...hold('w', 136, 48, -20),
    ...hold('w', 38, 84, -40),
    ...hold('g', 164, 92, 0),
    ...hold('w', 70, 168, 10),
    ...hold('g', 134, 162, -10),
    ...hold('w', 164, 146, 30),
    ...hold('g', 36, 138, 40),
    line('c', 10, 'M88 84L72 72L68 46M112 84L132 74L136 50'),
    line('k', 14, 'M92 124L70 134L74 160M106 124L128 134L130 156'),
    fill('x', 'M84 78C92 74 108 74 116 78C120 96 116 116 112 128H88C82 114 80 94 84 78Z'),
    line('k', 6, 'M86 122H112'),
    disc('c', 100, 62, 15),
    fill('k', 'M84 62C82 40 118 40 116 62C112 70 88 70 84 62Z'),
  ],
  gondola: () => [
    line('k', 6, 'M-4 34L204 8'),
    slab('k', 76, 14, 48, 16, 7),
    line('k', 9, 'M100 26V66'),
    fill(
      'a',
      'M52 62H148C166 62 178 76 180 94L184 150C186 174 172 190 150 190H50C28 190 14 174 16 150L20 94C22 76 34 62 52 62Z',
    ),
    fill('b', 'M16 150H184C186 174 172 190 150 190H50C28 190 14 174 16 150Z'),
    slab('k', 62, 56, 76, 12, 5),
    fill('w', 'M48 80H92V134H30L34 96C35 86 40 80 48 80Z'),
    fill('w', 'M108 80H152C160 80 165 86 166 96L170 134H108Z'),
    line('c', 6, 'M46 118L72 90M124 118L150 90'),
    line('b', 5, 'M100 72V148'),
    slab('x', 16, 144, 168, 11, 3),
  ],
  chair_lift: () => [
    line('k', 6, 'M-4 30L204 6'),
    slab('k', 76, 10, 46, 16, 7),
    line('b', 10, 'M100 20V66C100 80 94 84 80 84H38C24 84 20 90 20 104V134'),
    line('b', 10, 'M100 66C100 80 106 84 120 84H162C176 84 180 90 180 104V134'),
    slab('a', 30, 98, 64, 50, 10),
    slab('a', 106, 98, 64, 50, 10),
    fill('x', 'M24 146H96V166H24C12 166 12 146 24 146Z'),
    fill('x', 'M104 146H176C188 146 188 166 176 166H104Z'),
    line('k', 7, 'M20 134V192H180V134M100 160V192'),
    line('c', 6, 'M42 112H74M118 112H150'),
  ],
  hot_spring: () => [
    line(
      'c',
      8,
      'M50 66C38 52 62 42 50 28C44 20 46 14 50 8M86 62C74 46 98 36 86 20C80 12 82 6 86 0M122 66C110 52 134 42 122 28C116 20 118 14 122 8',
    ),
    disc('b', 100, 92, 94, 28),
    disc('g', 100, 94, 82, 20),
    line('w', 5, 'M40 92C52 86 64 86 76 92M84 102C94 97 104 97 114 102'),
    line('k', 7, 'M184 66V92'),
    line('c', 9, 'M142 58C136 66 138 80 138 92'),
    ...turned([slab('x', 140, 44, 64, 18, 6), line('b', 4, 'M164 46V60M186 46V60')], -12, 170, 54),
    fill(
      'a',
      'M6 92C10 110 48 122 100 122C152 122 190 110 194 92L182 172C180 186 146 194 100 194C54 194 20 186 18 172Z',
    ),
    line('b', 4, 'M34 112L42 184M66 120L71 190M100 122V192M134 120L129 190M166 112L158 184'),
    line('k', 8, 'M11 128C40 150 160 150 189 128M17 166C46 186 154 186 183 166'),
    fill('w', 'M22 98L66 110L62 150C62 154 60 155 56 154L24 146C21 145 20 143 20 140Z'),
    line('g', 6, 'M24 132L60 142'),
  ],
  noren: () => [
    slab('k', 12, 16, 13, 178, 2),
    slab('k', 175, 16, 13, 178, 2),
    slab('k', 2, 8, 196, 18, 3),
    slab('g', 8, 38, 184, 10, 5),
    ...[0, 1, 2, 3].map(at =>
      fill(
        at % 2 === 0 ? 'a' : 'b',
        `M${27 + at * 37} 34H${62 + at * 37}L${63 + at * 37} 136C${52 + at * 37} 142 ${38 + at * 37} 132 ${26 + at * 37} 138Z`,
      ),
    ),
    line('w', 9, 'M56 92C40 118 64 128 100 128C136 128 160 118 144 92'),
    line('w', 8, 'M82 110C74 98 88 90 80 76M100 108C92 94 108 84 100 66M118 110C110 98 124 90 116 76'),
  ],
  fir: () => [...spruce(142, 58, 178, 44), ...spruce(78, 4, 176, 66)],
})
