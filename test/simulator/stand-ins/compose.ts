// Stands in for lib/composer/compose.ts: the real composer, asked once for each input.
import { compose as real } from '#lib/composer/compose.ts'

export * from '#lib/composer/compose.ts'

type Compose = typeof real

const known = new Map<string, ReturnType<Compose>>()

export const compose: Compose = input => {
  const name = JSON.stringify(input)
  const plan = known.get(name) ?? real(input)
  known.set(name, plan)
  return structuredClone(plan)
}
