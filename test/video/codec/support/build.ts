// Before any test: the compiled codec is there and is made of the present sources.
import { buildCodec } from '#dev/build-codec.ts'

export async function setup(): Promise<void> {
  await buildCodec()
}
