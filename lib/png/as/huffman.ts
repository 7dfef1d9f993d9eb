// Prefix codes of limited length for a set of counts.
import { allocate } from './memory'

const MOST_SYMBOLS: usize = 288

let order: usize = 0
let weights: usize = 0
let perLength: usize = 0

export function openHuffman(): void {
  order = allocate(MOST_SYMBOLS * 4)
  weights = allocate(MOST_SYMBOLS * 4)
  perLength = allocate(33 * 4)
}

export function addOne(table: usize, symbol: u32): void {
  const at = table + ((<usize>symbol) << 2)
  store<u32>(at, load<u32>(at) + 1)
}

/** Writes an entry of 32 bits a symbol into `codes`: the code, ready to be put, in the low 16, its length above; 0 where it never comes. */
export function makeCode(counts: usize, symbols: i32, longest: i32, codes: usize): void {
  memory.fill(codes, 0, (<usize>symbols) << 2)
  const used = sortByCount(counts, symbols)
  if (used === 0) return
  memory.fill(perLength, 0, 33 * 4)
  if (used === 1) store<u32>(perLength, 1, 4)
  else {
    measureTree(used)
    shorten(longest)
  }
  assign(symbols, codes)
}

/** Symbols with their counts above them, rarest first; answers how many occur. */
function sortByCount(counts: usize, symbols: i32): i32 {
  let used = 0
  for (let symbol = 0; symbol < symbols; symbol++) {
    const count = load<u32>(counts + ((<usize>symbol) << 2))
    if (count === 0) continue
    store<u32>(order + ((<usize>used) << 2), (count << 9) | symbol)
    used++
  }
  for (let gap = 132; gap > 0; gap = gap > 23 ? 23 : gap > 4 ? 4 : gap >> 2) {
    for (let at = gap; at < used; at++) {
      const moving = load<u32>(order + ((<usize>at) << 2))
      let to = at
      for (; to >= gap; to -= gap) {
        const other = load<u32>(order + ((<usize>(to - gap)) << 2))
        if (other <= moving) break
        store<u32>(order + ((<usize>to) << 2), other)
      }
      store<u32>(order + ((<usize>to) << 2), moving)
    }
  }
  return used
}

function weight(at: i32): u32 {
  return load<u32>(weights + ((<usize>at) << 2))
}

function setWeight(at: i32, value: u32): void {
  store<u32>(weights + ((<usize>at) << 2), value)
}

/** Huffman's tree in place (Moffat and Katajainen): how many leaves lie at each depth. */
function measureTree(used: i32): void {
  for (let at = 0; at < used; at++) setWeight(at, load<u32>(order + ((<usize>at) << 2)) >>> 9)
  let leaf = 0
  let root = 0
  for (let next = 0; next < used - 1; next++) {
    let sum: u32 = 0
    for (let child = 0; child < 2; child++) {
      if (leaf >= used || (root < next && weight(root) < weight(leaf))) {
        sum += weight(root)
        setWeight(root++, next)
      } else sum += weight(leaf++)
    }
    setWeight(next, sum)
  }
  setWeight(used - 2, 0)
  for (let at = used - 3; at >= 0; at--) setWeight(at, weight(weight(at)) + 1)
  let open = 1
  let depth = 0
  for (let at = used - 2; open > 0; depth++) {
    let inner = 0
    for (; at >= 0 && <i32>weight(at) === depth; at--) inner++
    store<u32>(perLength + ((<usize>min(depth, 32)) << 2), open - inner + (depth > 32 ? load<u32>(perLength, 128) : 0))
    open = 2 * inner
  }
}

/** Moves leaves that lie too deep up, and others down to make room. */
function shorten(longest: i32): void {
  let overfull: u64 = 0
  for (let length = longest + 1; length <= 32; length++) {
    const count = load<u32>(perLength + ((<usize>length) << 2))
    overfull += count
    store<u32>(perLength + ((<usize>length) << 2), 0)
  }
  if (overfull === 0) return
  const deepest = perLength + ((<usize>longest) << 2)
  store<u32>(deepest, load<u32>(deepest) + <u32>overfull)
  let taken: u64 = 0
  for (let length = 1; length <= longest; length++)
    taken += (<u64>load<u32>(perLength + ((<usize>length) << 2))) << (longest - length)
  for (; taken > (<u64>1) << longest; taken--) {
    let length = longest - 1
    while (load<u32>(perLength + ((<usize>length) << 2)) === 0) length--
    const at = perLength + ((<usize>length) << 2)
    store<u32>(at, load<u32>(at) - 1)
    store<u32>(at, load<u32>(at, 4) + 2, 4)
    store<u32>(deepest, load<u32>(deepest) - 1)
  }
}

/** The rarest symbols get the longest codes; codes of one length rise with their symbols. */
function assign(symbols: i32, codes: usize): void {
  let at = order
  for (let length = 32; length > 0; length--) {
    for (let left = load<u32>(perLength + ((<usize>length) << 2)); left > 0; left--, at += 4) {
      const symbol = load<u32>(at) & 511
      store<u32>(codes + ((<usize>symbol) << 2), (<u32>length) << 16)
    }
  }
  let first: u32 = 0
  for (let length: u32 = 1; length < 16; length++) {
    for (let symbol = 0; symbol < symbols; symbol++) {
      const entry = codes + ((<usize>symbol) << 2)
      if (load<u32>(entry) >>> 16 === length) store<u32>(entry, (length << 16) | reversed(first++, length))
    }
    first <<= 1
  }
}

function reversed(code: u32, length: u32): u32 {
  let answer: u32 = 0
  for (; length > 0; length--) {
    answer = (answer << 1) | (code & 1)
    code >>>= 1
  }
  return answer
}
