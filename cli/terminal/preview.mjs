// @ts-check
/** @import { Screen } from './screen.mjs' */

const MOST_COLUMNS = 60
const MOST_ROWS = 20
/** A cell of a terminal is about twice as high as wide. */
const CELL_RATIO = 2
const CHUNK = 4096

/**
 * How this terminal draws pictures, if it does. Inside tmux and screen the picture would be lost on the way.
 * @param {NodeJS.ProcessEnv} env
 * @returns {'kitty' | 'iterm' | undefined}
 */
export function pictureProtocol(env) {
  if (env.TMUX || /^(screen|tmux|dumb)/.test(env.TERM ?? '')) return undefined
  if (env.KITTY_WINDOW_ID || /^xterm-(kitty|ghostty)$/.test(env.TERM ?? '') || env.TERM_PROGRAM === 'ghostty')
    return 'kitty'
  if (['iTerm.app', 'WezTerm'].includes(env.TERM_PROGRAM ?? '') || env.LC_TERMINAL === 'iTerm2') return 'iterm'
  return undefined
}

/**
 * The escape sequence that draws a picture, or nothing where it cannot be drawn.
 * @param {Buffer} bytes
 * @param {Screen} screen
 * @param {NodeJS.ProcessEnv} env
 */
export function picture(bytes, screen, env) {
  const protocol = screen.tty ? pictureProtocol(env) : undefined
  const pixels = pngSize(bytes)
  if (!protocol || (protocol === 'kitty' && !pixels)) return ''
  const columns = columnsFor(pixels ?? { width: 1, height: 1 }, screen.columns)
  return protocol === 'kitty' ? kitty(bytes, columns) : iterm(bytes, columns)
}

/** @param {{ width: number, height: number }} pixels @param {number} available */
export function columnsFor({ width, height }, available) {
  const forHeight = Math.floor((MOST_ROWS * CELL_RATIO * width) / height)
  return Math.max(4, Math.min(MOST_COLUMNS, available - 2, forHeight))
}

/** @param {Buffer} bytes */
function pngSize(bytes) {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** @param {Buffer} bytes @param {number} columns */
function kitty(bytes, columns) {
  const chunks = inChunks(bytes.toString('base64'))
  const sequences = chunks.map((chunk, i) => {
    const head = i === 0 ? `a=T,f=100,q=2,c=${columns},` : ''
    return `\x1b_G${head}m=${i < chunks.length - 1 ? 1 : 0};${chunk}\x1b\\`
  })
  return `${sequences.join('')}\n`
}

/** @param {Buffer} bytes @param {number} columns */
function iterm(bytes, columns) {
  const head = `inline=1;size=${bytes.length};width=${columns};preserveAspectRatio=1`
  return `\x1b]1337;File=${head}:${bytes.toString('base64')}\x07\n`
}

/** @param {string} text */
const inChunks = text =>
  Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, i) => text.slice(i * CHUNK, (i + 1) * CHUNK))
