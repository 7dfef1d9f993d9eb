import * as z from 'zod'
import type { Upload } from '#lib/media/picture/intake.ts'
import type { Use } from '#lib/media/picture/normalise.ts'
import { Swatch } from '#lib/media/picture/palette.ts'
import type { SigningKeys } from '#lib/media/signed/hmac.ts'
import { secondsLeft, signPath } from '#lib/media/signed/signed-url.ts'
import { mayUpload, signUpload } from '#lib/media/signed/upload-url.ts'

/** A picture that lies in storage, under the hash of its own bytes. */
export const StoredPicture = z.object({
  blob_key: z.string(),
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  palette: z.array(Swatch),
})
export type StoredPicture = z.output<typeof StoredPicture>

export type Take = (upload: Upload, use: Use) => Promise<StoredPicture>

export type Library = Links & {
  /** The one way in for a picture: checked, made our own, stored. Its row is for the caller to write, within a day. */
  take: Take
}

export type Links = {
  /** Where anybody may load the file for the next days. */
  link(blob_key: string): Promise<string>
  /** The seconds that a link still has, or null when it is none of ours. */
  opens(path: string, query: URLSearchParams): Promise<number | null>
  /** Where whoever has the address may write, by this method, until then. */
  writable(method: string, path: string, until: Date): Promise<string>
  /** Whether such an address is one of ours, and still good. */
  mayWrite(method: string, path: string, query: URLSearchParams): Promise<boolean>
}

export function libraryLinks(keys: SigningKeys, public_url: string, now: () => Date): Links {
  return {
    link: async blob_key => public_url + (await signPath(keys, `/${blob_key}`, now())),
    opens: (path, query) => secondsLeft(keys, path, query, now()),
    writable: async (method, path, until) => public_url + (await signUpload(keys, method, path, until)),
    mayWrite: (method, path, query) => mayUpload(keys, { method, path, query }, now()),
  }
}
