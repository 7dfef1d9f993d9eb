// Reads the installed font files and writes what the engine must know of them without opening them:
// metrics, files and the code points that each file is to draw. Run by `npm run fonts` after a font package changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { encodePoints } from '#lib/points.ts'
import { scripts, symbols } from '#lib/render/type/font/scripts.ts'

const families = {
  geist: 'wght',
  'geist-mono': 'wght',
  fraunces: 'full',
  figtree: 'wght',
  cormorant: 'wght',
  jost: 'wght',
  archivo: 'standard',
  newsreader: 'standard',
  'instrument-sans': 'wght',
  gabarito: 'wght',
  inter: 'wght',
  'plus-jakarta-sans': 'wght',
  nunito: 'wght',
  'space-grotesk': 'wght',
  'jetbrains-mono': 'wght',
  'playfair-display': 'wght',
  'source-serif-4': 'wght',
  sora: 'wght',
  'dm-sans': 'wght',
  manrope: 'wght',
  'bricolage-grotesque': 'standard',
}
/** Its file opens at its heaviest weight: this is the bearing of the regular one, as it is drawn. */
const bearings = { 'bricolage-grotesque': 0.069 }
const withItalics = ['fraunces', 'cormorant', 'newsreader', 'playfair-display', 'source-serif-4']
const large = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc', 'noto-sans-tc']

const root = new URL('../node_modules/', import.meta.url)
const scopeOf = name =>
  ['noto-sans-symbols-2', 'noto-sans-math'].includes(name) ? '@fontsource' : '@fontsource-variable'
const folderOf = name => new URL(`${scopeOf(name)}/${name}/files/`, root)

function faces(name, cut, italics) {
  const wanted = new RegExp(`-(${cut}-(normal${italics ? '|italic' : ''})|400-normal)\\.woff2$`)
  return readdirSync(folderOf(name))
    .filter(file => wanted.test(file))
    .map(file => {
      const font = fontkit.create(readFileSync(new URL(file, folderOf(name))))
      const points = font.characterSet.filter(
        point => point >= 32 && !(point >= 127 && point < 160) && point !== 0xfeff && point !== 0xfffd,
      )
      return { file, italic: file.includes('italic'), points, font }
    })
}

/** Marks and joiners are drawn by whatever draws their letter. */
const attached = /[\p{M}\p{Cf}]/u

/** Files of one family share letters, all of them a space: each letter belongs to the first that draws it. */
function apart(list) {
  const taken = { true: new Set(), false: new Set() }
  const parted = list.map(face => {
    const before = taken[face.italic]
    const points = face.points.filter(point => attached.test(String.fromCodePoint(point)) || !before.has(point))
    for (const point of points) before.add(point)
    return { ...face, points }
  })
  return parted.filter(({ points }) => points.length > 0)
}

function metrics(name, list) {
  const font = (list.find(face => /-latin-(?!ext)/.test(face.file)) ?? list[0]).font
  const em = value => Number((value / font.unitsPerEm).toFixed(4))
  const bearing = [font.glyphForCodePoint(72)?.bbox?.minX ?? Number.NaN].filter(Number.isFinite)
  return {
    ascent: em(font.ascent),
    descent: em(-font.descent),
    cap: em(font.capHeight || font.ascent * 0.7),
    x: em(font.xHeight || font.ascent * 0.5),
    bearing: bearings[name] ?? em(bearing[0] ?? 0),
  }
}

const table = {}
for (const [name, cut] of [...Object.entries(families), ...[...scripts, ...symbols].map(name => [name, 'wght'])]) {
  const list = faces(name, cut, withItalics.includes(name)).sort(
    (a, b) => /-latin-(?!ext)/.test(b.file) - /-latin-(?!ext)/.test(a.file) || a.file.localeCompare(b.file),
  )
  if (list.length === 0) throw new Error(`no font file for ${name}`)
  table[name] = {
    metrics: metrics(name, list),
    faces: apart(list).map(({ file, italic, points }) => ({ file, italic, points: encodePoints(points) })),
  }
}
mkdirSync(new URL('../lib/render/type/coverage/', import.meta.url), { recursive: true })
for (const name of large) {
  const list = faces(name, 'wght', false)
  table[name] = { metrics: metrics(name, list), faces: [] }
  const coverage = Object.fromEntries(apart(list).map(({ file, points }) => [file, encodePoints(points)]))
  writeFileSync(
    new URL(`../lib/render/type/coverage/${name}.json`, import.meta.url),
    `${JSON.stringify(coverage, null, 2)}\n`,
  )
}

const entries = Object.entries(table).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)},`)
writeFileSync(
  new URL('../lib/render/type/fonts.generated.ts', import.meta.url),
  `// Written by dev/fonts.mjs.\nimport type { FontPackage } from '#lib/render/type/font/package.ts'\n\nexport const packages: Record<string, FontPackage> = {\n${entries.join('\n')}\n}\n`,
)
