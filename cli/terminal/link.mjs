// @ts-check
/** @import { Screen } from './screen.mjs' */

const LONG = 60
const programs = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio', 'Tabby']

/**
 * An address that can be clicked. Where the terminal knows links (OSC 8), a long one is shown short.
 * @param {string} url
 * @param {Screen} screen
 * @param {NodeJS.ProcessEnv} env
 */
export function link(url, screen, env) {
  if (!screen.tty || !knowsLinks(env)) return url
  const shown = url.length > LONG ? shorten(url) : url
  return `\x1b]8;;${url}\x1b\\${shown}\x1b]8;;\x1b\\`
}

/** @param {NodeJS.ProcessEnv} env */
function knowsLinks(env) {
  if (env.TMUX || /^(screen|tmux|dumb|linux)/.test(env.TERM ?? '')) return false
  if (Number(env.VTE_VERSION) >= 5000 || env.WT_SESSION || env.KONSOLE_VERSION || env.KITTY_WINDOW_ID) return true
  return programs.includes(env.TERM_PROGRAM ?? '') || /^(xterm-kitty|xterm-ghostty|foot|alacritty)/.test(env.TERM ?? '')
}

/** Host and end: what tells one address from another. @param {string} url */
function shorten(url) {
  const { host, pathname } = new URL(url)
  return `${host}/…${pathname.slice(-14)}`
}
