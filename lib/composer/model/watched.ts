// Where a model gives nothing the service goes on without it, so that nobody but the log would tell whoever runs it.

import { type Writer, WriterError, type WriterFault } from '#lib/composer/model/writer.ts'
import type { World } from '#lib/ctx.ts'
import { MINUTE_MS } from '#lib/instant.ts'

/** What lies at the provider, the key or the name of the model; the others are about one answer. */
const OF_PROVIDER = new Set<WriterFault>([
  'timeout',
  'busy',
  'allowance_used',
  'unavailable',
  'unauthorized',
  'misconfigured',
])
/** One that lasts is told again after this time and not at each brief. */
const QUIET_MS = 10 * MINUTE_MS

/** The same writer, of whose provider's faults the operator is told. */
export function watched(writer: Writer, { report, now }: Pick<World, 'report' | 'now'>): Writer {
  const told = new Map<WriterFault, number>()
  const tell = (error: WriterError) => {
    const at = now().getTime()
    if (at - (told.get(error.fault) ?? -QUIET_MS) < QUIET_MS) return
    told.set(error.fault, at)
    report(error, { model: writer.name, cure: 'posts are made without it; npm run doctor asks its provider' })
  }
  return {
    name: writer.name,
    write: request =>
      writer.write(request).catch(error => {
        if (error instanceof WriterError && OF_PROVIDER.has(error.fault)) tell(error)
        throw error
      }),
  }
}
