// What lies in storage.
import { sql } from 'drizzle-orm'
import { sha256Hex } from '#lib/bytes.ts'
import type { Asset } from '#lib/runs/run.ts'
import { FPS } from '#lib/video/film.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { type Judged, keyOf, list } from './rule.ts'

/** The files of a run that succeeded are where it says, and are what it says; a film has all its segments, in order. */
export async function drawn(judged: Judged): Promise<string[]> {
  const { held } = judged.service.blobs
  const wrong: string[] = []
  for (const { id, assets, pictures, moves } of await list(
    judged,
    sql`
    select id, assets, jsonb_array_length(recipe -> 'pictures') as pictures, recipe -> 'video' <> 'null' as moves from runs where status = 'succeeded'`,
  )) {
    const shown = assets as Asset[]
    const places = shown.map(asset => asset.position)
    const images = shown.filter(asset => asset.kind === 'image')
    if (images.length !== pictures || places.some((place, index) => place !== index))
      wrong.push(`run ${id} shows ${places} for ${pictures} pictures`)
    const films = shown.filter(asset => asset.kind === 'video').length
    if (films !== (moves ? 1 : 0)) wrong.push(`run ${id} shows ${films} films`)
    for (const asset of shown) {
      const file = held.get(keyOf(asset.url))
      if (!file) wrong.push(`a picture of run ${id} is missing`)
      else if ((await sha256Hex(file.bytes)) !== asset.sha256) wrong.push(`a picture of run ${id} has changed`)
      else if (asset.kind === 'video') wrong.push(...wrongSegments(new TextDecoder().decode(file.bytes), asset))
    }
  }
  return wrong
}

function wrongSegments(film: string, { id, duration_ms }: Asset): string[] {
  const parts = [...film.matchAll(/\[segment (\d+)\]/g)].map(found => Number(found[1]))
  const wanted = segmentsOf(Math.round(((duration_ms ?? 0) * FPS) / 1_000)).map(segment => segment.index)
  return `${parts}` === `${wanted}` ? [] : [`the film ${id} is made of segments ${parts}, not ${wanted}`]
}

/** Nothing lies in storage that no run shows and no row of a library names. */
export async function kept(judged: Judged): Promise<string[]> {
  const shown = await list(
    judged,
    sql`select a ->> 'url' as url from runs, jsonb_array_elements(assets) a where status = 'succeeded'`,
  )
  const named = await list(judged, sql`select blob_key from media where tags ->> 'status' is distinct from 'failed'`)
  const keys = new Set([...shown.map(({ url }) => keyOf(String(url))), ...named.map(row => String(row.blob_key))])
  const orphans = [...judged.service.blobs.held.keys()].filter(key => !keys.has(key))
  return orphans.length > 0 ? [`${orphans.length} files belong to nobody, such as ${orphans[0]}`] : []
}

/** What was sent whole was not sent too late, and the parts of what callers cut off are dropped. */
export async function uploaded(judged: Judged): Promise<string[]> {
  const { writers, service } = judged
  const late = await list(
    judged,
    sql`select name, blob_key from media where kind = 'video' and tags ? 'filename' and tags ->> 'error_message' like '%in time%'`,
  )
  return late.flatMap(({ name, blob_key }) => [
    ...(writers.uploads.whole.includes(String(name))
      ? [`all of the video ${name} was taken, and it is told as late`]
      : []),
    ...(service.dropped.has(String(blob_key)) ? [] : [`the parts of the video ${name} are kept`]),
  ])
}
