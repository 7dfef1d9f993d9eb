// What the encoder needs in bits beside x264 at equal PSNR.
import { drawScene, runScene } from '#bench/encoder/run.ts'
import { isSceneName, type SceneName, scenes } from '#bench/encoder/scenes.ts'
import { type Point, runX264 } from '#bench/encoder/x264.ts'
import { DEFAULT_QP } from '#lib/video/codec/codec.ts'

export type Comparison = {
  scene: SceneName
  kbps: number
  psnr: number
  bitsBesideX264: number
  x264Milliseconds: number
}

const OURS = [DEFAULT_QP - 4, DEFAULT_QP, DEFAULT_QP + 4]
const THEIRS = [17, 20, 23, 26, 29, 32]

export function compare(name: SceneName): Comparison {
  const scene = scenes[name]
  const pictures = drawScene(scene)
  const theirs = THEIRS.map(qp => runX264(pictures, qp))
  const ours = OURS.map(qp => runScene(scene, qp))
  const ratios = ours.map(({ bytes, psnr }) => bytes / bytesAt(theirs, psnr))
  const [, typical] = ours
  return {
    scene: name,
    kbps: ((typical?.bytes ?? 0) * 8 * 30) / scene.frames / 1000,
    psnr: typical?.psnr ?? 0,
    bitsBesideX264: Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length),
    x264Milliseconds: theirs[2]?.milliseconds ?? 0,
  }
}

/** Between the two nearest points the logarithm of the size is taken as linear in PSNR. */
function bytesAt(points: readonly Point[], psnr: number): number {
  const sorted = [...points].sort((a, b) => a.psnr - b.psnr)
  const upper = Math.max(
    1,
    sorted.findIndex(point => point.psnr >= psnr) === -1
      ? sorted.length - 1
      : sorted.findIndex(point => point.psnr >= psnr),
  )
  const [a, b] = [sorted[upper - 1], sorted[upper]]
  if (!a || !b) throw new Error('two points are needed')
  const share = (psnr - a.psnr) / (b.psnr - a.psnr)
  return Math.exp(Math.log(a.bytes) * (1 - share) + Math.log(b.bytes) * share)
}

if (import.meta.main) {
  for (const name of process.argv.slice(2).filter(isSceneName)) {
    const row = compare(name)
    process.stdout.write(`${JSON.stringify(row)}\n`)
  }
}
