// What a word hears of those around it, far beyond its sentence: a correction of what it corrects, a chat of its manner.

/** Each listens for something of its own in the others. */
const HEADS: usize = 4
/** How far it listens to both sides, so that a long brief takes no longer for each word. */
const WITHIN: usize = 96

/** Bytes of what `listen` keeps beside its rows: how far each distance is, and how loud each word. */
export const ASIDE: usize = 4 * (3 * WITHIN + 8)

/** Distances are told once. */
export function tellDistances(aside: usize): void {
  for (let by: usize = 0; by <= WITHIN; by++) store<f32>(aside + 4 * by, Mathf.log1p(<f32>by))
}

/**
 * For each word those around it as they are heard, those louder that answer what it asks. Rows of `width` numbers, as they ask, as they
 * are asked and as they are heard; of each head in `reach` what distance counts, then what the side does.
 */
export function listen(
  asks: usize,
  asked: usize,
  heard: usize,
  reach: usize,
  count: usize,
  width: usize,
  aside: usize,
  out: usize,
): void {
  const size = width / HEADS
  for (let head: usize = 0; head < HEADS; head++)
    for (let at: usize = 0; at < count; at++) {
      const first = at > WITHIN ? at - WITHIN : 0
      const end = min(count, at + WITHIN + 1)
      const from = 4 * size * head
      const others = from + 4 * width * first
      const own = from + 4 * width * at
      const loud = aside + 4 * (WITHIN + 1)
      answer(asks + own, asked + others, size, width, loud, end - first)
      place(reach + 4 * head, aside, at - first, loud, end - first)
      share(loud, end - first)
      gather(heard + others, size, width, loud, end - first, out + own)
    }
}

/** How well each answers. */
function answer(asks: usize, asked: usize, size: usize, width: usize, loud: usize, count: usize): void {
  const scale = <f32>1 / Mathf.sqrt(<f32>size)
  for (const end = loud + 4 * count; loud < end; loud += 4, asked += 4 * width) {
    let sum = f32x4.splat(0)
    for (let i: usize = 0; i < 4 * size; i += 16)
      sum = f32x4.add(sum, f32x4.mul(v128.load(asks + i), v128.load(asked + i)))
    const halves = f32x4.add(sum, v128.shuffle<i32>(sum, sum, 2, 3, 0, 1))
    store<f32>(loud, (f32x4.extract_lane(halves, 0) + f32x4.extract_lane(halves, 1)) * scale)
  }
}

/** Those far away are less loud, and those of the side that it does not hear. */
function place(reach: usize, far: usize, own: usize, loud: usize, count: usize): void {
  const away = load<f32>(reach)
  const side = load<f32>(reach, 4 * HEADS)
  for (let at: usize = 0; at < count; at++) {
    const by = <isize>(at - own)
    const more = away * load<f32>(far + 4 * <usize>abs(by)) + side * <f32>(by > 0 ? 1 : by < 0 ? -1 : 0)
    store<f32>(loud + 4 * at, load<f32>(loud + 4 * at) + more)
  }
}

/** Parts of one instead of numbers, by their powers. */
function share(loud: usize, count: usize): void {
  const end = loud + 4 * count
  let most = f32.MIN_VALUE
  for (let at = loud; at < end; at += 4) most = at === loud ? load<f32>(at) : max(most, load<f32>(at))
  let all: f32 = 0
  for (let at = loud; at < end; at += 4) {
    const power = Mathf.exp(load<f32>(at) - most)
    store<f32>(at, power)
    all += power
  }
  for (let at = loud; at < end; at += 4) store<f32>(at, load<f32>(at) / all)
}

/** What is heard of all together. */
function gather(heard: usize, size: usize, width: usize, loud: usize, count: usize, out: usize): void {
  for (let i: usize = 0; i < 4 * size; i += 16) {
    let sum = f32x4.splat(0)
    for (let at: usize = 0; at < count; at++)
      sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(loud + 4 * at), v128.load(heard + i + 4 * width * at)))
    v128.store(out + i, sum)
  }
}
