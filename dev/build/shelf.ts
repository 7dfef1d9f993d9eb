// Lays out the static assets of the render Worker in dist/shelf: every font file and emoji that a picture may ask for,
// the music of videos, and a small picture of each template.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { emojiNames, localShelf } from '#dev/build/shelf-files.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'
import { templates } from '#lib/templates/index.ts'
import { bedNames, LENGTHS } from '#lib/video/sound/bed-names.ts'
import { bedFile } from '#lib/video/sound/beds.ts'

const root = dirname(dirname(import.meta.dirname))
const shelf = join(root, 'dist', 'shelf')
const coverage = join(root, 'lib', 'render', 'type', 'coverage')

/** Answers how many files it laid out. */
export async function buildShelf(): Promise<number> {
  rmSync(shelf, { recursive: true, force: true })
  const emoji = (await emojiNames()).map(name => `emoji/${name}.svg`)
  const paths = [...fontPaths(), ...(await longLists()), ...emoji, ...sounds(), ...previews()]
  for (const path of paths) {
    const bytes = await localShelf.load(path)
    if (!bytes) throw new Error(`no installed package has ${path}`)
    mkdirSync(dirname(join(shelf, path)), { recursive: true })
    writeFileSync(join(shelf, path), bytes)
  }
  return paths.length
}

const fontPaths = () =>
  Object.entries(packages).flatMap(([name, { faces }]) => faces.map(({ file }) => `fonts/${name}/${file}`))

const previews = () => Object.keys(templates).map(name => `previews/${name}.webp`)

const sounds = () => bedNames.flatMap(name => LENGTHS.map(seconds => `sound/${bedFile(name, seconds)}`))

/** Families of a hundred files and more have their list on the shelf as well. */
async function longLists(): Promise<string[]> {
  const lists = readdirSync(coverage).map(file => basename(file, '.json'))
  const files = await Promise.all(
    lists.map(async name => {
      const table = JSON.parse(
        new TextDecoder().decode((await localShelf.load(`glyphs/${name}.json`)) ?? new Uint8Array()),
      )
      return [`glyphs/${name}.json`, ...Object.keys(table).map(file => `fonts/${name}/${file}`)]
    }),
  )
  return files.flat()
}

if (import.meta.main) console.log(`Laid out ${await buildShelf()} files in dist/shelf.`)
