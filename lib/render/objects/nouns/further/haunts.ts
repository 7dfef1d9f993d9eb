// Places and beasts that are gone to see, and what stands outdoors.
import { registry } from '#lib/registry.ts'
import { broadleaf } from '#lib/render/objects/nouns/living/blooms.ts'
import { disc, fill, hoop, line, mirrored, type Noun, type Shape, slab, turned } from '#lib/render/objects/shape.ts'

/** The sawn end of a log with its rings. */
const log = (x: number, y: number, radius: number): Shape[] => [
  disc('a', x, y, radius),
  disc('c', x, y, radius * 0.78),
  hoop('g', 3.5, x, y, radius * 0.46),
  disc('g', x, y, radius * 0.14),
]

const egg = (x: number, y: number, degrees: number): Shape[] =>
  turned(
    [
      fill(
        'c',
        `M${x} ${y - 36}C${x + 16} ${y - 36} ${x + 26} ${y - 8} ${x + 26} ${y + 8}C${x + 26} ${y + 40} ${x - 26} ${y + 40} ${x - 26} ${y + 8}C${x - 26} ${y - 8} ${x - 16} ${y - 36} ${x} ${y - 36}Z`,
      ),
      disc('k', x - 8, y - 14, 3),
      disc('k', x + 9, y - 18, 3),
      disc('k', x + 3, y - 2, 3.5),
    ],
    degrees,
    x,
    y,
  )

const lemon = (x: number, y: number, degrees: number): Shape[] =>
  turned(
    [
      fill(
        'x',
        `M${x - 19} ${y}Q${x - 19} ${y - 3} ${x - 16} ${y - 4}C${x - 12} ${y - 10} ${x - 8} ${y - 14} ${x} ${y - 14}C${x + 8} ${y - 14} ${x + 12} ${y - 10} ${x + 16} ${y - 4}Q${x + 20} ${y - 3} ${x + 20} ${y}Q${x + 20} ${y + 3} ${x + 16} ${y + 4}C${x + 12} ${y + 10} ${x + 8} ${y + 14} ${x} ${y + 14}C${x - 8} ${y + 14} ${x - 12} ${y + 10} ${x - 16} ${y + 4}Q${x - 19} ${y + 3} ${x - 19} ${y}Z`,
      ),
      fill(
        'c',
        `M${x - 17} ${y}C${x - 30} ${y - 2} ${x - 28} ${y - 16} ${x - 20} ${y - 22}C${x - 12} ${y - 16} ${x - 12} ${y - 6} ${x - 17} ${y}Z`,
      ),
    ],
    degrees,
    x,
    y,
  )

/** The arms on one side of an octopus. */
const ARMS = [
  line('b', 15, 'M90 120C88 150 98 170 86 184C78 192 66 188 68 179'),
  line('b', 15, 'M76 112C68 146 68 164 50 174C36 180 26 170 32 162'),
  line('a', 15, 'M66 102C56 128 46 144 28 146C14 147 8 137 14 130'),
  line('a', 15, 'M58 90C40 104 30 110 18 104C6 97 8 84 18 84'),
]

/** A stone of hail: a lump of ice with flat sides. */
const stone = (x: number, y: number, r: number, degrees: number): Shape[] =>
  turned(
    [
      fill(
        'c',
        `M${x - r} ${y - r * 0.3}L${x - r * 0.3} ${y - r}L${x + r * 0.7} ${y - r * 0.8}L${x + r} ${y + r * 0.2}L${x + r * 0.5} ${y + r}L${x - r * 0.6} ${y + r * 0.9}Z`,
      ),
      fill('g', `M${x} ${y}L${x + r} ${y + r * 0.2}L${x + r * 0.5} ${y + r}L${x - r * 0.6} ${y + r * 0.9}Z`),
    ],
    degrees,
    x,
    y,
  )

export const haunts = /* @__PURE__ */ registry<Noun>({
  firewood: () => [
    slab('b', 12, 46, 176, 142),
    ...[31, 169].flatMap(x => log(x, 112, 14)),
    ...[44, 100, 156].flatMap(x => log(x, 160, 27)),
    ...[72, 128].flatMap(x => log(x, 112, 27)),
    ...[44, 100, 156].flatMap(x => log(x, 64, 27)),
    ...log(72, 26, 22),
    ...log(128, 28, 20),
    slab('k', 2, 18, 15, 178, 3),
    slab('k', 183, 18, 15, 178, 3),
    slab('k', 2, 183, 196, 13, 3),
  ],
  nest: () => [
    line('b', 7, 'M8 84L40 96M192 80L160 96M0 116L30 118M200 118L172 120'),
    disc('b', 100, 98, 88, 24),
    ...egg(58, 84, -14),
    ...egg(146, 84, 14),
    ...egg(102, 76, 2),
    fill('a', 'M8 98C20 126 180 126 192 98C200 144 164 184 100 184C36 184 0 144 8 98Z'),
    line('b', 6, 'M16 122C60 142 120 128 160 124M30 150C70 140 120 164 172 142M60 174C90 160 120 158 150 166'),
    line('g', 6, 'M12 108C60 124 130 140 184 112M24 136C70 154 110 140 184 132M44 166C90 172 120 146 164 156'),
    line('g', 5, 'M46 116L20 92M150 118L184 88M96 124L70 178M128 128L146 174'),
  ],
  apple_tree: () => [
    ...broadleaf(),
    ...[
      [64, 76],
      [104, 62],
      [136, 78],
      [84, 108],
      [122, 116],
      [156, 104],
    ].map(([x = 0, y = 0]) => disc('x', x, y, 8)),
  ],
  lemon_tree: () => [
    slab('k', 92, 104, 16, 48, 3),
    disc('b', 100, 66, 64, 58),
    disc('a', 62, 64, 40),
    disc('a', 138, 62, 40),
    disc('a', 100, 40, 40),
    disc('a', 100, 84, 46, 40),
    line('c', 6, 'M48 46C52 38 58 34 66 32M92 16C98 12 106 12 112 14M128 38C136 36 142 38 148 42'),
    ...lemon(66, 48, 95),
    ...lemon(132, 46, 85),
    ...lemon(100, 76, 90),
    ...lemon(144, 90, 85),
    ...lemon(56, 92, 95),
    slab('g', 52, 142, 96, 18, 4),
    fill('g', 'M60 160H140L130 198H70Z'),
    line('k', 4, 'M62 161H138'),
  ],
  octopus: () => [
    ...ARMS,
    ...mirrored(ARMS),
    fill(
      'a',
      'M100 4C146 4 164 36 160 66C158 84 148 92 146 106C142 128 122 132 118 150C114 172 86 172 82 150C78 132 58 128 54 106C52 92 42 84 40 66C36 36 54 4 100 4Z',
    ),
    ...[62, 76].map((x, at) => disc('c', x, 24 + at * 14, 7 - at * 2)),
    disc('w', 78, 78, 17),
    disc('w', 122, 78, 17),
    disc('k', 80, 80, 9),
    disc('k', 120, 80, 9),
    line('k', 5, 'M90 104C96 110 104 110 110 104'),
    ...[0, 1, 2].flatMap(at => [disc('c', 54 - at * 7, 126 + at * 8, 4), disc('c', 146 + at * 7, 126 + at * 8, 4)]),
  ],
  narrowboat: () => [
    line('c', 6, 'M62 66C54 58 70 52 62 42'),
    slab('k', 56, 68, 12, 24, 2),
    slab('x', 53, 71, 18, 5, 2),
    ...[96, 114, 132].flatMap(x => [disc('b', x - 6, 80, 6, 8), disc('x', x, 74, 6), disc('b', x + 6, 80, 6, 8)]),
    slab('k', 86, 82, 56, 9, 2),
    line('k', 5, 'M2 96H22C28 96 28 100 28 118'),
    fill('a', 'M36 92H158L170 124H36Z'),
    slab('b', 30, 88, 134, 8, 3),
    slab('x', 42, 100, 20, 24, 2),
    slab('c', 45, 103, 14, 12, 1),
    ...[76, 104, 132].flatMap(x => [slab('w', x, 100, 20, 15, 3), slab('k', x + 3, 103, 14, 9, 2)]),
    fill('k', 'M8 118H170C182 116 192 112 200 106C200 124 194 140 182 152H22C12 146 8 134 8 118Z'),
    line('x', 6, 'M10 124H172C182 122 190 119 197 115'),
    fill(
      'g',
      'M-4 148C14 140 30 140 48 148C66 156 82 156 100 148C118 140 134 140 152 148C170 156 186 156 204 148V168H-4Z',
    ),
  ],
  hail: () => [
    fill(
      'b',
      'M48 112C20 112 6 96 8 76C10 56 28 46 44 48C50 22 76 8 104 14C126 18 140 32 144 48C172 44 194 58 194 82C194 100 180 112 160 112Z',
    ),
    fill(
      'a',
      'M46 100C24 100 12 88 14 72C16 58 30 50 48 54C54 30 78 18 102 22C122 26 134 40 138 56C162 50 184 60 184 80C184 92 174 100 156 100Z',
    ),
    ...[
      [42, 150, 15, 0],
      [90, 146, 13, 40],
      [136, 150, 15, 80],
      [66, 184, 14, 120],
      [114, 182, 16, 20],
      [162, 184, 13, 60],
    ].flatMap(([x = 0, y = 0, r = 0, degrees = 0]) => stone(x, y, r, degrees)),
  ],
  bandstand: () => [
    line('k', 5, 'M100 22V4'),
    fill('x', 'M100 2L124 9L100 16Z'),
    slab('b', 22, 76, 156, 14, 3),
    fill('a', 'M100 18C108 40 150 60 188 78H12C50 60 92 40 100 18Z'),
    fill('b', 'M100 18C108 40 150 60 188 78H134C122 60 106 42 100 18Z'),
    fill('c', 'M100 18C96 40 80 60 66 78H12C50 60 92 40 100 18Z'),
    ...[0, 1, 2, 3, 4, 5, 6].map(at => disc('x', 34 + at * 22, 92, 9, 8)),
    ...[26, 70, 124, 168].map(x => slab('b', x, 86, 8, 76)),
    slab('k', 24, 122, 50, 7, 2),
    slab('k', 126, 122, 52, 7, 2),
    line('k', 4, 'M38 126V160M48 126V160M58 126V160M140 126V160M150 126V160M160 126V160'),
    slab('g', 12, 158, 176, 36, 3),
    ...[0, 1, 2].map(at => slab('c', 78 - at * 8, 160 + at * 12, 44 + at * 16, 12, 2)),
    line('k', 3, 'M74 171H126M66 183H134'),
  ],
})
