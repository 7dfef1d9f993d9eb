// Who posts by itself posts what no reader has understood: what slips into a brief is hardly ever approved, and what is plain sometimes is.
import { expect, it } from 'vitest'
import { approvalsOf } from '#dev/audience/approvals.ts'
import { HARD, readMarked, SLIPS } from '#dev/audience/marked.ts'

/** One Italian clause has a weekday, and so was taken for news. */
const MOST_TOLD = 1
const LEAST_PLAIN = 3

it('of briefs in which something slips next to none is approved with it', async () => {
  const all = await approvalsOf(readMarked(SLIPS))
  const approved = all.filter(one => one.approved)
  expect(approved.filter(({ plain }) => plain).length).toBeGreaterThanOrEqual(LEAST_PLAIN)
  const told = approved.filter(one => one.told.length > 0).map(({ brief }) => brief.text)
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(MOST_TOLD)
})

it('of hard briefs none is approved', async () => {
  const all = await approvalsOf(readMarked(HARD))
  expect(all.filter(({ approved }) => approved).map(({ brief }) => brief.text)).toEqual([])
})
