import type { Cue } from '#lib/video/film.ts'

/** The words of a film as WebVTT. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start_ms, end_ms, text }) =>
      `${time(start_ms)} --> ${time(end_ms)}\n${text
        .split('\n')
        .map(part => part.trim())
        .filter(Boolean)
        .map(escaped)
        .join('\n')}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function time(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
