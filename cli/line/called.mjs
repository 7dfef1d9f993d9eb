// @ts-check
import { commands } from './commands.mjs'

const first = [...new Set(Object.keys(commands).map(name => name.split(' ')[0]))].join('|')
/** A command line of this program in the midst of words, and not somebody's brand. */
const LINE = new RegExp(
  `(?<!\\b(?:npx|brand|your|the|a|this|its|no|of|one|each|another) )\\bbrand (?=(?:${first})\\b|<command>|--)`,
  'g',
)

/** Command lines as this program was called: npx does not put it on the path. @param {NodeJS.ProcessEnv} env */
export const calledAs = ({ npm_lifecycle_event }) =>
  npm_lifecycle_event === 'npx'
    ? (/** @type {string} */ text) => text.replace(LINE, 'npx brand ')
    : (/** @type {string} */ text) => text
