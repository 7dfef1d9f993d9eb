import * as z from 'zod'
import { StoredImage } from '#lib/brand/file-in.ts'

export const LogoVariant = z.enum(['primary', 'mark', 'wordmark', 'light', 'dark'])
export type LogoVariant = z.output<typeof LogoVariant>

/** What a library picture of kind `logo` is tagged with. */
export const LogoTags = z.object({ variant: LogoVariant.catch('primary') })

/** A logo with what is needed to draw it. */
export const StoredLogo = StoredImage.extend({ variant: LogoVariant })

type Row = StoredImage & { tags: object }

export const storedLogos = (rows: readonly Row[]): z.output<typeof StoredLogo>[] =>
  rows.map(row => StoredLogo.parse({ ...row, ...LogoTags.parse(row.tags) }))
