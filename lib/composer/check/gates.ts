import type { Draft } from '#lib/composer/angles/draft.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

const gate = (rule: string, passed: boolean, measured: string, threshold: string, fix: string): ScoreRow => ({
  rule,
  measured,
  threshold,
  weight: 0,
  points: 0,
  passed,
  gate: true,
  ...(passed ? {} : { fix }),
})

/** Faults that no other virtue makes up for, and holds that ask for a second pair of eyes. */
export function gates(
  rows: readonly ScoreRow[],
  chosen: Pick<Draft, 'holds'>,
  extra: { quoteVerbatim: boolean; legalShown: boolean },
): ScoreRow[] {
  const passed = (rule: string): boolean => rows.find(each => each.rule === rule)?.passed ?? true
  const measured = (rule: string): string => String(rows.find(each => each.rule === rule)?.measured ?? '')
  return [
    gate(
      'invention',
      passed('traceable'),
      measured('traceable'),
      'every fact traced',
      'take out what neither brief nor brand holds',
    ),
    gate('banned_words', passed('clean'), measured('clean'), 'no hype, no claim', 'say what it does instead'),
    gate(
      'quote_verbatim',
      extra.quoteVerbatim,
      extra.quoteVerbatim ? 'verbatim' : 'changed',
      'the speaker’s own words in a row',
      'quote word for word',
    ),
    gate(
      'legal_line',
      extra.legalShown,
      extra.legalShown ? 'shown or not needed' : 'missing',
      'on the picture',
      'set the legal line',
    ),
    ...chosen.holds.map(
      (hold): ScoreRow => ({
        rule: hold.rule,
        measured: hold.measured,
        threshold: 'settled',
        weight: 0,
        points: 0,
        passed: false,
        hold: true,
        fix: hold.fix,
      }),
    ),
  ]
}
