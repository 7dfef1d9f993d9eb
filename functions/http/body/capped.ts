import { joinBytes } from '#lib/bytes.ts'
import { Problem } from '#lib/problem.ts'

/** The bytes of a request, as long as they are few: judged by what it announces, then by what really comes. */
export async function cappedBytes({ headers, body }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(headers.get('content-length') ?? 0)
  if (!(announced <= most)) throw tooLarge(most)
  const reader = body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length
    if (size > most) {
      await reader.cancel()
      throw tooLarge(most)
    }
    chunks.push(chunk.value)
  }
  return joinBytes(chunks)
}

export const cappedText = async (request: Request, most: number): Promise<string> =>
  new TextDecoder().decode(await cappedBytes(request, most))

const tooLarge = (most: number) =>
  new Problem('payload_too_large', `The body is larger than ${Math.ceil(most / 1024)} kB.`)
