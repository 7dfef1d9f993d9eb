// WebM and MP4 files as trees, so that a part can be repeated and every length is right again.
import type { Chance } from '#test/simulator/chance.ts'

/** `head` is what stands before the children or the body: identifier without length, and for some boxes fields. */
type Node = { id: Uint8Array; body: Uint8Array; children: Node[] | null }
type Form = { parse(bytes: Uint8Array): Node[]; write(node: Node): Uint8Array[] }

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** The file with one of its parts repeated, its last bytes gone, or some bytes changed. */
export function mutated(bytes: Uint8Array, form: Form, random: Chance, longest: number): Uint8Array {
  const roots = form.parse(bytes)
  const lists = listsIn(roots)
  const changes = 1 + random.whole(3)
  for (let change = 0; change < changes; change++) {
    const list = random.pick(lists)
    if (list.length === 0) continue
    const at = random.whole(list.length)
    const one = list[at] as Node
    const size = Math.max(
      1,
      form.write(one).reduce((sum, part) => sum + part.length, 0),
    )
    // Only the first is large: what is repeated is shared, so that a change in it happens in every place.
    const times = change === 0 ? Math.min(Math.floor(longest / size), 2 ** random.whole(15)) : random.whole(4)
    list.splice(at, random.whole(2), ...Array.from({ length: times }, () => one))
  }
  const whole = joined(roots.flatMap(root => form.write(root))).subarray(0, longest)
  if (random.happens(0.3)) for (let turn = 0; turn < 8; turn++) whole[random.whole(whole.length)] = random.whole(256)
  return random.happens(0.1) ? whole.subarray(0, random.whole(whole.length)) : whole
}

const listsIn = (nodes: Node[]): Node[][] => [
  nodes,
  ...nodes.flatMap(node => (node.children ? listsIn(node.children) : [])),
]

const parents = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'edts', 'udta']
const latin = new TextDecoder('latin1')

export const mp4: Form = {
  parse(bytes) {
    const nodes: Node[] = []
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 8 <= bytes.length; ) {
      const length = Math.min(Math.max(8, view.getUint32(at)), bytes.length - at)
      const [id, body] = [bytes.slice(at + 4, at + 8), bytes.slice(at + 8, at + length)]
      nodes.push({ id, body, children: parents.includes(latin.decode(id)) ? mp4.parse(body) : null })
      at += length
    }
    return nodes
  },
  write({ id, body, children }) {
    const inner = children ? children.flatMap(mp4.write) : [body]
    const length = Buffer.alloc(4)
    length.writeUInt32BE(inner.reduce((sum, part) => sum + part.length, 8) >>> 0)
    return [new Uint8Array(length), id, ...inner]
  },
}

const masters = ['18538067', '1f43b675', '1654ae6b', 'ae', '1c53bb6b', 'bb', 'b7', '114d9b74', '4dbb', 'a0', '1549a966']

export const webm: Form = {
  parse(bytes) {
    const nodes: Node[] = []
    for (let at = 0; at < bytes.length; ) {
      const idBytes = Math.clz32(bytes[at] ?? 0) - 23
      const sizeBytes = Math.clz32(bytes[at + idBytes] ?? 0) - 23
      if (idBytes > 4 || sizeBytes > 8) break
      let length = (bytes[at + idBytes] ?? 0) & (0xff >> sizeBytes)
      for (let next = 1; next < sizeBytes; next++) length = length * 256 + (bytes[at + idBytes + next] ?? 0)
      const start = at + idBytes + sizeBytes
      const id = bytes.slice(at, at + idBytes)
      const body = bytes.slice(start, start + length)
      nodes.push({ id, body, children: masters.includes(Buffer.from(id).toString('hex')) ? webm.parse(body) : null })
      at = start + body.length
      if (body.length < length) break
    }
    return nodes
  },
  write({ id, body, children }) {
    const inner = children ? children.flatMap(webm.write) : [body]
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(inner.reduce((sum, part) => sum + part.length, 0)))
    length[0] = 0x01
    return [id, new Uint8Array(length), ...inner]
  },
}
