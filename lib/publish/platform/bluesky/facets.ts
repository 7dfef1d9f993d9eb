// Links and tags of a text, as Bluesky wants them told: by their place in its UTF-8 bytes.
import { utf8 } from '#lib/bytes.ts'
import { addressesIn } from '#lib/words/addresses.ts'

type Feature =
  | { $type: 'app.bsky.richtext.facet#link'; uri: string }
  | { $type: 'app.bsky.richtext.facet#tag'; tag: string }
export type Facet = { index: { byteStart: number; byteEnd: number }; features: Feature[] }

const TAG = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}_]{1,64})(?![\p{L}\p{N}_])/gu
const bytes = (text: string) => utf8(text).length

export function facetsOf(text: string): Facet[] {
  const facet = (index: number, shown: string, feature: Feature): Facet => {
    const byteStart = bytes(text.slice(0, index))
    return { index: { byteStart, byteEnd: byteStart + bytes(shown) }, features: [feature] }
  }
  const links = addressesIn(text).flatMap(({ index, text: shown }) => {
    const uri = /^https?:/i.test(shown) ? shown : `https://${shown}`
    return URL.canParse(uri) ? [facet(index, shown, { $type: 'app.bsky.richtext.facet#link', uri })] : []
  })
  const tags = [...text.matchAll(TAG)].flatMap(({ 0: shown, 1: tag = '', index }) =>
    /^\d+$/.test(tag) ? [] : [facet(index, shown, { $type: 'app.bsky.richtext.facet#tag', tag })],
  )
  const isFree = ({ index: { byteStart } }: Facet) =>
    !links.some(({ index }) => byteStart >= index.byteStart && byteStart < index.byteEnd)
  return [...links, ...tags.filter(isFree)].sort((a, b) => a.index.byteStart - b.index.byteStart)
}
