// Walks a WebM before a reader is let loose on it, header by header: how many tracks, blocks and index entries it really has.
// A reader that is given thousands of them works for seconds, whatever few bytes they took.

type Read = (start: number, end: number) => Promise<Uint8Array>
type Element = { id: number; start: number; end: number }

const MB = 1024 * 1024
const WINDOW = 4 * MB
const HEADER = 12
const MOST = {
  tracks: 16,
  /** Of three minutes, at 60 pictures and 50 packets of sound a second, several times over. */
  frames: 100_000,
  cues: 20_000,
  elements: 250_000,
  /** Of what is read as a whole: tracks, tags, chapters. */
  whole: MB,
  index: 16 * MB,
}
const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  tracks: 0x1654ae6b,
  track: 0xae,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tags: 0x1254c367,
  chapters: 0x1043a770,
}
const opened = new Set([ID.segment, ID.cluster, ID.group, ID.tracks, ID.cues])
/** What stands in a segment beside clusters, and ends one of unknown length. */
const ofSegment = new Set([ID.cluster, ID.tracks, ID.cues, ID.seekHead, ID.info, ID.tags, ID.chapters])
const readWhole = new Set([ID.tracks, ID.seekHead, ID.info, ID.tags, ID.chapters])

/** Whether a reader may be let loose on the file. */
export async function isSoundWebm(size: number, read: Read): Promise<boolean> {
  const bytesAt = windows(size, read)
  const open: Element[] = []
  const count = { elements: 0, tracks: 0, frames: 0, cues: 0 }
  for (let at = 0; at < size; ) {
    while (open.length > 0 && at >= (open.at(-1)?.end ?? 0)) open.pop()
    const element = elementAt(await bytesAt(at), at, open.at(-1)?.end ?? size)
    if (!element || ++count.elements > MOST.elements) return false
    while (ofSegment.has(element.id) && open.length > 1) open.pop()
    if (!isSound(element, open)) return false
    if (element.id === ID.track) count.tracks++
    if (element.id === ID.cue) count.cues++
    if (element.id === ID.block || element.id === ID.simpleBlock) count.frames += framesOf(await bytesAt(element.start))
    if (count.tracks > MOST.tracks || count.cues > MOST.cues || count.frames > MOST.frames) return false
    if (opened.has(element.id)) open.push(element)
    at = opened.has(element.id) ? element.start : element.end
  }
  return true
}

function isSound({ id, start, end }: Element, open: readonly Element[]): boolean {
  if (end > (open.at(-1)?.end ?? Number.POSITIVE_INFINITY)) return false
  if (id === ID.cues) return end - start <= MOST.index
  return !readWhole.has(id) || end - start <= MOST.whole
}

/** Null for what is no element. One of unknown length reaches as far as what holds it. */
function elementAt(bytes: Uint8Array, at: number, limit: number): Element | null {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23
  if (idBytes > 4 || bytes.length < idBytes + 1) return null
  let id = 0
  for (let index = 0; index < idBytes; index++) id = id * 256 + (bytes[index] ?? 0)
  const sizeBytes = Math.clz32(bytes[idBytes] ?? 0) - 23
  if (sizeBytes > 8 || bytes.length < idBytes + sizeBytes) return null
  let length = (bytes[idBytes] ?? 0) & (0xff >> sizeBytes)
  let unknown = length === 0xff >> sizeBytes
  for (let index = 1; index < sizeBytes; index++) {
    const byte = bytes[idBytes + index] ?? 0
    unknown &&= byte === 0xff
    length = length * 256 + byte
  }
  const start = at + idBytes + sizeBytes
  if (unknown && !opened.has(id)) return null
  return { id, start, end: unknown ? limit : start + length }
}

const LACED = 0x06

/** A block may hold up to 256 frames. */
function framesOf(bytes: Uint8Array): number {
  const track = Math.clz32(bytes[0] ?? 0) - 23
  const flags = bytes[track + 2] ?? 0
  return (flags & LACED) === 0 ? 1 : (bytes[track + 3] ?? 0) + 1
}

/** The bytes of a header at any place, read in large pieces. */
function windows(size: number, read: Read): (at: number) => Promise<Uint8Array> {
  let from = 0
  let held = new Uint8Array()
  return async at => {
    const to = Math.min(size, at + HEADER)
    if (at < from || to > from + held.length) {
      held = Uint8Array.from(await read(at, Math.min(size, at + WINDOW)))
      from = at
    }
    return held.subarray(at - from, to - from)
  }
}
