import { expect } from 'vitest'
import type { SiteDraft } from '#lib/brand/import/draft.ts'
import type { Expected } from '#test/brand/support/web-sites.ts'

/** What was found is there, what may not be found is nowhere, and nothing stands without its place. */
export function judgeDraft(draft: SiteDraft, expected: Expected): void {
  const { facts, logo_candidates, patch, warnings } = draft
  expect(patch).toMatchObject(expected.found ?? {})
  for (const field of expected.absent ?? []) expect(patch, field).not.toHaveProperty(field)
  const text = JSON.stringify({
    facts: facts.map(({ value }) => value),
    logos: logo_candidates.map(({ found_at }) => found_at),
    patch,
  })
  for (const word of expected.nowhere ?? [])
    expect(text).not.toMatch(typeof word === 'string' ? new RegExp(escaped(word)) : word)
  if (expected.warnings) expect(warnings).toEqual(expected.warnings)
  const measured = logo_candidates.filter(logo => logo.refused === null)
  expect(measured).toHaveLength(expected.logos ?? 0)
  for (const { confidence, sources } of [...facts, ...logo_candidates]) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThan(1)
    for (const source of sources)
      expect([source.url, source.selector]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/./)])
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
