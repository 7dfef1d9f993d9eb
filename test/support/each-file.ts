// Before each file of tests is read.
import { expect, vi } from 'vitest'
import { beginFile } from './proof.ts'

const path = expect.getState().testPath ?? ''
beginFile(path)
// Rounds are counted by whoever asks for them; a race is not slow because it has many.
if (path.includes('/test/races/')) vi.setConfig({ testTimeout: 240_000 })
