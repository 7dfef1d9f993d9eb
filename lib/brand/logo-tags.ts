import * as z from 'zod'

export const LogoVariant = z.enum(['primary', 'mark', 'wordmark', 'light', 'dark'])
export type LogoVariant = z.output<typeof LogoVariant>

/** What a library picture of kind `logo` is tagged with. */
export const LogoTags = z.object({ variant: LogoVariant.catch('primary') })
