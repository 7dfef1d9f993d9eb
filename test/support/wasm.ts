// Before any test: our WASM modules are there and are made of the present sources.
import { buildModules } from '#dev/build/wasm.ts'

export async function setup(): Promise<void> {
  await buildModules()
}
