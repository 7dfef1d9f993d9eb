import { expectTypeOf, it } from 'vitest'
import type { Introspection } from '#lib/keys/introspect.ts'
import type { Run as ServiceRun } from '#lib/runs/run.ts'
import type { Account, Run } from '../../cli/wire.d.ts'

it('what the service answers is what the client reads', () => {
  expectTypeOf<ServiceRun>().toExtend<Run>()
  expectTypeOf<Introspection>().toExtend<Account>()
})
