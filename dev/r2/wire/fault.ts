import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { BucketError } from '#dev/r2/wire/error.ts'

/**
 * How one call goes wrong: `refuse` cuts the connection before anything happened, `lose` after all has happened,
 * `fail` answers an internal error, `hang` never answers, a number delays by so many milliseconds.
 */
export type BucketFault = 'refuse' | 'lose' | 'fail' | 'hang' | number

/** Does `work` unless the fault forbids it. */
export async function withFault(fault: BucketFault | undefined, response: ServerResponse, work: () => Promise<void>) {
  if (fault === 'hang') return
  if (fault === 'refuse') return void response.destroy()
  if (fault === 'fail') throw new BucketError('internal')
  if (typeof fault === 'number') await sleep(fault)
  if (fault === 'lose') response.writeHead = () => response.destroy()
  await work()
}
