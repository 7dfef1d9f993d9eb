#!/usr/bin/env node
// @ts-check
const OLDEST_NODE = 20

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(`brand needs Node ${OLDEST_NODE} or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}

const { main } = await import('./main.mjs')
const status = await main(process.argv.slice(2))
// What is written so far has to leave first, and an idle standard input must not hold the exit.
process.stdout.write('', () => process.stderr.write('', () => process.exit(status)))
