/** Takes the first `bytes` of a body; what follows stays a stream. */
export async function splitBody(body: AsyncIterable<Buffer>, bytes: number) {
  const chunks = body[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < bytes) {
    const { done, value } = await chunks.next()
    if (done) throw new Error(`the body ends after ${first.length} of ${bytes} bytes of metadata`)
    first = Buffer.concat([first, value])
  }
  async function* rest() {
    if (first.length > bytes) yield first.subarray(bytes)
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return { head: first.subarray(0, bytes), rest: rest() }
}
