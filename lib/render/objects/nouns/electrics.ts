// What is plugged in and charged.
import { registry } from '#lib/registry.ts'
import { disc, fill, line, type Noun, ringed, slab, turned } from '#lib/render/objects/shape.ts'

export const electrics = /* @__PURE__ */ registry<Noun>({
  plug: () => [
    line('k', 10, 'M100 128V146C100 176 156 160 156 190'),
    slab('k', 68, 14, 14, 44, 5),
    slab('k', 118, 14, 14, 44, 5),
    fill('a', 'M46 54H154V86C154 112 132 128 112 130H88C68 128 46 112 46 86Z'),
    fill('b', 'M130 54H154V86C154 112 132 128 112 130H100C120 120 130 106 130 86Z'),
    fill('x', 'M106 64L84 96H98L92 118L116 86H102Z'),
  ],
  battery: () => [
    slab('k', 174, 78, 20, 46, 6),
    slab('b', 8, 50, 170, 104, 18),
    slab('a', 8, 46, 170, 100, 18),
    slab('w', 24, 62, 138, 68, 8),
    slab('x', 32, 70, 28, 52, 4),
    slab('x', 66, 70, 28, 52, 4),
    slab('x', 100, 70, 28, 52, 4),
    fill('k', 'M96 54L66 102H88L80 138L118 86H94L106 54Z'),
    line('c', 5, 'M30 54H78'),
  ],
  car_battery: () => [
    slab('k', 40, 40, 32, 26, 4),
    slab('x', 128, 40, 32, 26, 4),
    slab('a', 24, 72, 152, 104, 8),
    slab('b', 14, 58, 172, 26, 6),
    slab('b', 24, 160, 152, 16, 6),
    slab('w', 40, 96, 120, 50, 6),
    slab('a', 52, 117, 28, 8, 2),
    slab('x', 120, 117, 28, 8, 2),
    slab('x', 130, 107, 8, 28, 2),
  ],
  bulb: () => [
    ...[-60, -30, 0, 30, 60].flatMap(angle => turned([line('x', 6, 'M100 10V0')], angle, 100, 84)),
    fill('a', 'M100 22C138 22 164 48 162 84C160 108 142 118 134 140H66C58 118 40 108 38 84C36 48 62 22 100 22Z'),
    fill('c', 'M64 84C62 62 74 46 94 42C82 52 76 66 78 88Z'),
    line('w', 5, 'M84 138L80 96L100 106L120 96L116 138'),
    slab('k', 68, 142, 64, 12, 5),
    slab('k', 72, 158, 56, 11, 5),
    fill('k', 'M80 173H120C116 186 84 186 80 173Z'),
  ],
  panel: () => [
    ...ringed(12, [line('x', 7, 'M100 30V20')], 100, 74),
    disc('x', 100, 74, 32),
    line('k', 10, 'M100 150V186M64 188H136'),
    fill('k', 'M44 70H156L190 164H10Z'),
    fill('a', 'M51 79H149L176 155H24Z'),
    fill('c', 'M51 79H75L60 155H24Z'),
    line('w', 4, 'M100 79V155M75 79L60 155M125 79L140 155M38 116H162'),
  ],
})
