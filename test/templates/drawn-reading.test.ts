// A long text on a wide card shares it with what somebody has drawn for it, and has it to itself where nobody has.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import { isDrawnOn } from '#lib/templates/aside/drawn-on.ts'
import { largestIn } from '#lib/templates/aside/made.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'

const scene = 'drafted/trailer in a yard//g M0 0 H200 V200 H0 Z|b M20 60 H180 V140 H20 Z|k M120 140 H160 V170 H120 Z'
const texts = [
  {
    headline: 'Fish workshop',
    body: 'For firms and for whoever likes. Nobody has to know anything. Saturday 17 March. From 10 to 12.30. £35 each. In our shop by the harbour. Places: 8. The apron is lent and the knife stays here. You take home what you have cleaned.',
  },
  {
    headline: 'ورشة تنظيف السمك',
    body: 'للشركات ولكل من يرغب في التعلم معنا هذا الربيع. لا يحتاج أحد إلى خبرة سابقة في المطبخ. السبت 17 آذار. من العاشرة حتى الثانية عشرة والنصف. في متجرنا قرب المرفأ القديم. المئزر والسكين علينا. وتأخذون معكم إلى البيت كل ما نظفتموه بأيديكم.',
  },
  {
    headline: '魚のさばき方教室',
    body: '会社の方も、どなたでもご参加いただけます。経験はいりません。三月十七日の土曜日、午前十時から十二時半まで、港のそばの当店で開きます。定員は八名、お一人三千五百円です。エプロンはお貸しします。包丁は店に置いていきます。さばいた魚はお持ち帰りください。お申し込みは店頭か、お電話で承ります。当日は汚れてもよい服でお越しください。駐車場は店の裏に四台分ございます。小さなお子さまはご相談ください。雨の日も開きます。',
  },
]
const composed = async (brand: (typeof brandNames)[number], data: Picture['data'], depicts?: string[]) => {
  const kit = { ...sampleKit(brand), photos: [], screens: [], people: [], mascot: [] }
  const asked = { template: 'announcement', composition: 'auto', data, seed: 'a', width: 1200, height: 627 }
  const rest = { format: 'png', scheme: 'auto', ribbon: null, service_mark: false, ...(depicts && { depicts }) }
  return { kit, drawn: await composePicture(raster, Picture.parse({ ...asked, ...rest }), kit) }
}

it.each(brandNames)('of %s', async brand => {
  for (const data of texts) {
    const { kit, drawn } = await composed(brand, data, [scene])
    expect([data.headline, isDrawnOn(drawn, scene, kit)]).toEqual([data.headline, true])
    expect(largestIn(drawn.scene.root, scene)).toBeGreaterThan(1200 * 0.2)
    for (const { role, size_px } of drawn.proof.texts) expect([role, size_px >= 26]).toEqual([role, true])
  }
})

it('has the width of the card where nothing was drawn', async () => {
  for (const depicts of [undefined, ['']]) {
    const { proof } = (await composed('kestrel', texts[0] ?? {}, depicts)).drawn
    const bodies = proof.texts.filter(({ role }) => role === 'body').map(({ box }) => box)
    expect(Math.max(...bodies.map(({ x, width }) => x + width))).toBeGreaterThan(900)
  }
})
