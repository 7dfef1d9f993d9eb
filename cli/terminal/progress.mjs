// @ts-check
/** @import { Screen } from './screen.mjs' */
import { seconds } from './format.mjs'
import { truncate } from './words.mjs'

const FRAME_MS = 100
const BAR = 24
const WIDE_ENOUGH = 60
const HIDE = '\x1b[?25l'
const SHOW = '\x1b[?25h'
const ERASE = '\r\x1b[2K'
const BRAILLE = { frames: [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'], full: '━', rest: '─' }
const ASCII = { frames: [...'|/-\\'], full: '#', rest: '.' }

/**
 * @typedef {object} Progress
 * @property {(label: string) => void} start
 * @property {(state: { label?: string, percent?: number }) => void} update
 * @property {(aside: string) => void} aside Said in passing, such as why it takes longer; '' when it is over.
 * @property {() => void} stop
 */

/** @type {Progress} */
export const noProgress = { start() {}, update() {}, aside() {}, stop() {} }

/**
 * One line that lives: what happens now, how far, how long.
 * @param {Screen} screen
 * @param {() => number} clock Milliseconds.
 * @returns {Progress}
 */
export function createProgress(screen, clock) {
  const glyphs = screen.unicode ? BRAILLE : ASCII
  let state = { label: '', aside: '', percent: /** @type {number | undefined} */ (undefined) }
  let began = 0
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const draw = () => {
    const spin = glyphs.frames[frame++ % glyphs.frames.length] ?? ''
    screen.write(`${ERASE}${screen.paint.cyan(spin)} ${drawLine(screen, glyphs, state, seconds(clock() - began))}`)
  }
  const restore = () => screen.write(SHOW)
  const stop = () => {
    if (!timer) return
    clearInterval(timer)
    timer = undefined
    process.off('exit', restore)
    screen.write(`${ERASE}${SHOW}`)
  }
  return {
    start(label) {
      stop()
      state = { label, aside: '', percent: undefined }
      began = clock()
      screen.write(HIDE)
      process.on('exit', restore)
      timer = setInterval(draw, FRAME_MS)
      draw()
    },
    update(next) {
      state = { ...state, aside: '', ...next }
    },
    aside(aside) {
      state = { ...state, aside }
    },
    stop,
  }
}

/**
 * As much of it as the screen is wide.
 *
 * @param {Screen} screen
 * @param {typeof ASCII} glyphs
 * @param {{ label: string, aside: string, percent?: number | undefined }} state
 * @param {string} time
 */
function drawLine(screen, glyphs, state, time) {
  const label = state.label.padEnd(9)
  const bar = screen.columns >= WIDE_ENOUGH && state.percent !== undefined ? drawBar(screen, glyphs, state.percent) : ''
  const room = screen.columns - 2 - label.length - (bar ? BAR + 8 : 0) - time.length - 4
  const aside = state.aside && room > 10 ? `  ${screen.paint.dim(truncate(state.aside, room))}` : ''
  return `${label}${bar} ${time}${aside}`
}

/**
 * @param {Screen} screen
 * @param {typeof ASCII} glyphs
 * @param {number} percent
 */
function drawBar(screen, glyphs, percent) {
  const full = Math.round((BAR * percent) / 100)
  const { cyan, dim } = screen.paint
  return ` ${cyan(glyphs.full.repeat(full))}${dim(glyphs.rest.repeat(BAR - full))} ${String(percent).padStart(3)} %`
}
