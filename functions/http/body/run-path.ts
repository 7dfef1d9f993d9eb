import * as z from 'zod'

export const RunPath = z.object({ run_id: z.uuid() })
