// The same film the usual way: a browser photographs its frames, and ffmpeg codes them.
import { spawnSync } from 'node:child_process'
import { openChromium } from '#bench/rig/browser/chromium.ts'
import { pageOf } from '#bench/video/page.ts'
import type { Film } from '#lib/video/film.ts'

/** One frame in so many is photographed; the sum is scaled. */
export const ONE_IN = 10

export type Filmed = { seconds: number; frames: number; picture: Uint8Array }

/** Processor seconds of the whole film, the start of the browser left out; null where there is none. */
export async function filmInBrowser(film: Film): Promise<Filmed | null> {
  const browser = await openChromium(film.width, film.height)
  if (!browser) return null
  try {
    const page = await pageOf(film)
    const ready = 'Promise.all([document.fonts.ready,...[...document.images].map(i=>i.decode())])'
    await browser.evaluate(`document.open();document.write(${JSON.stringify(page)});document.close();${ready}`)
    await browser.evaluate('show(0)')
    await browser.screenshot({ format: 'jpeg', quality: 90 })
    const before = browser.cpuMicroseconds()
    const pictures: Uint8Array[] = []
    for (let frame = 0; frame < film.frames; frame += ONE_IN) {
      await browser.evaluate(`show(${frame})`)
      pictures.push(await browser.screenshot({ format: 'jpeg', quality: 90 }))
    }
    const shot = (browser.cpuMicroseconds() - before) / 1e6
    const picture = pictures.at(-1) ?? new Uint8Array()
    const scale = film.frames / pictures.length
    return { seconds: (shot + coded(pictures)) * scale, frames: pictures.length, picture }
  } finally {
    browser.close()
  }
}

/** What ffmpeg takes for them, in processor seconds. */
function coded(pictures: readonly Uint8Array[]): number {
  const input = ['-nostdin', '-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', '30', '-i', 'pipe:0']
  const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-f', 'null', '-']
  const timed = ['-c', '"$@" && times', 'bash', 'ffmpeg', '-v', 'error', ...input, ...output]
  const { stdout, status } = spawnSync('bash', timed, { input: Buffer.concat(pictures) })
  if (status !== 0) throw new Error('ffmpeg could not code the pictures')
  const children = stdout.toString().trim().split('\n').at(-1) ?? ''
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
