import { describe, expect, it } from 'vitest'
import type { CardAnswer } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { answerOf, good, questionOf, wrong } from './messy.ts'

const card = (id: string) => structuredClone(good.find(each => each.id === id)?.last) as CardAnswer

describe('good answers', () => {
  it.each(good.map(each => [each.id, each] as const))('%s passes', (id, { last }) => {
    expect(guard(questionOf(id), last).faults).toEqual([])
  })

  it.each(good.filter(each => each.repaired).map(each => [each.id, each] as const))(
    '%s: its first answer was refused',
    (id, { first }) => {
      expect(guard(questionOf(id), first).faults).not.toEqual([])
    },
  )

  it('pass without a hold where nothing asks for a person', () => {
    const free = good.filter(({ id, last }) => guard(questionOf(id), last).holds.length === 0)
    expect(free.length).toBeGreaterThanOrEqual(23)
  })
})

/** What code cannot see: to whom or for what a price is. The judge and the bench answer for these. */
const RELATIONS = new Set(['price for the group', 'old and new price swapped'])

describe('bad answers', () => {
  it.each(wrong.map((each, index) => [`${index} ${each.id}: ${each.what}`, each] as const))(
    '%s is never approved',
    (_, { id, answer, what }) => {
      const { faults, holds } = guard(questionOf(id), answer)
      if (RELATIONS.has(what)) expect(faults).toEqual([])
      else expect(faults.length + holds.length).toBeGreaterThan(0)
    },
  )

  it('are refused outright, all but one of the gross ones', () => {
    const gross = wrong.filter(({ kind }) => kind === 'gross')
    const let_through = gross.filter(({ id, answer }) => guard(questionOf(id), answer).faults.length === 0)
    expect(let_through.map(({ what }) => what)).toEqual(['decides the contested day'])
  })
})

const faultsOf = (id: string, change: (answer: CardAnswer) => unknown): string[] => {
  const answer = card(id)
  change(answer)
  return guard(questionOf(id), answer).faults
}
const setText = (role: string, text: string) => (answer: CardAnswer) => {
  for (const part of answer.parts) if (part.role === role) part.text = text
}

describe('the contact of the brand', () => {
  it('is a fact that an answer may say, and nobody else’s is', () => {
    const answer = card('m17-hiring')
    const [part] = answer.parts.slice(-1)
    if (part) Object.assign(part, { text: 'jobs.tidewell.example', from: [] })
    const question = questionOf('m17-hiring')
    const contact = { website: 'https://jobs.tidewell.example/', phone: '', address: '', action: '' }
    const invented = (faults: string[]) => faults.filter(one => one.includes('jobs.tidewell.example'))
    expect(invented(guard(question, answer).faults)).toHaveLength(1)
    expect(invented(guard({ ...question, brand: { ...question.brand, contact } }, answer).faults)).toEqual([])
  })
})

describe('rules, each by its fault', () => {
  it.each<[string, string, (answer: CardAnswer) => unknown, RegExp]>([
    [
      'a segment in no list',
      'm17-hiring',
      answer => void answer.read.noise.pop(),
      /^read: segment 3 stands in no list/,
    ],
    ['a segment in two lists', 'm17-hiring', answer => void answer.read.style.push(1), /more than one list/],
    [
      'a piece that is not of its segment',
      'm01-closed-monday',
      answer => {
        answer.read.parts[0] = { n: 1, text: 'closed for ever' }
      },
      /letter by letter/,
    ],
    ['another language', 'm17-hiring', answer => Object.assign(answer, { language: 'de' }), /^language: write in/],
    [
      'a missing role',
      'm10-book-club',
      answer => {
        answer.parts = answer.parts.filter(({ role }) => role !== 'date')
      },
      /needs date/,
    ],
    [
      'a role of another form',
      'm10-book-club',
      answer => void answer.parts.push({ role: 'headline', text: 'Club', from: ['1'] }),
      /has no role/,
    ],
    [
      'too many of a role',
      'm09-injection',
      answer =>
        void answer.parts.push(
          ...Array.from({ length: 4 }, () => ({ role: 'item', text: 'Adds rumble', from: ['1'] })),
        ),
      /at most 4/,
    ],
    [
      'a caption that is too long',
      'm09-injection',
      answer =>
        Object.assign(answer, {
          caption: Array(3).fill({ text: `${'Patch 1.3 adds controller rumble and '.repeat(4)}rumble.`, from: ['1'] }),
        }),
      /at most 240/,
    ],
    [
      'a price of the brand’s own making',
      'm32-giveaway',
      setText('headline', 'Win a baking set worth £80'),
      /^invented/,
    ],
    ['a phone number', 'm19-whitening', setText('cta', 'Call 555-0118'), /^invented/],
    ['a link', 'm32-giveaway', setText('cta', 'quern.example/win'), /^invented/],
    [
      'a counted word',
      'm10-book-club',
      setText('body', 'Siete sesiones, 12 plazas. Primer libro: «Los surcos del azar».'),
      /Siete|siete/,
    ],
    ['a doubled word', 'm09-injection', setText('headline', 'Lowdark patch patch 1.3 is out'), /twice/],
    ['chat spelling', 'm17-hiring', setText('role', 'Receptionist, part time pls'), /^chat/],
    ['hype', 'm09-injection', setText('headline', 'Lowdark patch 1.3 is an amazing patch'), /hype|not held/],
    [
      'a quote with another word',
      'm18-testimonial',
      setText('quote', 'We stopped losing delivery notes in week two. Nobody phones the office to ask anymore.'),
      /^(quote|invented)/,
    ],
    [
      'words in capitals',
      'm09-injection',
      setText('headline', 'LOWDARK patch 1.3 is OUTSTANDING'),
      /loud|not held|leak/,
    ],
    ['a bracket that stays open', 'm09-injection', setText('headline', 'Lowdark patch 1.3 (is out'), /closed/],
    [
      'a slogan beside a death',
      'm20-coach',
      answer => void answer.parts.push({ role: 'closing', text: 'Every kid gets a game.', from: ['b1'] }),
      /slogan/,
    ],
  ])('%s', (_, id, change, fault) => expect(faultsOf(id, change).join('\n')).toMatch(fault))

  it('instructions that are repeated', () => {
    const instructions = 'You turn a brief into one post of a brand: the words on its picture and the caption under it.'
    const answer = card('m09-injection')
    answer.caption.push({ text: 'The words on its picture and the caption under it.', from: ['1'] })
    expect(guard(questionOf('m09-injection'), answer, { instructions }).faults[0]).toMatch(/stands in the instructions/)
  })

  it('tags that nobody gave are dropped, and all of them where it is grave', () => {
    const answer = card('m17-hiring')
    answer.hashtags = ['Galway', '#Receptionist', 'BestJobEver', 'Lol']
    expect(guard(questionOf('m17-hiring'), answer).answer.hashtags).toEqual(['Galway', 'Receptionist'])
    const sad = card('m20-coach')
    sad.hashtags = ['Coach']
    expect(guard(questionOf('m20-coach'), sad).answer.hashtags).toEqual([])
  })

  it('at most eight faults are told', () => {
    const answer = answerOf('m17-hiring', {
      ...card('m17-hiring'),
      caption: Array.from({ length: 12 }, (_, index) => ({ text: `Pay is €${900 + index} now.`, from: ['2'] })),
    })
    expect(guard(questionOf('m17-hiring'), answer).faults).toHaveLength(8)
  })
})
