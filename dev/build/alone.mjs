// One process at a time does a work; the others wait for it. Plain JavaScript: it also guards the installing of what runs TypeScript.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
const TOUCH_MS = 5_000
/** Who made the file writes its number at once. */
const NAMELESS_MS = 2_000
/** A number may be another process's by now; whoever works touches the file. */
const UNTOUCHED_MS = 120_000

/**
 * `lock` is a file with the worker's number, and that of a process which it says works for it. One whose workers were ended
 * is nobody's, at whatever moment that was.
 * @template T
 * @param {string} lock
 * @param {(named: (pid: number) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock)) if (isHeld(lock) || !takeAway(lock)) await sleep(LOOK_AGAIN_MS)
  const touching = setInterval(() => touch(lock), TOUCH_MS)
  try {
    return await work(pid => writeFileSync(lock, `${process.pid} ${pid}`))
  } finally {
    clearInterval(touching)
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Two may see that a lock is nobody's, and the later one would take away the new lock of the first: so one at a time looks again. */
function takeAway(lock) {
  const going = `${lock}-going`
  if (!take(going)) {
    if (!isHeld(going)) rmSync(going, { force: true })
    return false
  }
  if (!isHeld(lock)) rmSync(lock, { force: true })
  rmSync(going, { force: true })
  return true
}

function isHeld(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const owners = readFileSync(lock, 'utf8').split(' ').map(Number)
    if (owners[0] === 0) return age < NAMELESS_MS
    return age < UNTOUCHED_MS && owners.some(isAlive)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function touch(lock) {
  const now = new Date()
  try {
    utimesSync(lock, now, now)
  } catch {
    // Somebody took it away; the work goes on.
  }
}
