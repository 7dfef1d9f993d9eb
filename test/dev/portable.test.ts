// What deploys runs where there is no POSIX shell; what starts Workers on this machine needs one, and says so.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

it('scripts of package.json are one program and its arguments', () => {
  const shelled = Object.entries(scripts).filter(
    ([, command]) => !/^(?:node|drizzle-kit)(?: [\w./:-]+)+$/.test(command),
  )
  expect(shelled).toEqual([])
})

/** A path of one system, a shell, a list of folders joined by hand. */
const TRICKS =
  /['"`]\/(?:tmp|bin|dev|usr)\b|\bshell: true|\bexec(?:Sync)?\(['"`]|spawn(?:Sync)?\('(?:ba)?sh'|\}:\$\{process\.env\.PATH/

it('what deploys takes no shell, no path of one system and no list of folders joined by hand', () => {
  const files = ['dev/deploy', 'dev/build', 'dev/site'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(root, folder, file)),
  )
  const code = [
    ...files.filter(file => /\.m?[jt]s$/.test(file)),
    ...['run.mjs', 'modules.mjs'].map(name => join(root, 'dev', name)),
  ]
  const found = code.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        TRICKS.test(line) ? [`${relative(root, file).split(sep).join('/')}:${at + 1} ${line.trim()}`] : [],
      ),
  )
  expect(code.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})

it('no path is read off a URL: a folder with a space in its name, or a drive, would not be found', () => {
  const files = ['dev', 'cli', 'client', 'bench', 'functions', 'lib'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(root, folder, file)),
  )
  const code = files.filter(file => /\.m?[jt]s$/.test(file) && !file.includes('node_modules'))
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter(file => readFileSync(file, 'utf8').includes('import.meta.url).pathname'))).toEqual([])
})
