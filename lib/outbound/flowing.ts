/** Bytes that are sent on as they are read: nobody holds them as a whole. `bytes` counts what stands before and after them, too. */
export type Flowing = {
  stream: ReadableStream<Uint8Array>
  bytes: number
  before?: Uint8Array
  after?: Uint8Array
}

type Sent = { body?: BodyInit; headers?: Record<string, string>; duplex?: 'half' }
type Pair = { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array> }
type FixedLength = new (bytes: number) => Pair

/** The length is told in advance, as those want it who take files: Workers have a stream for that, Node a header. */
export function sentAs(body: string | Uint8Array | Flowing | undefined): Sent {
  if (body === undefined) return {}
  if (typeof body === 'string' || body instanceof Uint8Array) return { body: body as BodyInit }
  const { FixedLengthStream } = globalThis as { FixedLengthStream?: FixedLength }
  const { readable, writable }: Pair = FixedLengthStream ? new FixedLengthStream(body.bytes) : new TransformStream()
  // Whoever reads on the other side is told by the stream itself.
  flow(body, writable).catch(error => body.stream.cancel(error).catch(() => undefined))
  if (FixedLengthStream) return { body: readable }
  return { body: readable, headers: { 'content-length': String(body.bytes) }, duplex: 'half' }
}

/** In a Worker the bytes in the middle are never seen by the script. */
async function flow({ stream, before, after }: Flowing, into: WritableStream<Uint8Array>): Promise<void> {
  if (before) await write(into, before)
  await stream.pipeTo(into, { preventClose: true })
  if (after) await write(into, after)
  await into.close()
}

async function write(into: WritableStream<Uint8Array>, bytes: Uint8Array): Promise<void> {
  const writer = into.getWriter()
  await writer.write(bytes)
  writer.releaseLock()
}
