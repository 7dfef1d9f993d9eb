// What stands beside and below what leads: things fill their band, day and text keep clear of the headline.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { bareKits } from '#dev/gallery/bare-brands.ts'
import { sampleKit } from '#dev/kits.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { createPage } from '#lib/render/page.ts'
import { Picture } from '#lib/render/picture.ts'
import { sharesOf } from '#lib/templates/aside/aside.ts'
import { isShallow, thingsIn } from '#lib/templates/aside/looks.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const [kit = {} as BrandKit] = bareKits

const asked = (template: string, composition: string, data: object, [width, height] = [1080, 1350]) =>
  Picture.parse({
    ...{ template, composition, data, width, height, seed: 'one', format: 'png', scheme: 'auto' },
    ...{ ribbon: null, service_mark: false },
  })

describe('a shallow band', () => {
  const picture = asked('facts', 'banded', { headline: 'New prices', rows: [{ label: 'Cup', value: '£3' }] })
  const { page } = createPage(raster, picture, kit)
  const band = { x: 0, y: 0, width: 1080, height: 310 }

  it.each(bareKits.map(one => [one.name, one] as const))('is full of things from edge to edge (%s)', (_, brand) => {
    for (const things of [['cup'], ['cup', 'bread']]) {
      const nodes = thingsIn(createPage(raster, picture, brand).page, band, '#FFFFFF', things)
      const drawn = nodes.filter(node => node.type === 'image')
      expect(drawn.length).toBe(3)
      expect(drawn.map(node => Number(node.style.left))).toEqual([0, 360, 720])
    }
  })

  it('is not for a day alone', () => {
    const day = { day: '27', month: 'March' }
    const deep = (share: number) => ({ width: 1080, height: 1350 * share })
    expect(sharesOf(page).some(share => isShallow(deep(share)))).toBe(true)
    expect(sharesOf(page, { day }).some(share => isShallow(deep(share)))).toBe(false)
  })
})

describe('a headline', () => {
  const event = {
    ...{ event_name: 'Weekend upholstery course: drop-in seats', date: 'Saturday 6 March', time: '10 to 4' },
    ...{ price: '£185', contact: 'courses@saltmarsh.example', body: 'Bring your own dining chair.' },
  }

  it.each(['ruled', 'banded'])('keeps what is acted on clear of its tails (%s)', async composition => {
    const { proof } = await composePicture(raster, asked('event_reminder', composition, event), kit)
    const [title] = proof.texts.filter(({ role }) => role === 'event_name')
    const [date] = proof.texts.filter(({ role }) => role === 'date')
    const clear = (date?.box.y ?? 0) - ((title?.box.y ?? 0) + (title?.box.height ?? 0))
    expect(clear).toBeGreaterThan((title?.size_px ?? 0) * 0.24 + 30)
  })

  it('has words of several lines below it on a wide poster as wide as the name lets them, and clear of it', async () => {
    const data = {
      headline: '47 students still have no work experience place',
      body: 'We are looking for employers of any trade and size within a bus ride for the last week of June. Email work@saltmarsh.example by the end of March.',
    }
    const { proof } = await composePicture(raster, asked('announcement', 'poster', data, [1200, 627]), kit)
    const [body] = proof.texts.filter(({ role }) => role === 'body')
    const [headline] = proof.texts.filter(({ role }) => role === 'headline')
    expect(body?.box.width).toBeGreaterThan(1200 * 0.56)
    expect((body?.box.y ?? 0) - (headline?.box.y ?? 0) - (headline?.box.height ?? 0)).toBeGreaterThan(60)
  })

  it('has notes below the seam of its band, however little room there is', async () => {
    const name = '日本語での金継ぎ体験'
    const body =
      '割れたお皿を1枚持ってきてください。なければこちらで用意します。簡易金継ぎなので、その日に持ち帰れます。'
    const { time: _, ...rest } = event
    for (const side of [1080, 1350]) {
      const picture = asked('event_reminder', 'banded', { ...rest, event_name: name, body }, [1080, side])
      const { boxes } = await composePicture(raster, picture, kit)
      const seam = boxes.find(({ role }) => role === 'seam')
      for (const one of boxes.filter(({ role }) => role === 'body' || role === 'contact'))
        expect(one.y).toBeGreaterThan((seam?.y ?? 0) + (seam?.height ?? 0) - 4)
    }
  })
})

describe('words over a picture', () => {
  it('have a scrim where no more than a thin bright line runs under them', async () => {
    const brand = sampleKit('paceline')
    const contour = { ...brand, photos: brand.photos.filter(({ shows }) => shows.includes('contour')) }
    const body = 'Breakfast under the oranges from 07:30. Guests first, twelve tables.'
    const data = { headline: 'The courtyard opens on 1 May.', body, cta: 'Book a table' }
    const { scene } = await composePicture(raster, asked('announcement', 'over_picture', data), contour)
    const [fade = ''] = /linear-gradient[^"]{0,400}/u.exec(JSON.stringify(scene.root)) ?? []
    const strengths = [...fade.matchAll(/, (0\.\d{1,4})\) 100%/gu)].map(([, alpha]) => Number(alpha))
    expect(Math.max(0, ...strengths)).toBeGreaterThan(0.3)
  })
})
