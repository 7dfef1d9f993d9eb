// Before each file of tests is read.
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginFile } from './proof.ts'
import { forgetReports, tellReports } from './reported.ts'

const path = expect.getState().testPath ?? ''
beginFile(path)
// Rounds are counted by whoever asks for them; a race is not slow because it has many.
if (path.includes('/test/races/')) vi.setConfig({ testTimeout: 240_000 })

beforeEach(forgetReports)
afterEach(({ task }) => {
  if (task.result?.state === 'fail') tellReports()
})
