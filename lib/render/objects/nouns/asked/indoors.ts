// What stands or lies in a room.
import { registry } from '#lib/registry.ts'
import { disc, fill, hoop, line, type Noun, ringed, type Shape, slab, turned } from '#lib/render/objects/shape.ts'

export const indoors = /* @__PURE__ */ registry<Noun>({
  film_projector: () => {
    const reel = (x: number, y: number): Shape[] => [
      disc('b', x, y, 38),
      ...ringed(5, [disc('w', x, y - 22, 9)], x, y),
      disc('x', x, y, 9),
    ]
    return [
      fill('c', 'M142 118L198 78V170Z'),
      line('k', 5, 'M28 74L42 96M112 74L122 92'),
      ...reel(42, 46),
      ...reel(118, 46),
      slab('k', 30, 164, 20, 20, 4),
      slab('k', 96, 164, 20, 20, 4),
      slab('a', 16, 86, 110, 82, 9),
      slab('b', 16, 146, 110, 22, 8),
      slab('k', 126, 102, 18, 32, 3),
      slab('x', 144, 98, 10, 40, 3),
      disc('x', 46, 116, 13),
      slab('k', 72, 106, 40, 8, 4),
      slab('k', 72, 122, 40, 8, 4),
    ]
  },
  letters: () => {
    const letter = (tone: 'a' | 'c', turn: number): Shape[] =>
      turned([slab(tone, 18, 54, 164, 110, 5), fill('b', 'M20 56H180L108 116C104 120 96 120 92 116Z')], turn, 100, 110)
    return [
      ...letter('c', 14),
      ...letter('c', -9),
      ...letter('a', 2),
      ...turned([slab('x', 16, 118, 168, 17)], 2, 100, 110),
      fill('x', 'M92 134L62 188L84 178L100 140L120 186L138 184L108 134Z'),
      fill('x', 'M100 126C64 90 36 100 42 126C46 152 78 148 100 126C122 148 154 152 158 126C164 100 136 90 100 126Z'),
      disc('x', 100, 127, 13),
      line('b', 4, 'M90 120C84 128 84 132 92 138M110 120C116 128 116 132 108 138'),
    ]
  },
  keys: () => {
    const key = (tone: 'a' | 'x' | 'c', turn: number): Shape[] =>
      turned(
        [
          slab(tone, 93, 92, 14, 96, 3),
          slab(tone, 106, 150, 20, 11, 2),
          slab(tone, 106, 170, 26, 12, 2),
          disc(tone, 100, 84, 28),
          disc('w', 100, 74, 10),
        ],
        turn,
        100,
        58,
      )
    return [...key('c', 48), ...key('a', -42), ...key('x', 3), hoop('k', 9, 100, 40, 34)]
  },
  eye_chart: () => {
    // Rings with a gap, as in “C”: whoever looks says where it opens.
    const ring = (x: number, y: number, r: number, turn: number): Shape[] =>
      turned(
        [
          line(
            'k',
            r * 0.44,
            `M${x + r * 0.7} ${y - r * 0.5}C${x + r * 0.2} ${y - r} ${x - r * 0.86} ${y - r} ${x - r * 0.86} ${y}C${x - r * 0.86} ${y + r} ${x + r * 0.2} ${y + r} ${x + r * 0.7} ${y + r * 0.5}`,
          ),
        ],
        turn,
        x,
        y,
      )
    return [
      line('b', 5, 'M98 4L70 20M98 4L126 20'),
      slab('b', 30, 20, 148, 172, 5),
      slab('w', 24, 16, 148, 172, 5),
      ...ring(98, 54, 27, 0),
      ...ring(58, 110, 13, 90),
      ...ring(98, 110, 13, 180),
      ...ring(138, 110, 13, 270),
      ...ring(58, 148, 9, 0),
      ...ring(84, 148, 9, 270),
      ...ring(111, 148, 9, 90),
      ...ring(138, 148, 9, 180),
      slab('x', 24, 176, 148, 12, 4),
    ]
  },
  bank_card: () =>
    turned(
      [
        slab('b', 10, 50, 184, 118, 14),
        slab('a', 6, 44, 184, 118, 14),
        slab('k', 6, 62, 184, 20),
        slab('x', 24, 98, 36, 28, 5),
        line('k', 3, 'M42 98V126M24 112H60'),
        ...[78, 104, 130].map(x => slab('w', x, 104, 20, 8, 3)),
        slab('w', 24, 138, 66, 8, 3),
        line(
          'x',
          5,
          'M140 132C145 137 145 143 140 148M151 126C160 136 160 144 151 154M162 120C174 134 174 146 162 158',
        ),
      ],
      -10,
    ),
  trousers: () => [
    fill('a', 'M44 10H156L176 190H114L100 78L86 190H24Z'),
    fill('b', 'M156 10L176 190H150L132 10ZM100 78L86 190H70L92 56Z'),
    slab('b', 42, 8, 116, 22, 4),
    ...[58, 134].map(x => slab('a', x, 4, 9, 30, 3)),
    disc('x', 100, 19, 8),
    line('k', 4, 'M100 32V76M48 34C52 56 62 62 80 64M152 34C148 56 138 62 120 64'),
    line('x', 4, 'M108 34C112 46 110 58 104 66'),
    line('c', 5, 'M40 92L34 150'),
    fill('c', 'M26 172H88L86 190H24ZM112 172H174L176 190H114Z'),
  ],
  upright_piano: () => [
    slab('b', 14, 8, 172, 16, 4),
    slab('a', 22, 22, 156, 86, 3),
    slab('b', 34, 34, 132, 52, 4),
    slab('w', 66, 42, 68, 40, 2),
    line('b', 4, 'M100 44V80M74 54H92M74 64H92M108 54H126M108 64H126'),
    slab('b', 28, 146, 144, 40),
    slab('b', 6, 98, 188, 12, 3),
    slab('w', 18, 108, 164, 28),
    line('b', 3, 'M41 110V136M65 110V136M88 110V136M112 110V136M135 110V136M159 110V136'),
    ...[36, 60, 107, 130, 154].map(x => slab('k', x, 108, 11, 17)),
    slab('a', 6, 104, 14, 44, 3),
    slab('a', 180, 104, 14, 44, 3),
    slab('a', 6, 134, 188, 16, 4),
    slab('a', 10, 148, 18, 44, 3),
    slab('a', 172, 148, 18, 44, 3),
    slab('k', 24, 182, 152, 8),
    slab('x', 84, 178, 10, 12, 2),
    slab('x', 106, 178, 10, 12, 2),
  ],
  travel_bag: () => [
    line('b', 10, 'M58 92C58 26 142 26 142 92'),
    fill(
      'a',
      'M12 104C12 86 22 76 40 76H160C178 76 188 86 188 104V164C188 180 180 188 164 188H36C20 188 12 180 12 164Z',
    ),
    fill('b', 'M160 76C178 76 188 86 188 104V164C188 180 180 188 164 188H140C158 176 166 120 160 76Z'),
    line('k', 5, 'M22 96C70 88 130 88 178 96'),
    slab('x', 48, 80, 18, 108),
    slab('x', 134, 80, 18, 108),
    line('x', 12, 'M57 96C57 40 143 40 143 96'),
    slab('k', 80, 40, 40, 16, 7),
    slab('c', 74, 116, 52, 52, 8),
    line('k', 5, 'M82 128H118'),
    slab('k', 106, 126, 6, 16, 2),
    hoop('k', 5, 186, 112, 8),
  ],
})
