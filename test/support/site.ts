import { utf8 } from '#lib/bytes.ts'

let laid: Promise<Map<string, string>> | undefined

/** The site as a deployment would have it, laid out when somebody first asks. */
export async function siteFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  laid ??= import('#dev/site/build.ts').then(({ site }) => site())
  const text = (await laid).get(path)
  return text === undefined ? null : utf8(text)
}
