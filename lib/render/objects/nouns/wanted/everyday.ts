// What stands in rooms, streets and kitchens and recorded posts had no drawing of.
import { registry } from '#lib/registry.ts'
import {
  disc,
  fill,
  type Letter,
  line,
  movedPath,
  type Noun,
  ringed,
  type Shape,
  slab,
  turned,
} from '#lib/render/objects/shape.ts'

export const everyday = /* @__PURE__ */ registry<Noun>({
  chairs: () => {
    const at = (step: number, d: string): string => movedPath(d, (x, y) => [x + 7 * step, y - 21 * step])
    const steps = [0, 1, 2, 3] as const
    return [
      line('k', 7, 'M58 136L42 194M124 136L138 194'),
      ...steps.slice(1).map(step => line('k', 7, at(step, 'M58 136L53 155M124 136L129 155'))),
      ...steps.flatMap(step => [
        line(step % 2 ? 'x' : 'b', 14, at(step, 'M26 76C30 100 36 118 42 128C46 134 52 136 60 136H138')),
        line(step % 2 ? 'x' : 'a', 10, at(step, 'M26 76C30 100 36 118 42 128C46 134 52 136 60 136H138')),
      ]),
    ]
  },
  chimney: () => [
    line('x', 7, 'M100 34V96'),
    ...ringed(14, [line('k', 5, 'M100 32V1')], 100, 32),
    disc('k', 100, 32, 20),
    disc('x', 100, 32, 8),
    fill('b', 'M74 76H126L132 108H68Z'),
    fill('a', 'M74 76H110L112 108H68Z'),
    slab('b', 68, 70, 64, 12, 5),
    slab('b', 44, 104, 112, 16, 3),
    slab('a', 52, 120, 96, 76),
    slab('b', 124, 120, 24, 76),
    line(
      'c',
      4,
      'M52 138H148M52 156H148M52 174H148M76 120V138M112 120V138M64 138V156M100 138V156M136 138V156M76 156V174M112 156V174',
    ),
    fill('g', 'M20 158H180L200 196H0Z'),
    line('k', 4, 'M14 176H186M50 160L46 174M100 160V174M150 160L154 174M70 178L68 194M130 178L132 194'),
  ],
  vacuum_cleaner: () => [
    line('k', 10, 'M112 118C118 64 112 14 74 24'),
    line('b', 10, 'M70 28L36 164'),
    line('k', 14, 'M76 22L66 52'),
    fill('k', 'M4 184C4 170 16 162 32 162H52L66 184Z'),
    fill('a', 'M94 172V138C94 108 118 92 146 92C176 92 194 114 194 146V172Z'),
    fill('b', 'M94 172V152H194V172Z'),
    fill('c', 'M120 112C128 104 138 102 148 102C160 102 170 108 176 118L120 124Z'),
    disc('x', 150, 138, 10),
    disc('k', 164, 170, 24),
    disc('c', 164, 170, 10),
    disc('k', 110, 178, 14),
  ],
  bookshelf: () => {
    const row = (foot: number, tones: string, from: number): Shape[] =>
      [...tones].flatMap((tone, at) => {
        const [x, high] = [from + at * 17, 34 + ((at * 7 + foot) % 11)]
        return [
          slab(tone as Letter, x, foot - high, 15, high, 2),
          line('w', 3, `M${x + 5} ${foot - high + 10}H${x + 10}`),
        ]
      })
    return [
      slab('a', 18, 6, 164, 188, 4),
      ...[16, 76, 136].map(y => slab('b', 28, y, 144, 48)),
      ...row(64, 'xcgx', 32),
      ...turned([slab('c', 110, 26, 14, 38, 2)], -16, 110, 64),
      ...row(64, 'xg', 136),
      ...row(124, 'gxcgx', 82),
      fill('g', 'M46 98C36 92 36 84 40 78C50 82 52 90 50 98C50 86 56 78 64 78C68 88 60 96 54 98Z'),
      fill('x', 'M40 98H64L60 124H44Z'),
      ...row(184, 'cxgcxcgx', 32),
    ]
  },
  bench: () => [
    line('k', 9, 'M36 190V118M164 190V118M36 120L28 40M164 120L172 40'),
    ...[40, 62, 84].flatMap(y => [slab('a', 8, y, 184, 16, 4), slab('b', 8, y + 11, 184, 5, 2)]),
    line('k', 8, 'M20 96H44M180 96H156'),
    slab('a', 10, 114, 180, 12, 4),
    slab('a', 4, 128, 192, 16, 4),
    slab('b', 4, 139, 192, 6, 2),
    slab('k', 24, 186, 26, 9, 3),
    slab('k', 150, 186, 26, 9, 3),
    line('c', 4, 'M20 46H70'),
  ],
  gate: () => [
    fill('g', 'M0 196C20 182 50 182 70 190C100 180 150 180 200 192V196Z'),
    line('b', 11, 'M44 158L158 96'),
    disc('x', 16, 26, 13),
    disc('x', 184, 26, 13),
    ...[34, 60, 86, 112, 138].map((x, at) => {
      const top = [44, 58, 64, 58, 44][at] ?? 50
      return fill('a', `M${x} ${top + 12}L${x + 9} ${top}L${x + 18} ${top + 12}V182H${x}Z`)
    }),
    slab('b', 22, 84, 156, 13),
    slab('b', 22, 156, 156, 13),
    slab('b', 6, 30, 20, 164, 4),
    slab('b', 174, 30, 20, 164, 4),
    line('k', 6, 'M24 90H46M24 162H46'),
    slab('k', 148, 116, 28, 10, 4),
  ],
  street_lamp: () => [
    fill('k', 'M70 196C70 184 80 180 88 178H112C120 180 130 184 130 196Z'),
    fill('a', 'M94 68H106L109 180H91Z'),
    fill('b', 'M101 68H106L109 180H102Z'),
    line('a', 6, 'M78 78H122'),
    slab('b', 87, 94, 26, 8, 3),
    slab('b', 85, 154, 30, 8, 3),
    fill('x', 'M75 27H125L114 64H86Z'),
    line('a', 5, 'M75 27L86 64M125 27L114 64M100 27V64'),
    slab('a', 82, 61, 36, 8, 3),
    fill('a', 'M67 29C72 14 86 9 100 8C114 9 128 14 133 29Z'),
    disc('a', 100, 6, 5),
    line('w', 4, 'M86 35L89 50'),
  ],
  butter: () => [
    disc('g', 100, 166, 96, 22),
    disc('w', 100, 160, 96, 22),
    fill('a', 'M52 92L80 70H182V134L156 158H52Z'),
    fill('c', 'M55 92L81 72H179L155 92Z'),
    fill('b', 'M156 92L182 70V134L156 158Z'),
    line('b', 4, 'M87 94V156M121 94V156M87 92L112 73M121 92L146 73'),
    fill('a', 'M10 154L28 140H62L46 154V164H10Z'),
    fill('c', 'M13 154L29 142H58L45 154Z'),
  ],
  rice: () => [
    line('k', 6, 'M120 92L190 18M134 96L198 36'),
    fill('w', 'M30 104C30 62 62 38 100 38C138 38 170 62 170 104Z'),
    line(
      'c',
      4,
      'M62 76L70 70M84 58L92 62M110 54L116 48M130 72L138 78M100 80L108 76M76 92L84 96M120 94L128 90M148 92L154 96M50 94L56 90',
    ),
    fill('a', 'M14 102H186C186 144 160 174 130 180H70C40 174 14 144 14 102Z'),
    fill('b', 'M186 102C186 144 160 174 130 180H106C140 168 158 140 160 102Z'),
    slab('b', 62, 176, 76, 16, 5),
    fill('c', 'M10 98H190V110H10Z'),
    line('x', 6, 'M30 130C40 122 50 122 60 130C70 138 80 138 90 130C100 122 110 122 120 130C130 138 140 138 150 130'),
  ],
  veg_box: () => [
    fill('c', 'M20 110L34 52C44 44 54 50 54 60L50 110Z'),
    line('g', 6, 'M42 52C36 38 30 30 22 26M44 50C44 36 46 24 52 14M46 52C54 42 62 34 70 34'),
    fill('g', 'M54 110C44 84 58 58 78 60C84 40 112 38 120 56C140 54 150 78 140 110Z'),
    line('w', 4, 'M96 104V66M96 86L80 74M96 90L114 76'),
    fill('k', 'M130 112C124 84 134 62 142 48C148 38 164 38 170 48C178 62 188 84 182 112Z'),
    fill('g', 'M136 62C140 46 148 40 152 38L150 24H162V38C168 42 172 48 176 62L164 54L156 66L147 54Z'),
    disc('x', 62, 104, 24),
    disc('x', 112, 108, 24),
    disc('x', 176, 110, 20),
    slab('b', 10, 110, 180, 80),
    slab('b', 10, 100, 18, 92, 3),
    slab('b', 172, 100, 18, 92, 3),
    ...[104, 134, 164].flatMap(y => [slab('a', 4, y, 192, 24, 3), slab('b', 4, y + 18, 192, 6, 2)]),
    ...[116, 146, 176].flatMap(y => [disc('b', 18, y, 3), disc('b', 182, y, 3)]),
  ],
})
