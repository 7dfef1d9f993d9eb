// Why the maker writes is no title: behind “people keep asking” stands what the post is about.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask, card } from './ask.ts'

const slidesOf = (brief: string): string[] =>
  (writeBuiltin(ask(brief, { asset_type: 'slideshow' })).answer as SlidesAnswer).slides.map(
    ({ headline, body }) => body || headline,
  )
const reportOf = (brief: string) => writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer

describe('what people ask all the time', () => {
  it.each([
    [
      'people keep asking how to wash a wool jumper so: cold water, no wringing, dry it flat',
      'How to wash a wool jumper',
    ],
    [
      'wir werden ständig gefragt, wie man Honig flüssig macht. Ins Wasserbad bei 40 Grad, nicht in die Mikrowelle',
      'Wie man Honig flüssig macht',
    ],
    [
      'on nous demande souvent comment choisir son levain. Prenez-le jeune, deux jours au plus',
      'Comment choisir son levain',
    ],
    ['nos preguntan siempre cómo guardar el aceite. En un armario oscuro, lejos del horno', 'Cómo guardar el aceite'],
  ])('%s', (brief, title) => {
    const { said } = card(brief)
    expect(said).toContain(title)
    expect(said).not.toMatch(/asking|gefragt|demande|preguntan| so\b/i)
  })

  it('counts the steps, and “5 min” is how long one takes', () => {
    const slides = slidesOf(
      'on me demande tout le temps comment cuire un oeuf mollet. alors : 1 sortir les oeufs du frigo 2 les plonger dans l’eau qui bout 3 laisser la casserole tranquille 4 au bout de 6 minutes on les passe 2 min sous l’eau froide 5 écaler sous un filet d’eau',
    )
    expect(slides[0]).toBe('Comment cuire un œuf mollet')
    expect(slides.join('\n')).toMatch(/au bout de 6 minutes on les passe 2 min sous l’eau froide/i)
    expect(slides).toContain('Écaler sous un filet d’eau')
  })
})

describe('rows as they were typed', () => {
  it('keep what stands beside a day with that day', () => {
    const { blocks } = reportOf(
      'new classes from monday 7th\n\nMon  6.30 spin / 12.15 stretch / 18.00 spin / 19.30 yoga\nTue  7.00 open / 18.00 boxing\nWed  6.30 spin / 12.15 stretch / 18.00 spin / 19.30 yoga',
    )
    expect(blocks).toHaveLength(1)
    expect(blocks[0]?.rows[0]).toMatchObject({ label: 'Mon', text: '6.30 spin, 12.15 stretch, 18.00 spin, 19.30 yoga' })
  })

  it('have no head where each is alike', () => {
    const { blocks } = reportOf('how much paste\n\nup to 3 | a grain of rice\n3-6 | a pea\nover 6 | 1-2 cm')
    expect(blocks[0]).toMatchObject({ kind: 'table', title: '' })
    expect(blocks[0]?.rows).toHaveLength(3)
  })

  it('a dash between blanks parts no columns', () => {
    const { said } = card(
      'Results saturday\nFirst team  -  Harrow  48-41 W\nSeconds  -  Marsh 30-30 D\nJuniors - Old Girls 22-39 L\nUnder 9s  bye',
    )
    expect(said).toMatch(/First team - Harrow 48-41 W/)
    expect(said).not.toMatch(/, -/)
  })
})
