import { box } from '#lib/render/scene.ts'
import { contactOf, type JobData, JobFields, notice } from '#lib/templates/job/notice.ts'
import { terms } from '#lib/templates/job/terms.ts'
import { anyGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import { facts, placeFacts } from '#lib/templates/kit/rows.ts'
import { CARD_SIZES, type Composition, described, type Looks } from '#lib/templates/kit/template.ts'

/** Picture, role, facts, terms, address. */
const pictureFirst: Composition<JobData> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const on = anyGround(page)
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const split = Math.round(width * 0.38)
  const x = wide ? split + 60 * unit : area.x
  const room = wide ? width - area.x - x : area.width
  const logo = await page.logo({ height: 40 * unit, on, form: 'full' })
  const role = await page.text('role', data.role, {
    face: 'display',
    width: room,
    height: area.height * 0.34,
    max: (wide ? 84 : 128) * unit,
    min: 40,
    lines: 4,
    on,
    tone: 'ink',
  })
  const set = await facts(
    page,
    [
      ['salary', data.salary],
      ['team', wide && data.salary ? undefined : data.team],
      ['location', data.location],
    ],
    on,
    room,
  )
  const also = wide && data.salary && data.team ? [data.team, ...(data.terms ?? [])] : (data.terms ?? [])
  const terms = await page.optional('terms', also.join(' · '), {
    face: 'text',
    width: room,
    max: 32 * unit,
    min: 28,
    lines: 4,
    on,
    tone: 'body',
  })
  const address = await page.optional(...contactOf(data), {
    face: 'text',
    width: room - logo.width - 40 * unit,
    max: 30 * unit,
    min: 28,
    lines: 3,
    on,
    tone: 'body',
    cut: { weight: 600 },
  })
  const base = foot - Math.max(logo.height, address?.height ?? 0)
  const tall = Math.max(0, ...set.map(block => block.height))
  const termsTop = base - 88 * unit - (terms?.height ?? 0)
  const factsTop = termsTop - (terms && tall > 0 ? 40 * unit : 0) - tall
  const top = factsTop - (tall > 0 || terms ? 62 * unit : 0) - role.height
  const rect = wide ? { x: 0, y: 0, width: split, height } : { x: 0, y: 0, width, height: top - 74 * unit }
  const art = rect.height > 180 * unit ? await pictured(page, on, rect, wide ? 'none' : 'foot') : []
  const rule = box({ x, y: base - 48 * unit, width: room, height: 2 }, { backgroundColor: on.line })
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      ...art,
      role.at(x, top),
      ...placeFacts(set, x, factsTop, room),
      ...(terms ? [terms.at(x, termsTop)] : []),
      rule,
      ...(address ? [address.at(x, base)] : []),
      logo.at(x + room - logo.width, foot - logo.height),
    ],
  }
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
    const few = [data.team, data.location, ...(data.terms ?? [])].filter(Boolean).length === 0
    return [
      ...(data.deadline || bare ? (['picture_first', 'notice'] as const) : []),
      ...(few ? (['ruled', 'banded'] as const) : []),
    ]
  },
  alt: (data, kit) => `Job at ${kit.name}: ${data.role}`,
}
