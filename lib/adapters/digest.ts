import { hex } from '#lib/bytes.ts'

type DigestStream = WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> }
type Crypto = { DigestStream: new (algorithm: 'SHA-256') => DigestStream }

/** The platform's own hashing of streams, which only Workers have. */
export async function streamDigest(body: ReadableStream): Promise<string> {
  const stream = new (crypto as unknown as Crypto).DigestStream('SHA-256')
  await body.pipeTo(stream)
  return hex(new Uint8Array(await stream.digest))
}
