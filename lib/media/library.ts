import { secondsLeft, signPath } from '#lib/media/signed/signed-url.ts'
import { mayUpload, signUpload } from '#lib/media/signed/upload-url.ts'
import type { Links } from '#lib/ports/library.ts'
import type { Keyring } from '#lib/seal.ts'

export function libraryLinks(keys: Keyring, public_url: string, now: () => Date): Links {
  return {
    link: async blob_key => public_url + (await signPath(keys, `/${blob_key}`, now())),
    opens: (path, query) => secondsLeft(keys, path, query, now()),
    writable: async (method, path, until) => public_url + (await signUpload(keys, method, path, until)),
    mayWrite: (method, path, query) => mayUpload(keys, { method, path, query }, now()),
  }
}
