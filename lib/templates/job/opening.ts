import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box } from '#lib/render/scene.ts'
import { contactOf, type JobData, JobFields, notice } from '#lib/templates/job/notice.ts'
import { rowsOf, terms } from '#lib/templates/job/terms.ts'
import { ownGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'
import { facts } from '#lib/templates/setting/facts.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** Picture, role, facts, terms, address. */
const pictureFirst: Composition<JobData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = ownGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const split = Math.round(width * 0.38)
  const x = wide ? split + 60 * unit : area.x
  const room = wide ? width - area.x - x : area.width
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const { role, set, terms, address } = await setJob(page, data, on, { room, lowest: room - logo.width - 40 * unit })
  const base = foot - Math.max(logo.height, address?.height ?? 0)
  const termsTop = base - 88 * unit - (terms?.height ?? 0)
  const factsTop = termsTop - (terms && set.height > 0 ? 40 * unit : 0) - set.height
  const top = factsTop - (set.height > 0 || terms ? 62 * unit : 0) - role.height
  const rect = wide ? { x: 0, y: 0, width: split, height } : { x: 0, y: 0, width, height: top - 74 * unit }
  const art = rect.height > 180 * unit ? await pictured(page, on, rect, wide ? 'none' : 'foot') : []
  return drawnOn(on, [
    ...art,
    role.at(x, top),
    ...set.at(x, factsTop),
    ...(terms ? [terms.at(x, termsTop)] : []),
    box({ x, y: base - 48 * unit, width: room, height: 2 }, { backgroundColor: on.line }),
    ...(address ? [address.at(x, base)] : []),
    logo.at(x + room - logo.width, foot - logo.height),
  ])
}

/** `lowest` is the room of the address, which shares its line with the logo. */
async function setJob(page: Page, data: JobData, on: Ground, { room, lowest }: { room: number; lowest: number }) {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const { salary, team, location } = data
  // On a wide canvas the team stands among the terms, where there is pay to be told.
  const [apart, among] = wide && salary ? [undefined, team] : [team, undefined]
  const role = await page.text('role', data.role, {
    ...headlineOn(on),
    width: room,
    height: area.height * 0.34,
    max: (wide ? 84 : 128) * unit,
    min: 40,
    lines: 4,
  })
  const set = await facts(page, Object.entries({ salary, team: apart, location }), on, room)
  const also = [...(among ? [among] : []), ...(data.terms ?? [])].join(' · ')
  const terms = await page.optional('terms', also, { ...noteOn(on), width: room, max: 32 * unit, lines: 4 })
  const address = { ...noteOn(on), width: lowest, max: 30 * unit, lines: 3, cut: { weight: 600 } }
  return { role, set, terms, address: await page.optional(...contactOf(data), address) }
}

export const about = described({
  name: 'job_opening',
  title: 'Job opening',
  description: 'A role, the team, the place, the pay and terms, and where to apply.',
  asset_type: 'card',
  fields: JobFields,
  sizes: CARD_SIZES,
  compositions: ['picture_first', 'notice', 'ruled', 'banded'],
  sample: {
    role: 'Night baker',
    team: 'Four nights, Tue to Fri',
    location: 'Bakehouse, Mill Lane',
    salary: '£17.40 an hour',
    terms: ['Paid breaks', '28 days off', 'Two loaves a shift'],
    apply_url: 'https://morrowbakery.example/nights',
  },
})

export const looks: Looks<typeof about> = {
  compositions: {
    picture_first: (page, data, index) => (data.deadline ? terms.ruled : pictureFirst)(page, data, index),
    notice: (page, data, index) => (data.deadline ? terms.banded : notice)(page, data, index),
    ruled: (page, data, index) => terms.ruled(page, data, index),
    banded: (page, data, index) => terms.banded(page, data, index),
  },
  unfit(kit, _size, data) {
    const bare = kit.photos.length === 0 && kit.people.length < 2
    const few = rowsOf(data).length < (data.deadline ? 1 : 2)
    return [
      ...(data.deadline || (bare && !few) ? (['picture_first', 'notice'] as const) : []),
      ...(few ? (['ruled', 'banded'] as const) : []),
      ...(few && bare ? (['picture_first'] as const) : []),
    ]
  },
  alt: (data, kit) => `Job at ${kit.name}: ${data.role}`,
}
