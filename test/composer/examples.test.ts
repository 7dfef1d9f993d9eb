import { describe, expect, it } from 'vitest'
import { rankAngles } from '#lib/composer/angles/rank.ts'
import { judge } from '#lib/composer/check/judge.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { readBrief } from '#lib/composer/read/reading.ts'
import { impactScore } from '#lib/score/impact.ts'
import { CHANNELS, compose, type Example, exampleInput, examples, numbersIn, written } from './support.ts'

/** Angle and template family of the worked examples, by number. */
const EXPECTED: Record<number, [angle: string, template: string, language?: string]> = {
  1: ['comparison', 'comparison'],
  2: ['outage', 'notice'],
  3: ['page', 'og_title'],
  4: ['code', 'code'],
  5: ['table', 'infographic_report'],
  6: ['tagline', 'statement'],
  7: ['offers', 'carousel_story'],
  8: ['product', 'statement'],
  9: ['price_change', 'price_change'],
  10: ['announcement', 'announcement', 'es'],
  11: ['offer', 'offer'],
  12: ['quote', 'testimonial'],
  13: ['feature', 'statement'],
  14: ['launch', 'video_story'],
  15: ['deadline', 'slideshow_list', 'de'],
  16: ['deadline', 'event_reminder'],
  17: ['milestone', 'og_number'],
  18: ['launch', 'product_launch'],
  19: ['steps', 'carousel_story'],
  20: ['hiring', 'job_opening'],
  21: ['announcement', 'announcement', 'ja'],
  22: ['quote', 'testimonial'],
  23: ['ability', 'video_story'],
  24: ['list', 'slideshow_list'],
}

/** Facts that the worked answer leaves to the model: context before “anyway”. */
const LEFT_OUT: Record<number, string[]> = { 19: ['40'] }
const HELD = [8, 11, 18]

const example = (n: number): Example => {
  const found = examples.find(each => each.n === n)
  if (!found) throw new Error(`no example ${n}`)
  return found
}

const workedText = (each: Example): string =>
  [
    ...each.boxes.map(box => box.text),
    ...each.slides.flatMap(slide => Object.values(slide)),
    ...each.scenes.flatMap(scene => Object.values(scene).filter(part => typeof part === 'string')),
    ...Object.values(each.captions),
  ].join('\n')

/** The score that the same brief would give to another headline. */
function scoreOfHeadline(each: Example, headline: string): number {
  const reading = readBrief(ComposeInput.parse(exampleInput(each)))
  const [chosen] = rankAngles(reading)
  if (!chosen) throw new Error('no angle')
  const captions = { twitter: headline, linkedin: headline, instagram: headline, youtube: headline, tiktok: headline }
  const bad = { ...chosen, angle: 'announcement', boxes: { headline }, holds: [] }
  return impactScore(judge(bad, [{ template: 'announcement', data: { headline } }], captions, reading))
}

describe('the worked examples', () => {
  it('are all there', () => {
    expect(examples.map(each => each.n)).toEqual(Object.keys(EXPECTED).map(Number))
  })

  it.each(examples.map(each => [each.n, each.title]))('%i %s: same angle, family and language', n => {
    const plan = compose(exampleInput(example(n)))
    const [angle, template, language = 'en'] = EXPECTED[n] ?? ['', '']
    expect([plan.angle, plan.pictures[0]?.template, plan.language]).toEqual([angle, template, language])
  })

  it.each(examples.map(each => [each.n, each.title]))(
    '%i %s: every number of the brief that is worth printing is kept',
    n => {
      const each = example(n)
      const stated = new Set(numbersIn(each.brief))
      const ours = new Set(numbersIn(written(compose(exampleInput(each)))))
      const lost = [...new Set(numbersIn(workedText(each)))].filter(number => stated.has(number) && !ours.has(number))
      expect(lost.filter(number => !LEFT_OUT[n]?.includes(number))).toEqual([])
    },
  )

  it.each(examples.map(each => [each.n, each.title]))(
    '%i %s: nothing invented, no gate failed, good enough to post',
    n => {
      const plan = compose(exampleInput(example(n)))
      expect(plan.score_rows.filter(row => row.gate && !row.passed)).toEqual([])
      const weighted = plan.score_rows.filter(row => !row.hold)
      expect(impactScore(weighted)).toBeGreaterThanOrEqual(80)
      expect(plan.score_rows.some(row => row.hold)).toBe(HELD.includes(n))
    },
  )

  it.each(examples.map(each => [each.n, each.title]))('%i %s: the weak version scores at least 20 lower', n => {
    const each = example(n)
    const good = impactScore(compose(exampleInput(each)).score_rows.filter(row => !row.hold))
    expect(good - scoreOfHeadline(each, each.bad)).toBeGreaterThanOrEqual(20)
  })

  it('uses the channel that the example names', () => {
    expect(Object.keys(CHANNELS)).toEqual(expect.arrayContaining([...new Set(examples.map(each => each.channel))]))
  })
})
