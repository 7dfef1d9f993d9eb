// @ts-check
/** @import { Asset, Run } from '../wire.d.ts' */

/** @type {Record<string, string>} */
const endings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
}

/** Everything that a run made, in its order. @param {Run} run @returns {Asset[]} */
export function assetsOf(run) {
  if (run.assets?.length) return run.assets
  const urls = run.asset_urls ?? (run.asset_url ? [run.asset_url] : [])
  return urls.map(url => ({ url, kind: run.asset_type === 'video' ? 'video' : 'image' }))
}

/** The file that stands for the run. @param {Run} run */
export const mainAsset = run => {
  const assets = assetsOf(run)
  return assets.find(asset => asset.url === run.asset_url) ?? assets[0]
}

/** The picture that can be shown. @param {Run} run */
export const previewAsset = run => assetsOf(run).find(asset => asset.kind === 'image' || asset.kind === 'thumbnail')

/** “Card from Paceline. Drawing: a cup. Text: Dark mode is here.” says what is on it behind the last of these. */
const DRAWN = /\. Drawing: [^.]*(?=\.)/
/** “Event card from Paceline: Free bread tasting. Text: At five.” begins before the text. */
const OPENING = /^(?:[^.:]{0,80} from [^:]{0,120}|.{0,300}?\. [^.:]{1,20}): (?=.)/
const TEXT = /\. Text: /

/** What is read on the picture; older services tell of none. @param {Run} run */
export const shownWords = run =>
  (assetsOf(run).find(asset => asset.alt_text)?.alt_text ?? '')
    .replace(DRAWN, '')
    .replace(OPENING, '')
    .replace(TEXT, '. ')

/** Names say what the picture says, never the brief, which is not for everybody; and the run, so that two never collide. @param {Run} run */
export function stemOf(run) {
  const words = shownWords(run)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  let slug = ''
  for (const word of saidOnce(words)) {
    if (slug && slug.length + 1 + word.length > 40) break
    slug = slug ? `${slug}-${word}` : [...word].slice(0, 40).join('')
  }
  return `${slug || run.asset_type}-${run.id.slice(-8)}`
}

/** Without what was said before in the same two words or more: a date comes behind the headline that has it. @param {string[]} words */
function saidOnce(words) {
  /** @type {string[]} */
  const kept = []
  for (let at = 0; at < words.length; ) {
    const before = ` ${words.slice(0, at).join(' ')} `
    let again = 0
    while (at + again < words.length && before.includes(` ${words.slice(at, at + again + 1).join(' ')} `)) again++
    if (again < 2) kept.push(words[at] ?? '')
    at += again < 2 ? 1 : again
  }
  return kept
}

/**
 * The names of a run's files: a number where a kind comes several times.
 * @param {string} stem
 * @param {readonly Asset[]} assets
 */
export function fileNames(stem, assets) {
  return assets.map(asset => {
    const alike = assets.filter(other => other.kind === asset.kind)
    const number = alike.length > 1 ? `-${alike.indexOf(asset) + 1}` : ''
    return `${stem}${asset.kind === 'thumbnail' ? '-poster' : ''}${number}.${ending(asset)}`
  })
}

/** @param {Asset} asset */
function ending({ url, content_type, kind }) {
  const type = content_type?.split(';')[0]?.trim().toLowerCase() ?? ''
  const written = URL.canParse(url) ? /\.([a-z0-9]{2,4})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() : undefined
  return endings[type] ?? written ?? { image: 'png', thumbnail: 'png', video: 'mp4', captions: 'vtt' }[kind]
}
