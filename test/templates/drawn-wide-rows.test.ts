// A wide card of rows shows what somebody has drawn for it above the words beside them, whichever way these run.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { isDrawnOn } from '#lib/templates/aside/drawn-on.ts'
import { largestIn } from '#lib/templates/aside/made.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const trailer = 'drafted/box trailer//b M20 60 H180 V140 H20 Z|x M40 140 H80 V170 H40 Z|k M120 140 H160 V170 H120 Z'
const scene = 'drafted/trailer in a yard//g M0 0 H200 V200 H0 Z|b M20 60 H180 V140 H20 Z|k M120 140 H160 V170 H120 Z'
const cards: readonly [template: string, data: Picture['data']][] = [
  [
    'facts',
    {
      headline: 'The new trailer is on the road from Monday 12 March',
      rows: [
        { label: 'Room', value: '180 litres' },
        { label: 'Temperature', value: 'Stays between 2 and 8 degrees' },
        { label: 'List', value: 'Every trip, for whoever orders to keep' },
        { label: 'Days', value: 'Monday to Saturday' },
        { label: 'Places', value: 'Penryn and Falmouth' },
        { label: 'Mail', value: 'cold@yard.example' },
      ],
    },
  ],
  [
    'job_opening',
    {
      ...{ role: 'Two apprentice positions', salary: '£640 a month', location: 'Penryn yard' },
      ...{ deadline: 'Closes Friday 13 April', contact: 'Text or call 01326 555 012' },
      terms: [
        '18 months, starting Monday 7 May',
        'No exams needed, a head for heights is',
        'We give boots and a course',
      ],
    },
  ],
  [
    'facts',
    {
      headline: 'معرض الخط العربي يفتح أبوابه يوم الاثنين',
      rows: [
        { label: 'المكان', value: 'دار الفنون، شارع البحر' },
        { label: 'الأيام', value: 'من السبت إلى الخميس' },
        { label: 'الدخول', value: 'مجاني للجميع، والتسجيل عند الباب' },
        { label: 'ورشة', value: 'كل خميس في الخامسة مساءً' },
        { label: 'للأطفال', value: 'ورق وأقلام وألوان للتجربة' },
        { label: 'الهاتف', value: '+961 1 555 012' },
      ],
    },
  ],
  [
    'facts',
    {
      headline: '新しい保冷トレーラーが三月十二日から走ります',
      rows: [
        { label: '容量', value: '180リットル' },
        { label: '温度', value: '2度から8度までを保ちます' },
        { label: '記録', value: '毎回の温度表を注文した方にお渡しします' },
        { label: '曜日', value: '月曜から土曜まで' },
        { label: '場所', value: '松本市内' },
        { label: '電話', value: '0263-55-0126' },
      ],
    },
  ],
]

const composed = (brand: string, [template, data]: (typeof cards)[number], picture: Partial<Picture> = {}) => {
  const kit = { ...sampleKit(brand as (typeof brandNames)[number]), photos: [], screens: [], people: [], mascot: [] }
  const whole = Picture.parse({
    ...{ template, composition: 'auto', data, seed: 'a', width: 1200, height: 627, format: 'png' },
    ...{ scheme: 'auto', ribbon: null, service_mark: false, ...picture },
  })
  return composePicture(raster, whole, kit).then(drawn => ({ drawn, kit }))
}
const topOf = ({ proof }: { proof: { texts: { role: string; box: { y: number } }[] } }, role: string) =>
  proof.texts.find(text => text.role === role)?.box.y ?? 0

it.each(brandNames)('of %s', async brand => {
  for (const card of cards)
    for (const [noun, size] of [
      [scene, [1200, 627]],
      [trailer, [1200, 627]],
      [scene, [1600, 900]],
    ] as const) {
      const [width = 0, height = 0] = size
      const { drawn, kit } = await composed(brand, card, { depicts: [noun], width, height })
      expect([card[0], noun, isDrawnOn(drawn, noun, kit)]).toEqual([card[0], noun, true])
      expect(largestIn(drawn.scene.root, noun)).toBeGreaterThan(height * 0.22)
      for (const { role, size_px } of drawn.proof.texts) expect([role, size_px >= 26]).toEqual([role, true])
    }
})

it('has its name at the head where nothing was drawn', async () => {
  for (const card of cards.slice(0, 2)) {
    const title = card[0] === 'facts' ? 'headline' : 'role'
    const { drawn } = await composed('kestrel', card)
    expect(topOf(drawn, 'wordmark')).toBeLessThan(topOf(drawn, title))
  }
})
