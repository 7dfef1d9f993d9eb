// What takes a minute or more begins first, so that no worker is left alone with it at the end.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = [
  'simulator/simulator.test.ts',
  'e2e/service.test.ts',
  'e2e/webhooks.test.ts',
  'e2e/posts.test.ts',
  'composer/hostile.test.ts',
  'fuzz.test.ts',
]

for (const name of LONGEST)
  if (!existsSync(join(import.meta.dirname, '..', name))) throw new Error(`test/${name} is gone: take it from LONGEST`)

/** Vitest knows how long files took only where it has run them before, which a clean clone has not. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex(name => moduleId.endsWith(`/test/${name}`))
  return place < 0 ? LONGEST.length : place
}
