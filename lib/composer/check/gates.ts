import type { Draft } from '#lib/composer/angles/draft.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { scoreRow } from '#lib/score/row.ts'
import type { RuleName } from '#lib/score/rules.ts'

const gate = (rule: RuleName, passed: boolean, measured: string, threshold: string, fix: string): ScoreRow =>
  scoreRow(rule, { measured, threshold, share: Number(passed), fix })

/** Faults that no other virtue makes up for, and holds that ask for a second pair of eyes. */
export function gates(
  rows: readonly ScoreRow[],
  chosen: Pick<Draft, 'holds'>,
  extra: { quoteVerbatim: boolean; legalShown: boolean; spoken: { found: string; wanted: string } },
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
    gate(
      'language',
      extra.spoken.found === extra.spoken.wanted,
      extra.spoken.found,
      extra.spoken.wanted,
      'write in the language of the brief',
    ),
    ...chosen.holds.map(({ rule, measured, fix }) => scoreRow(rule, { measured, threshold: 'settled', share: 0, fix })),
  ]
}
