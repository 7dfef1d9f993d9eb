import * as z from 'zod'
import { depict } from '#lib/templates/aside/depict.ts'
import { calmGround, ownGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({ value: short, label: short, title: short.optional() })
type Data = z.output<typeof Fields>

const MARGIN = 64

/** The number from the left margin over most of the width, its words under it. */
const figure: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = ownGround(page)
  const room = width - 2 * MARGIN
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const title = await page.optional('title', data.title, {
    ...noteOn(on),
    width: room * 0.6,
    max: 28,
    min: 24,
    lines: 2,
    tone: 'muted',
    align: 'end',
  })
  const label = await page.text('label', data.label, {
    ...headlineOn(on),
    width: room * 0.8,
    max: 48,
    min: 30,
    lines: 2,
  })
  const top = MARGIN + logo.height + 58
  const value = await page.text('value', data.value, {
    ...figureOn(on),
    width: room,
    height: height - MARGIN - label.height - 52 - top,
    max: 380,
    min: 80,
  })
  const foot = height - MARGIN
  const corner = title ? [title.at(width - MARGIN - room * 0.6, MARGIN + 10)] : []
  return drawnOn(on, [
    logo.at(MARGIN, MARGIN),
    ...corner,
    value.at(MARGIN, foot - label.height - 52 - value.height),
    label.at(MARGIN, foot - label.height),
  ])
}

/** Title and number on the left, artwork on the right. */
const beside: Composition<Data> = async (page, data) => {
  const { width, height } = page.canvas
  const on = calmGround(page)
  const edge = Math.round(width * 0.6)
  const room = edge - MARGIN - 40
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const value = await page.text('value', data.value, { ...figureOn(on), width: room, height: 190, max: 230, min: 72 })
  const label = await page.text('label', data.label, { ...noteOn(on), width: room, max: 36, lines: 2 })
  const title = await page.optional('title', data.title, {
    ...headlineOn(on),
    width: room,
    height: 120,
    max: 44,
    min: 28,
    lines: 3,
  })
  const foot = height - MARGIN
  const top = MARGIN + logo.height + 56
  const art = await depict(page, on, { x: edge, y: 0, width: width - edge, height }, 'left')
  return drawnOn(on, [
    ...art,
    logo.at(MARGIN, MARGIN),
    value.at(MARGIN, top),
    label.at(MARGIN, top + value.height + 42),
    ...(title ? [title.at(MARGIN, foot - title.height)] : []),
  ])
}

export const about = described({
  name: 'og_number',
  title: 'Link number',
  description: 'The picture of a link whose page is about one number.',
  asset_type: 'og_image',
  fields: Fields,
  sizes: [[1200, 630]],
  compositions: ['figure', 'beside'],
  sample: { value: '90 s', label: 'to replay a job, down from 41 minutes', title: 'How we cut replay time' },
})

export const looks: Looks<typeof about> = {
  compositions: { figure, beside },
  alt: (data, kit) => `Link card from ${kit.name}: ${data.value}`,
}
