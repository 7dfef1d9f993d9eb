// @ts-check
import { commands } from './commands.mjs'

const first = new Set(Object.keys(commands).map(name => name.split(' ')[0]))
/** A command line of this program in the midst of words, and not somebody's brand; what follows it is looked at. */
const LINE = /(?<!\b(?:npx|brand|your|the|a|this|its|no|of|one|each|another) )\bbrand (?=(<command>|--|[a-z-]+))/g
const isCommand = (/** @type {string} */ next) => next === '<command>' || next === '--' || first.has(next)

/** Command lines as this program was called: npx does not put it on the path. @param {NodeJS.ProcessEnv} env */
export const calledAs = ({ npm_lifecycle_event }) =>
  npm_lifecycle_event === 'npx'
    ? (/** @type {string} */ text) => text.replace(LINE, (own, next) => (isCommand(next) ? 'npx brand ' : own))
    : (/** @type {string} */ text) => text
