import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { FULL } from '#test/support/proof.ts'

const OLDEST = 20

export type NodeBinary = { name: string; path: string }

/** The Node that runs the tests, and the oldest supported one that this machine has beside it. */
export const nodes: NodeBinary[] = [...installed(), { name: `Node ${process.versions.node}`, path: process.execPath }]

/**
 * For what a program says and sends, which is the same under each once its modules can be read there: all in the proof,
 * else the one that runs the tests. That the oldest reads every module and makes a picture is tried always.
 */
export const nodesOfWords = FULL ? nodes : nodes.slice(-1)

function installed(): NodeBinary[] {
  const paths = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'node'))
  const found = paths
    .filter(path => !path.includes('node_modules') && existsSync(path))
    .map(path => ({
      path,
      version: spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim(),
    }))
    .map(({ path, version }) => ({ path, version, major: Number.parseInt(version, 10) }))
    .filter(({ version, major }) => major >= OLDEST && version !== process.versions.node)
    .sort((a, b) => a.major - b.major)
  return found.slice(0, 1).map(({ path, version }) => ({ name: `Node ${version}`, path }))
}
