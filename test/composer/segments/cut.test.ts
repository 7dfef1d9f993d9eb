import { describe, expect, it } from 'vitest'
import messy from '#bench/copy/messy/briefs.json' with { type: 'json' }
import { cutSegments } from '#lib/composer/segments/cut.ts'
import { processorMs } from '#test/support/processor.ts'
import recorded from '../fixtures/messy/answers.json' with { type: 'json' }

describe('a brief in numbered pieces', () => {
  it.each(recorded.answers.map(answer => [answer.id, answer] as const))(
    '%s is cut as its answer was recorded',
    (id, answer) => {
      const brief = messy.briefs.find(each => each.id === id)?.brief ?? ''
      expect(cutSegments(brief)).toEqual(Object.values(answer.segments))
    },
  )

  it.each([
    ['an abbreviation', 'Meet Dr. Shah on Monday. She is new.', ['Meet Dr. Shah on Monday.', 'She is new.']],
    [
      'a day with a dot and its month',
      'Wir öffnen am 1. November. Kommt vorbei.',
      ['Wir öffnen am 1. November.', 'Kommt vorbei.'],
    ],
    [
      'a saint',
      'Festa de S. João no largo. Fato tamanho S. Chega terça',
      ['Festa de S. João no largo.', 'Fato tamanho S.', 'Chega terça'],
    ],
    [
      'a blank that parts remarks, and one behind which a particle leads on',
      '木曜は休み 21日から。うけつけは 12月20日まで',
      ['木曜は休み', '21日から。', 'うけつけは12月20日まで'],
    ],
    ['a title', 'Vocals by Vid. Meera Nair. All welcome', ['Vocals by Vid. Meera Nair.', 'All welcome']],
    ['initials', 'Read by T. K. Oyelaran. Plan B. We wait', ['Read by T. K. Oyelaran.', 'Plan B.', 'We wait']],
    ['a price behind a quote', "Mina says: 'I missed my stop.' £9.99", ["Mina says: 'I missed my stop.'", '£9.99']],
    ['a company', 'Acme Ltd. opens today. Come in.', ['Acme Ltd. opens today.', 'Come in.']],
    ['a short weekday before its date', 'Do. 26.11. 19 Uhr Lesung', ['Do. 26.11. 19 Uhr Lesung']],
    ['decimals and domains', 'Version 1.3 at stackyard.example. Free.', ['Version 1.3 at stackyard.example.', 'Free.']],
    [
      'sentences inside a quote',
      'She said: "It works. We like it." Come and see.',
      ['She said: "It works. We like it."', 'Come and see.'],
    ],
    ['curly quotes', 'Er sagte „Das hält. Wirklich.“ und ging', ['Er sagte „Das hält. Wirklich.“ und ging']],
    ['semicolons', 'Bake at 180 °C; wait; eat', ['Bake at 180 °C', 'wait', 'eat']],
    ['list marks and quoted mail', '> - one\n> - two\n* three', ['one', 'two', 'three']],
    ['a short month before its year', 'Am Mo 12. Jan. 2027 in Ulm. Frei.', ['Am Mo 12. Jan. 2027 in Ulm.', 'Frei.']],
    ['Japanese list marks', '・水筒\n●帽子\n①タオル', ['水筒', '帽子', 'タオル']],
    ['Japanese list marks in a line', '流れ ①集合 ②出発', ['流れ', '集合', '出発']],
    ['a dot between two Japanese names', 'コーヒー・紅茶あり', ['コーヒー・紅茶あり']],
    ['numbered lines', '1. Mix it\n2. Bake it', ['1. Mix it', '2. Bake it']],
    [
      'a table by blanks',
      '2025     2026\nverre   31   34\nEnd.  Bye',
      ['2025 | 2026', 'verre | 31 | 34', 'End.', 'Bye'],
    ],
    [
      'a table by arrows',
      'Usual day > new day\nFri 1 Jan -> Sat 2 Jan\nMon 4 Jan → Tue 5 Jan',
      ['Usual day | new day', 'Fri 1 Jan | Sat 2 Jan', 'Mon 4 Jan | Tue 5 Jan'],
    ],
    ['one arrow is none', 'Settings > Billing\nnow with invoices', ['Settings > Billing', 'now with invoices']],
    ['a table by tabs', 'Espresso\t2,20\nLatte\t3,40', ['Espresso | 2,20', 'Latte | 3,40']],
    [
      'a short bracket',
      'Open (Mon) today (we were closed for weeks) again',
      ['Open (Mon) today', 'we were closed for weeks', 'again'],
    ],
    ['an open bracket', 'Open (we think so', ['Open (we think so']],
    ['Arabic marks', 'هل تأتي؟ نعم؛ غدا', ['هل تأتي؟', 'نعم', 'غدا']],
    [
      'Latin names among Japanese spaces',
      '新作 Google Pixel 入荷。明日から',
      ['新作', 'Google Pixel', '入荷。', '明日から'],
    ],
    ['invisible signs', 'Op\u200ben\u202e to\u00adday', ['Open today']],
    ['nothing but marks', '--- !!! 🎉', []],
  ])('keeps whole: %s', (_, brief, segments) => expect(cutSegments(brief)).toEqual(segments))

  it.each([
    [
      'half two comma everyone has been phoned new paragraph back to normal Friday full stop',
      ['half two, everyone has been phoned', 'back to normal Friday.'],
    ],
    [
      'Wir ziehen um Punkt ab Montag sind wir am Markt Komma drei Komma fünf Meter Fenster',
      ['Wir ziehen um.', 'ab Montag sind wir am Markt, drei Komma fünf Meter Fenster'],
    ],
    [
      'on ouvre samedi virgule café offert point venez à la ligne merci',
      ['on ouvre samedi, café offert.', 'venez', 'merci'],
    ],
    [
      'write to azubi at brandl punkt example comma or ring full stop',
      ['write to azubi at brandl punkt example, or ring.'],
    ],
    [
      'Shopping list. Bring nails comma glue comma tape comma a hammer. See you there. Ten sharp. Bye',
      ['Shopping list.', 'Bring nails, glue, tape, a hammer.', 'See you there.', 'Ten sharp.', 'Bye'],
    ],
    ['3 Komma 5 Meter, 4 Komma 5 Meter', ['3 Komma 5 Meter, 4 Komma 5 Meter']],
  ])('types the signs that were dictated: %s', (brief, segments) => expect(cutSegments(brief)).toEqual(segments))

  it('leaves the names of signs where a brief is typed', () => {
    const brief = 'Our comma workshop: where does the full stop go? Saturday, 10 am, library'
    expect(cutSegments(brief).join(' ')).toBe(brief)
  })

  it.each([
    ['dictated signs', 'a comma full stop '.repeat(2_500)],
    ['open brackets', '('.repeat(20_000)],
    ['quotes', '" '.repeat(20_000)],
    ['single quotes', " 'a".repeat(13_000)],
    ['dots', 'a. '.repeat(14_000)],
    ['numbers', '1.1. '.repeat(8_000)],
    ['bars', '| '.repeat(20_000)],
    ['quote marks of mail', '>'.repeat(40_000)],
    ['spaces', `a${' '.repeat(40_000)}b`],
    ['brackets in one line', '(aaaaaaa aaaaaaa '.repeat(2_500)],
  ])('takes linear time over %s', (_, hostile) => {
    expect(processorMs(() => cutSegments(hostile))).toBeLessThan(400)
  })
})
