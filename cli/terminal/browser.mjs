// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { spawn } from 'node:child_process'

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const openers = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] }

/** Whether a browser on this machine is one that the user sees. @param {Shell} shell */
export function hasBrowser({ err, env, platform }) {
  const isHere = platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY
  return err.tty && Boolean(isHere) && !env.SSH_CONNECTION
}

/** @param {Shell} shell @param {string} url */
export function openInBrowser({ platform, note }, url) {
  const [program = 'xdg-open', ...args] = openers[platform] ?? ['xdg-open']
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => note(`${program} is not there: open the address yourself.`))
  child.unref()
}
