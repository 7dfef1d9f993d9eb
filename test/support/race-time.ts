// Rounds are counted by whoever asks for them; a race is not slow because it has many.
import { expect, vi } from 'vitest'

if (expect.getState().testPath?.includes('/test/races/')) vi.setConfig({ testTimeout: 240_000 })
