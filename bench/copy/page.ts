// One page with the drawn pictures of outputs, for fresh eyes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareKit, type Output } from '#bench/copy/outputs.ts'
import { scenesOf } from '#bench/copy/scenes.ts'
import type { Case } from '#dev/answers/sets.ts'
import { raster } from '#dev/build/raster.ts'
import { escaped } from '#dev/http/escaped.ts'
import { Problem } from '#lib/problem.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'

export async function writePage(
  dir: string,
  title: string,
  outputs: readonly Output[],
  cases: ReadonlyMap<string, Case>,
): Promise<string> {
  mkdirSync(dir, { recursive: true })
  const blocks: string[] = []
  for (const output of outputs) blocks.push(await blockOf(dir, output, cases.get(output.id)))
  const path = join(dir, 'index.html')
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${blocks.join('\n')}`,
  )
  // The same without pictures, for reading and for comparing two days.
  writeFileSync(join(dir, 'sheet.txt'), outputs.map(one => `${told(one, cases.get(one.id))}\n`).join('\n'))
  return path
}

const told = ({ id, verdict, recipe, caption, holds, flaw }: Output, one: Case | undefined): string =>
  [
    `== ${id} · ${one?.input.asset_type} · ${verdict}`,
    `brief: ${one?.input.brief}`,
    ...[...recipe.pictures.slice(0, 1), ...(recipe.pictures.length === 0 ? (recipe.video?.shots ?? []) : [])].map(
      ({ data, ...rest }) => `${'template' in rest ? rest.template : 'shot'}: ${JSON.stringify(data)}`,
    ),
    `caption: ${caption}`,
    ...holds.map(({ rule, what, where }) => `hold ${rule}: ${what} ${where}`),
    ...(flaw ? [`not drawn: ${flaw}`] : []),
  ].join('\n')

async function blockOf(dir: string, output: Output, one: Case | undefined): Promise<string> {
  const { id, composer, hash, caption, verdict, holds, flaw, recipe } = output
  const drawn = await picturesOf(dir, output)
  const scenes =
    recipe.pictures.length === 0
      ? (recipe.video?.shots ?? []).map(shot => `<li>${escaped(JSON.stringify(shot.data))}</li>`)
      : []
  return `<section id="${id}"><h2>${id} · ${composer} · ${verdict} · ${hash}</h2>
<blockquote>${escaped(one?.input.brief ?? '')}</blockquote>
<p class="small">${escaped(one ? `${one.input.brand.name} · ${one.input.channel} · ${one.input.asset_type} · ${one.input.day}` : '')} · ${escaped(JSON.stringify(one?.told.expect ?? {}))}</p>
<div>${drawn.map(file => `<img src="${file}" loading="lazy">`).join('')}</div>${scenes.length > 0 ? `<ol>${scenes.join('')}</ol>` : ''}
<pre>${escaped(caption)}</pre>${flaw ? `<p class="hold">not drawn: ${escaped(flaw)}</p>` : ''}${holds.map(hold => `<p class="hold">${escaped(`${hold.rule}: ${hold.what} ${hold.where}`)}</p>`).join('')}</section>`
}

/** Pictures as they are; of a film its scenes, a frame each. What cannot be drawn is left out, and told beside it. */
async function picturesOf(dir: string, { id, composer, recipe }: Output): Promise<string[]> {
  const files: string[] = []
  try {
    for await (const bytes of recipe.pictures.length > 0 ? drawnOf(recipe) : scenesOf(recipe)) {
      const file = `${id}-${composer.replace(/\W+/g, '_')}-${files.length}.jpg`
      writeFileSync(join(dir, file), bytes)
      files.push(file)
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  return files
}

async function* drawnOf(recipe: Output['recipe']): AsyncGenerator<Uint8Array> {
  const kit = bareKit(recipe)
  for (const picture of recipe.pictures) yield (await drawPicture(raster, { ...picture, format: 'jpeg' }, kit)).bytes
}

const STYLE =
  'body{font:15px/1.4 sans-serif;max-width:1100px;margin:2em auto}section{border-top:1px solid #999;padding:1em 0}img{height:420px;margin:4px;border:1px solid #ccc}blockquote,pre{white-space:pre-wrap;background:#f4f4f4;padding:.6em;margin:.4em 0;font:inherit}.small{color:#666;font-size:12px}.hold{color:#a40;margin:.2em 0}h2{font-size:16px}'
