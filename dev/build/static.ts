// Lays out the files of the dashboard in dist/static: styles, scripts, fonts, the pictures beside the sign-in form.
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, normalize } from 'node:path'
import { build } from 'esbuild'

const root = dirname(dirname(import.meta.dirname))
const from = join(root, 'functions', 'dashboard', 'static')
const shelf = join(root, 'dist', 'static')
const fonts = {
  'geist.woff2': 'geist/files/geist-latin-wght-normal',
  'geist-mono.woff2': 'geist-mono/files/geist-mono-latin-wght-normal',
}

export async function buildStatic(): Promise<void> {
  rmSync(shelf, { recursive: true, force: true })
  for (const folder of ['fonts', 'wall']) mkdirSync(join(shelf, folder), { recursive: true })
  for (const [name, file] of Object.entries(fonts))
    cpSync(join(root, 'node_modules', '@fontsource-variable', `${file}.woff2`), join(shelf, 'fonts', name))
  for (const file of globSync('docs/pictures/*.webp', { cwd: root }))
    cpSync(join(root, file), join(shelf, 'wall', basename(file)))
  for (const file of globSync('*.svg', { cwd: from })) cpSync(join(from, file), join(shelf, file))
  await build({
    // One file of styles is asked for once and packs better than three.
    entryPoints: ['all.css', ...globSync('*.js', { cwd: from })].map(file => join(from, file)),
    outdir: shelf,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox125', 'safari17.5'],
    external: ['/static/*'],
    legalComments: 'none',
  })
}

/** One file of the shelf; nothing of what lies beside it. */
export async function loadStatic(path: string): Promise<Uint8Array | null> {
  const file = join(shelf, normalize(`/${path.split('?')[0]}`))
  return readFile(file).catch(() => null)
}
