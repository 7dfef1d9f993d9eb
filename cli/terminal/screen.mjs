// @ts-check
/**
 * @typedef {Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>} Paint
 * @typedef {object} Screen
 * @property {(text: string) => void} write
 * @property {(line?: string) => void} line
 * @property {boolean} tty
 * @property {number} columns
 * @property {boolean} unicode
 * @property {Paint} paint
 */

const DEFAULT_COLUMNS = 80
const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] }

/**
 * @param {NodeJS.WriteStream} stream
 * @param {NodeJS.ProcessEnv} env
 * @param {{ plain: boolean, said?: (text: string) => string }} wish
 * @returns {Screen}
 */
export function openScreen(stream, env, { plain, said = text => text }) {
  const tty = stream.isTTY === true
  const write = (/** @type {string} */ text) => void stream.write(text)
  return {
    write,
    line: (line = '') => write(`${said(line)}\n`),
    tty,
    get columns() {
      return stream.columns || DEFAULT_COLUMNS
    },
    unicode: env.TERM !== 'linux' && /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || 'utf-8'),
    paint: paint(!plain && coloured(tty, env)),
  }
}

/** @param {boolean} tty @param {NodeJS.ProcessEnv} env */
function coloured(tty, env) {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return tty && env.TERM !== 'dumb'
}

/** @param {boolean} on @returns {Paint} */
function paint(on) {
  const style = (/** @type {keyof typeof codes} */ name) => {
    const [open, close] = codes[name]
    return (/** @type {string} */ text) => (on && text ? `\x1b[${open}m${text}\x1b[${close}m` : text)
  }
  return {
    bold: style('bold'),
    dim: style('dim'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
    cyan: style('cyan'),
  }
}
