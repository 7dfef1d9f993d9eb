// A run that leaves several things to a person: each has a yes of its own, and none of them is the approval.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ruleTitles } from '#lib/score/rule-titles.ts'
import { made } from '#test/support/dashboard-run.ts'

const LEFT = { rule: 'left_out', what: 'Supplier was late again', where: 'style' }
const CLAIM = { rule: 'uncertain', what: '“Ask Otto” is one of two that the brief has', where: '' }
const WHICH = { about: 'date', question: 'Which day is right: Friday, Saturday?', options: ['Friday', 'Saturday'] }

async function open(holds: object[], questions: object[]) {
  const run = await made('linkedin')
  await run.at.world.db.execute(
    sql`update runs set verdict = 'needs_review', holds = ${JSON.stringify(holds)}::jsonb, questions = ${JSON.stringify(questions)}::jsonb
        where id = ${run.run_id}`,
  )
  return run
}
const ticks = (text: string) =>
  [
    ...text.matchAll(
      /<input class="check" type="checkbox" form="publish" name="yes" value="([^"]+)"( checked)? required>([^<]+)/g,
    ),
  ].map(([, what, isSaid, words]) => [what, words, Boolean(isSaid)])

it('asks for a yes to each before the browser sends an approval, and not for words that are kept', async () => {
  const { look } = await open([LEFT, CLAIM], [WHICH])
  const text = await look()
  expect(ticks(text)).toEqual([
    ['1', 'Good as it stands', false],
    ['2', 'Yes, leave it out', false],
    ['3', 'Yes', false],
  ])
  expect(text).toMatch(/<button class="btn sm" formnovalidate formaction="[^"]+\/caption">Save these words/)
  expect(text).not.toContain('Yes, approve it')
})

it('counts what was asked, before the yes and after it, and says what becomes of the number', async () => {
  const { at, owner, path, run_id, look, content } = await open([LEFT, CLAIM], [WHICH])
  const rows = [LEFT, CLAIM, { ...LEFT, rule: 'question' }].map(({ rule, what }) => ({
    ...{ rule, measured: what, threshold: '', weight: 0, points: 0, passed: false, hold: true, cap: 69 },
  }))
  await at.world.db.execute(
    sql`update runs set impact_score = 69, score_reasons = score_reasons || ${JSON.stringify([...rows, ...rows])}::jsonb where id = ${run_id}`,
  )
  const before = await look()
  expect(before).toMatch(/data-is="ticks"[^>]*>Somebody has yet to settle .*tick each of the 3 things/)
  const earned = (text: string) => Number(/<b>(\d+)<\/b><span>by its rules/.exec(text)?.[1])
  expect(earned(before)).toBeGreaterThan(69)
  expect(before).toContain('<h2 id="why">It waits for a person</h2>')
  expect(before).toContain('In the API its score is 69, as of all that waits or has waited.')
  await owner.post(`${path}/approve`, { content: await content(), yes: ['1', '2', '3'] })
  const after = await look()
  expect(after).toContain('3 things that had to be looked at, answered with yes.')
  expect(earned(after)).toBe(earned(before))
  expect(after).toContain('In the API it keeps the score 69 at which it waited.')
  expect(after).not.toContain('It waits for a person')
  expect(after).not.toMatch(/Which day is right|until somebody says yes/)
})

it('keeps what was said where the rest is refused', async () => {
  const { owner, path, content } = await open([LEFT, CLAIM], [])
  const form = { platform: 'linkedin', caption: 'Words', content: await content(), yes: '1' }
  const { status, text } = await owner.post(`${path}/post`, { ...form, when: 'date', scheduled_at: '' }, { from: path })
  expect(status).toBe(422)
  expect(ticks(text)).toEqual([
    ['1', 'Yes, leave it out', true],
    ['2', 'Yes', false],
  ])
})

it('of one thing alone the one approval of the page is the yes', async () => {
  const { look } = await open([LEFT], [])
  const text = await look()
  expect(ticks(text)).toEqual([])
  expect(text.match(/formaction="[^"]+\/approve"/g)).toHaveLength(1)
  expect(text).not.toContain('Yes, approve it')
  expect(text).toContain('If it is right, approve it.')
})

it('gives no merit for words that have nothing of the brief', async () => {
  const nothing = { rule: 'facts', what: 'hardly anything of what readers should know stands in the post', where: '' }
  const { at, run_id, look } = await open([nothing], [])
  expect(await look()).toContain(ruleTitles.brief_words)
  const row = {
    ...{
      rule: 'facts',
      measured: nothing.what,
      threshold: '',
      weight: 0,
      points: 0,
      passed: false,
      hold: true,
      cap: 69,
    },
  }
  await at.world.db.execute(
    sql`update runs set score_reasons = score_reasons || ${JSON.stringify([row])}::jsonb where id = ${run_id}`,
  )
  const text = await look()
  expect(text).not.toContain(ruleTitles.brief_words)
  expect(text).not.toContain(ruleTitles.told)
  expect(text).toContain('it has next to nothing of the brief')
})
