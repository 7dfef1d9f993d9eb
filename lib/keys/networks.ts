// Where a key may be used from.
import * as z from 'zod'
import { isNetwork } from '#lib/outbound/address.ts'

export const Networks = z
  .array(z.string().refine(isNetwork, 'is no address and no network such as 203.0.113.0/24'))
  .min(1)
  .max(100)
