// Pictures of the stand-in: what the prompt names of our own drawings, in the colours that it tells; the same prompt gives the same picture.
import { raster } from '#dev/build/raster.ts'
import { type Theme, themeOf } from '#lib/render/colour/theme.ts'
import { objectIn } from '#lib/render/objects/draw.ts'
import { squareFor } from '#lib/render/objects/extent.ts'
import { steady } from '#lib/render/objects/hands/steady.ts'
import { nouns } from '#lib/render/objects/nouns/index.ts'
import { words } from '#lib/render/objects/words/index.ts'
import { placeIn } from '#lib/render/places/draw.ts'
import { places } from '#lib/render/places/index.ts'
import { drawing, type Rect } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'

type Size = { width: number; height: number }

/** A thing stands on the ground that the prompt tells, else on white, where it speaks of a plain one; else in the place that it names. */
export async function standInPicture(prompt: string, size: Size): Promise<Uint8Array> {
  const root = {
    type: 'container' as const,
    style: { position: 'relative' as const, ...size, backgroundColor: groundIn(prompt) },
    children: [drawing({ x: 0, y: 0, ...size }, sketched(prompt, size))],
  }
  return raster.draw({ root, ...size, images: new Map(), fonts: [] }, 'png')
}

function sketched(prompt: string, { width, height }: Size): string {
  const theme = themeIn(prompt)
  const [subject = ''] = prompt.split('.')
  const place = /\bplain\b/i.test(prompt) ? null : firstNamed(subject, sceneries)
  const named = firstNamed(subject, objects)
  // What is a word for the place itself stands there already.
  const thing = named && named.word !== place?.word ? named.name : ''
  const side = Math.min(width, height)
  const high = side * (place ? 0.34 : 0.72)
  const foot = place ? height * 0.94 : (height + high) / 2
  const frame = { x: (width - high) / 2, y: foot - high, width: high, height: high }
  const behind = place ? scenery(place.name, { x: 0, y: 0, width, height }, theme, prompt) : ''
  const before = thing ? objectOn(thing, frame, theme, place ? theme.soft.paper : groundIn(prompt)) : ''
  return behind + before || shapes(frame, theme, prompt)
}

function scenery(place: string, rect: Rect, { soft, playful }: Theme, seed: string): string {
  const sky = `<rect width="${rect.width}" height="${rect.height}" fill="${soft.paper}"/>`
  return sky + placeIn(rect, { place, on: soft, others: papersOf(playful), seed })
}

function objectOn(noun: string, frame: Rect, { plain, playful }: Theme, ground: string): string {
  const on = { ...plain, paper: ground }
  return objectIn(squareFor(noun, frame), {
    noun,
    hand: steady('cut', noun),
    on,
    others: papersOf(playful),
    seed: 'stand-in',
  })
}

const papersOf = (grounds: Theme['playful']): string[] => grounds.map(({ paper }) => paper)

/** What the library has no drawing of: a few rounded shapes, one upon the other. */
function shapes({ x, y, width }: Rect, { playful }: Theme, seed: string): string {
  const papers = papersOf(playful)
  const roll = dice(`stand-in/${seed}`)
  const between = (least: number, most: number) => Math.round(least + roll() * (most - least))
  return Array.from({ length: 5 }, (_, at) => {
    const [w, h] = [between(width * 0.3, width * 0.6), between(width * 0.3, width * 0.6)]
    const [left, top] = [x + between(0, width - w), y + between(0, width - h)]
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="${between(20, w / 2)}" fill="${papers[at % papers.length]}"/>`
  }).join('')
}

const groundIn = (prompt: string): string => /background \((#[0-9a-f]{6})\)/i.exec(prompt)?.[1] ?? '#FFFFFF'

/** “primary #0F5257”; colours without a role are more of them. */
function themeIn(prompt: string): Theme {
  const told = [
    ...prompt.replace(groundIn(prompt), '').matchAll(/(?:\b(primary|secondary|accent|text) )?(#[0-9a-f]{6})\b/gi),
  ]
  const named = Object.fromEntries(told.flatMap(([, role, hex]) => (role && hex ? [[role.toLowerCase(), hex]] : [])))
  const [first, second] = told.flatMap(([, , hex]) => hex ?? [])
  const bare = { primary: first ?? '#3E5C76', ...(second && { accent: second }) }
  return themeOf({ ...(named.primary ? named : bare), background: '#FFFFFF' }, 'auto')
}

const spoken = (name: string) => name.replaceAll('_', ' ')

/** Each by its own name and by the English words that mean nothing else. */
const objects: [string, string][] = Object.keys(nouns).flatMap(noun => {
  const [english = ''] = (words[noun] ?? '').split('/')
  const sure = english.split(',').filter(word => word && !word.startsWith('~'))
  return [spoken(noun), ...sure].map((word): [string, string] => [word, noun])
})
const sceneries = Object.keys(places).map((place): [string, string] => [spoken(place), place])

type Named = { word: string; name: string }

/** What stands first in a text; of two that begin at the same word the longer. */
function firstNamed(said: string, named: readonly [string, string][]): Named | null {
  const text = ` ${said.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  const found = named.flatMap(([word, name]) => {
    const at = Math.max(text.indexOf(` ${word} `), text.indexOf(` ${word}s `))
    return at < 0 ? [] : [{ at, word, name }]
  })
  return found.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0] ?? null
}
