// Who posts by itself posts what no reader has understood: no brief in which something slips is approved.
import { expect, it } from 'vitest'
import { approvalsOf } from '#dev/audience/approvals.ts'
import { HARD, readMarked, SLIPS } from '#dev/audience/marked.ts'

it.each([
  ['briefs in which something slips', SLIPS],
  ['hard briefs', HARD],
])('of %s none with a note is approved', async (_, folder) => {
  const all = await approvalsOf(readMarked(folder))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ approved, plain }) => approved && !plain).map(({ brief }) => brief.text)).toEqual([])
})
