// What animals leave, wear and are made into.
import { registry } from '#lib/registry.ts'
import { disc, fill, line, type Noun, tidy } from '#lib/render/objects/shape.ts'

export const traces = /* @__PURE__ */ registry<Noun>({
  shell: () => {
    const at = (degrees: number, r: number): string => {
      const turn = ((degrees - 90) * Math.PI) / 180
      return `${tidy(100 + r * Math.cos(turn))} ${tidy(172 + r * Math.sin(turn))}`
    }
    const edges = [-49, -35, -21, -7, 7, 21, 35, 49]
    const rim = edges.slice(1).map((to, step) => `Q${at((edges[step] ?? 0) + 7, 168)} ${at(to, 136)}`)
    return [
      fill('b', 'M64 148L100 160L136 148C140 168 124 190 100 191C76 190 60 168 64 148Z'),
      fill('a', `M90 182C70 158 30 124 ${at(-49, 136)}${rim.join('')}C170 124 130 158 110 182Q100 192 90 182Z`),
      fill('b', `M108 182L${at(35, 136)}Q${at(42, 168)} ${at(49, 136)}C170 124 130 158 110 182Z`),
      line(
        'b',
        5,
        edges
          .slice(1, -2)
          .map(to => `M${at(to * 0.6, 28)}L${at(to, 134)}`)
          .join(''),
      ),
      line('c', 7, [-42, -28].map(to => `M${at(to, 84)}L${at(to, 130)}`).join('')),
    ]
  },
  feather: () => [
    fill('c', 'M62 140C48 140 34 150 32 168C46 172 62 164 72 150Z'),
    fill(
      'a',
      'M178 4C122 8 66 48 46 106C42 120 42 132 46 144L64 124L58 150C72 154 88 148 102 138L92 118L116 126C150 100 176 56 178 4Z',
    ),
    fill('b', 'M178 4C176 56 150 100 116 126L92 118L102 138C88 148 72 154 58 150C86 94 124 44 178 4Z'),
    line('c', 4, 'M132 42L100 52M112 64L78 76M96 86L58 102'),
    line('a', 4, 'M140 62L142 84M120 84L122 104'),
    line('x', 7, 'M166 18C118 58 74 116 26 196'),
  ],
  paw: () => [
    fill('a', 'M100 96C130 96 158 130 154 156C150 180 120 172 100 172C80 172 50 180 46 156C42 130 70 96 100 96Z'),
    disc('b', 40, 90, 18, 24),
    disc('a', 78, 52, 19, 27),
    disc('a', 122, 52, 19, 27),
    disc('b', 160, 90, 18, 24),
  ],
  horseshoe: () => [
    fill('a', 'M54 190H22C10 130 8 14 100 12C192 14 190 130 178 190H146C152 128 152 60 100 60C48 60 48 128 54 190Z'),
    fill('b', 'M100 12C192 14 190 130 178 190H162C172 130 172 38 100 12Z'),
    ...[
      [40, 164],
      [38, 126],
      [46, 84],
      [154, 84],
      [162, 126],
      [160, 164],
    ].map(([x = 0, y = 0]) => disc('w', x, y, 6.5)),
    line('x', 6, 'M76 34C90 28 110 28 124 34'),
  ],
  teddy: () => [
    disc('b', 56, 40, 22),
    disc('b', 144, 40, 22),
    disc('c', 56, 42, 11),
    disc('c', 144, 42, 11),
    disc('b', 52, 128, 18, 26),
    disc('b', 148, 128, 18, 26),
    disc('a', 100, 138, 50, 48),
    disc('b', 64, 176, 24, 19),
    disc('b', 136, 176, 24, 19),
    disc('c', 62, 178, 13, 11),
    disc('c', 138, 178, 13, 11),
    disc('a', 100, 64, 52, 46),
    disc('c', 100, 80, 25, 19),
    disc('k', 80, 58, 6),
    disc('k', 120, 58, 6),
    disc('k', 100, 73, 9, 6.5),
    line('k', 4, 'M100 78V88M100 88C96 93 90 93 87 90M100 88C104 93 110 93 113 90'),
    fill('x', 'M100 116L70 104V134ZM100 116L130 104V134Z'),
    disc('x', 100, 117, 9),
  ],
})
