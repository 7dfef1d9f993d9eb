// What a run offers to do about what is open: everything that was chosen for it is kept, and an answer is a fact.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

async function made(brief: string, questions: object[], holds: object[] = []) {
  const at = await createTestDashboard({ plan: 'scale' })
  const owner = await at.member('owner')
  const form = { brief, asset_type: 'card', channel: 'instagram', size: 'story', variation: '2', once: 'a' }
  const path = (await owner.post(at.at('create'), form)).headers.get('location') ?? ''
  await at.drain()
  await at.world.db.execute(sql`update runs set verdict = 'needs_review', questions = ${JSON.stringify(questions)}::jsonb,
    holds = ${JSON.stringify(holds)}::jsonb where id = ${path.split('/').at(-1) ?? ''}`)
  const { text } = await owner.get(path)
  const links = [...text.matchAll(/href="([^"]*\/create\?[^"]+)">([^<]*)</g)]
  const linkOf = (words: string) => plain(links.find(([, , label]) => label === words)?.[1] ?? '')
  return { at, owner, text, links, linkOf }
}
const briefIn = (link: string) => new URL(link, 'https://x.example').searchParams.get('brief')

describe('every fix that is offered', () => {
  it('keeps type, channel, size and take', async () => {
    const hold = { rule: 'uncertain', what: '“by the way”: who speaks here, and to whom?', where: '' }
    const { owner, links, linkOf } = await made('We open at six, by the way. Come early.', [], [hold])
    expect(links.length).toBeGreaterThan(1)
    for (const [, href = ''] of links)
      expect(plain(href)).toMatch(/asset_type=card&channel=instagram&size=story&variation=2/)
    const { text } = await owner.get(linkOf('Change the brief'))
    for (const chosen of [
      'name="channel" value="instagram" checked',
      '<option value="story" selected',
      'name="variation" value="2" checked',
    ])
      expect(text).toContain(chosen)
    expect(briefIn(linkOf('Leave “by the way” out'))).toBe('We open at six. Come early.')
  })

  it('leaves no marks behind of what it leaves out', async () => {
    const hold = { rule: 'uncertain', what: '“Make it slow” is one of two that the brief has', where: '' }
    const { linkOf } = await made('First we wedge the clay. Make it slow. Then pull the walls.', [], [hold])
    expect(briefIn(linkOf('Leave “Make it slow” out'))).toBe('First we wedge the clay. Then pull the walls.')
  })
})

describe('an answer to a question', () => {
  it('stands in the brief as the day that is right, and nowhere as a question', async () => {
    const options = ['Saturday 21 November', 'Monday 30 November']
    const asked = { about: 'date', question: `Which day is right: ${options.join(', ')}?`, options }
    const { owner, linkOf } = await made(
      'Glaze course on Sat 21 November. The glaze course is on Monday 30 November.',
      [asked],
    )
    const [first, second] = options.map(linkOf)
    expect(briefIn(second ?? '')).toBe('Glaze course on Monday 30 November. The glaze course is on Monday 30 November.')
    expect(briefIn(first ?? '')).toBe('Glaze course on Sat 21 November. The glaze course is on Saturday 21 November.')
    const { text } = await owner.get(second ?? '')
    const [, field = ''] = /<textarea id="brief"[^>]*>([^<]*)/.exec(text) ?? []
    const alt = / alt="((?:Announcement|Card|Event card) [^"]*)"/.exec(text)?.[1]
    for (const told of [field, alt]) expect(told).toContain('30 November')
    for (const told of [field, alt]) expect(told).not.toMatch(/Which day is right|21 November/)
  })

  it('is one weekday for a date, one of two that were named, and the price that is right', async () => {
    const dates = ['Saturday 28 November', 'Sunday 29 November']
    const clash = {
      about: 'date',
      question: 'Saturday 29 November: that date is another weekday. Which is right?',
      options: dates,
    }
    const one = await made('Open day on Saturday 29 November at ten.', [clash])
    expect(dates.map(date => briefIn(one.linkOf(date)))).toEqual([
      'Open day on Saturday 28 November at ten.',
      'Open day on Sunday 29 November at ten.',
    ])
    const either = { about: 'date', question: 'Which day is right: Friday, Saturday?', options: ['Friday', 'Saturday'] }
    const two = await made('We fire the kiln on Friday or Saturday.', [either])
    expect(briefIn(two.linkOf('Saturday'))).toBe('We fire the kiln on Saturday.')
    const price = { about: 'price', question: 'Which price is right?', options: ['£12', '£14'] }
    const three = await made('Mugs for £12. A mug is £14 at the stall.', [price])
    expect(briefIn(three.linkOf('£14'))).toBe('Mugs for £14. A mug is £14 at the stall.')
  })

  it('that fits no sentence stands below the brief, where it is not told', async () => {
    const asked = { about: 'place', question: 'Which room is it in?', options: ['Blue room', 'Red room'] }
    const { owner, linkOf } = await made('Glaze course on Friday 4 December, six places.', [asked])
    expect(briefIn(linkOf('Blue room'))).toMatch(/\n\nCREATOR PREFERENCES\n- Which room is it in\? Blue room$/)
    const { text } = await owner.get(linkOf('Blue room'))
    const [, caption = ''] = /<p class="caption pre">([^<]*)/.exec(text) ?? []
    expect(caption).toContain('Glaze course')
    for (const told of [caption, / alt="((?:Announcement|Card|Event card) [^"]*)"/.exec(text)?.[1]])
      expect(told).not.toContain('Which room')
    const [, field = ''] = /<textarea id="brief"[^>]*>([^<]*)/.exec(text) ?? []
    expect(field).toBe('Glaze course on Friday 4 December, six places.')
    expect(text).toContain('name="said" value="Which room is it in? Blue room" checked')
  })
})

describe('“Is this for readers?”', () => {
  const brief = 'Wine tasting on Friday 4 December at 7pm. 3 kinds of cheese i think??'
  const left = { rule: 'left_out', what: '3 kinds of cheese i think??', where: 'unsure' }
  const asked = { about: 'claim', question: `Is this for readers: “${left.what}”?`, options: [] }
  const form = (text: string) => /<textarea id="brief"[^>]*>([^<]*)/.exec(text)?.[1]

  it('has a yes that makes a run with the words and without the question', async () => {
    const { at, owner, linkOf } = await made(brief, [asked], [left])
    const { text } = await owner.get(linkOf('Yes, tell it'))
    expect(form(text)).toBe(brief)
    const said = `${asked.question} yes`
    expect(text).toContain(`name="said" value="${said}" checked`)
    const { run_id } = await at.card(owner, { brief, said })
    const run = await at.world.db.execute(sql`select output_text, holds from runs where id = ${run_id}`)
    expect(JSON.stringify(run)).toMatch(/3 kinds of cheese\./)
    expect(JSON.stringify(run)).not.toMatch(/readers|CREATOR|i think|left_out/)
    const page = await owner.get(at.at(`runs/${run_id}`))
    expect(page.text).not.toContain('CREATOR PREFERENCES')
  })

  it('has a no that takes the words out of the brief, and takes “yes” in so many letters', async () => {
    const { owner, text, linkOf } = await made(brief, [asked], [left])
    expect(briefIn(linkOf('No, leave it out'))).toBe('Wine tasting on Friday 4 December at 7pm.')
    const fields = [...text.matchAll(/type="hidden" name="(brief|question|about)" value="([^"]*)"/g)]
    const query = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, plain(value)]))
    query.set('answer', 'yes')
    const { text: create } = await owner.get(`${linkOf('Change the brief').split('?')[0]}?${query}`)
    expect(form(create)).toBe(brief)
    expect(create).toContain(`${asked.question} yes`)
  })
})
