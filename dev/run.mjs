// Runs one of the project's scripts on any Node from 20 on: installs what is missing and finds a Node that runs TypeScript.
// node dev/run.mjs <script> [arguments]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, existsSync, lstatSync, readFileSync, constants as rights } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './build/alone.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const NEEDED = [22, 18]
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A status beyond it says which signal ended a process. */
const STOPPED = 128
/** So long what is told to end may tidy up. */
const GRACE_MS = 2_000

/** Installs the locked packages unless they are installed already. */
async function ensureInstalled() {
  const folder = join(root, 'node_modules')
  // A linked folder is kept by whoever it belongs to; installing into it would empty it under them.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const lock = join(root, '.installing')
  const isInstalling = existsSync(lock)
  if (!isInstalling && isComplete(folder)) return
  for (const path of [root, folder]) if (existsSync(path)) refuseReadOnly(path)
  if (isInstalling) process.stderr.write('Another script installs the packages; waiting for it …\n')
  const ended = await alone(lock, named => (isComplete(folder) ? 0 : install(named)))
  if (ended > STOPPED) process.exit(ended)
  if (ended !== 0) fail('npm ci did not succeed; its messages are above.')
}

/** 0, or what this has to end with; `named` is told of the process, which outlives a parent that is killed. */
async function install(named) {
  process.stderr.write('Installing packages (npm ci); this happens once …\n')
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, ...quiet]] : ['npm', quiet]
  const isWindows = process.platform === 'win32'
  // On Windows npm is no program of its own but a file that the shell reads; its arguments here are ours.
  const shell = !npm && isWindows
  // A group of its own elsewhere: npm goes on after a Ctrl-C, and what it has started as well, so all of it is ended from here.
  const npmCi = spawn(command, args, { cwd: root, shell, detached: !isWindows, stdio: ['ignore', 2, 2] })
  if (npmCi.pid) named(npmCi.pid)
  const end = signal => {
    try {
      if (isWindows) npmCi.kill(signal)
      else process.kill(-npmCi.pid, signal)
    } catch {
      // It has ended.
    }
  }
  let stopped = 0
  const stop = signal => {
    stopped = STOPPED + constants.signals[signal]
    end('SIGTERM')
    setTimeout(end, GRACE_MS, 'SIGKILL').unref()
  }
  for (const signal of STOPS) process.on(signal, stop)
  const [status] = await once(npmCi, 'exit').catch(() => [1])
  for (const signal of STOPS) process.off(signal, stop)
  if (stopped) end('SIGKILL')
  return stopped || (status ?? 1)
}

/** npm would say it in thirty lines. */
function refuseReadOnly(folder) {
  try {
    accessSync(folder, rights.W_OK)
  } catch {
    fail(`The packages cannot be installed: you may not write into ${folder}. Clone into a folder of your own.`)
  }
}

/** Whether everything that the lockfile asks of this machine lies in the folder, by npm's own record of it. */
function isComplete(folder) {
  const record = join(folder, '.package-lock.json')
  if (!existsSync(record)) return false
  const packages = path => JSON.parse(readFileSync(path, 'utf8')).packages
  const installed = packages(record)
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** A Node that runs TypeScript by itself: the one that came with the packages, else the one that runs this. */
function modernNode() {
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed)) return installed
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath
  return fail(
    `This needs Node ${NEEDED.join('.')} or newer; ${process.versions.node} is running, and none could be installed for ${process.platform}-${process.arch}.`,
  )
}

async function runScript(script, args, nodeArgs = []) {
  await ensureInstalled()
  const node = modernNode()
  const env = {
    // What Node has compiled is kept: reading all of the service anew takes longer than most scripts run.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
  }
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', '--import', './dev/modules.mjs', ...nodeArgs, script, ...args],
    { cwd: root, stdio: 'inherit', env },
  )
  // The terminal sends Ctrl-C to the whole group; this parent only has to outlive its child.
  for (const signal of STOPS) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : (code ?? 1)))
}

const [, self, script, ...rest] = process.argv
if (self === fileURLToPath(import.meta.url)) {
  if (script) runScript(script, rest)
  else fail('Name a script: node dev/run.mjs <script> [arguments]')
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
