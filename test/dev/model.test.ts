import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dated, hashOf, inFull, lasting } from '#dev/answers/days.ts'
import type { Recording } from '#dev/answers/recordings.ts'
import { type Model, startModel } from '#dev/model/start.ts'
import { compatible } from '#lib/adapters/models/compatible.ts'
import { illustratorRequest } from '#lib/composer/illustrator/question.ts'
import { requestOf } from '#lib/composer/model/ask.ts'
import { Brand, ComposeInput } from '#lib/composer/plan.ts'
import { dataOf, lastingHash, questionOf } from '#lib/composer/question.ts'
import { readerRequest } from '#lib/runs/judge/reader/question.ts'

const input = (brief: string, day: string) =>
  ComposeInput.parse({ brief, channel: 'twitter', asset_type: 'card', brand: Brand.parse({ name: 'Paceline' }), day })

let model: Model

beforeAll(async () => {
  const question = await lastingHash('card', dataOf(questionOf(input('Run on Friday', '2026-11-20'))))
  const answer = lasting({ headline: 'Run on Friday 27 November' }, '2026-11-20')
  const one: Recording = {
    id: 'a',
    asset_type: 'card',
    question,
    prompt: 'p',
    model: 'big',
    day: '2026-11-20',
    segments: [],
    answer,
  }
  model = await startModel({ recordings: [one], today: () => new Date('2026-12-05T12:00:00Z') })
})
afterAll(() => model.close())

const ask = (brief: string, faults: string[] = []) => {
  const writer = compatible({ base_url: model.base_url, model: 'recorded', timeout_ms: 2_000 })
  const question = questionOf(input(brief, '2026-12-05'))
  return writer.write(requestOf({ question, fence: 'ab12', faults, timeout_ms: 2_000, workspace: 'w' }))
}

describe('the stand-in of a model', () => {
  it('serves a recording on another day, its weekday in full, and says whose words they are', async () => {
    expect(await ask('Run on Friday')).toMatchObject({
      value: { headline: 'Run on Friday 11 December' },
      model: 'recorded:big',
    })
    expect(await ask('Run on Friday', ['lost: “8 am”'])).toMatchObject({ model: 'recorded:big' })
  })

  it('has no answer to what was never recorded', async () => {
    await expect(ask('Run on Saturday')).rejects.toThrow('unavailable: 503')
  })
})

it('says as an illustrator what was recorded for the same words, also where they name another day', async () => {
  const asked = (day: string) => ({
    brand: { name: 'Paceline', lines: [] },
    ...{ asset_type: 'card' as const, language: 'en', pictures: { 1: [`Run on ${day}`] } },
  })
  const answer = { unwanted: [], unmet: [], pictures: [{ n: 1, about: 'running', draw: 'shoe' }] }
  const question = await hashOf(asked('Friday 27 November'), '2026-11-20')
  const one = { id: 'a', question, prompt: 'p', model: 'big', answer }
  const stand = await startModel({ drawings: [one], today: () => new Date('2026-12-05T12:00:00Z') })
  const writer = compatible({ base_url: stand.base_url, model: 'recorded', timeout_ms: 2_000 })
  const ask = (day: string) =>
    writer.write(illustratorRequest({ data: asked(day), fence: 'ab12', workspace: 'w', timeout_ms: 2_000 }))
  expect(await ask('Friday 11 December')).toMatchObject({ value: answer, model: 'recorded:big' })
  await expect(ask('Thursday 10 December')).rejects.toThrow('unavailable: 503')
  await stand.close()
})

it('a day by its weekday is the one that comes after today', () => {
  expect(inFull(new Date('2026-11-27'))).toBe('Friday 27 November')
  expect(dated(lasting(['Friday 27 November', 'Friday 4 December'], '2026-11-20'), '2026-11-27')).toEqual([
    'Friday 4 December',
    'Friday 4 December',
  ])
})

it('has no say as a second reader of a post that nobody read for the records', async () => {
  const writer = compatible({ base_url: model.base_url, model: 'recorded', timeout_ms: 2_000 })
  const shown = {
    channel: 'twitter',
    language: 'en',
    texts: [{ at: 'headline', text: 'Run' }],
    hashtags: [],
    calendar: '',
  }
  const data = {
    ...shown,
    brand: { name: 'A', tone: '', lines: [] },
    facts: ['Run'],
    wishes: [],
    own_words: [],
    regrouped: [],
    doubts: [],
  }
  const pictures = ['data:image/jpeg;base64,AAAA']
  const request = readerRequest({ data, fence: 'ab12', pictures, workspace: 'w', timeout_ms: 2_000 })
  await expect(writer.write(request)).rejects.toThrow('unavailable: 503')
})
