// Judges pages by Lighthouse, all in one process and one Chromium; npx starts it and has Lighthouse on its path.
// A line of JSON on stdin says what to judge; each round answers with one on stdout.
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const bin = realpathSync(execFileSync('which', ['lighthouse'], { encoding: 'utf8' }).trim())
const installed = createRequire(bin)
/** @param {string} name */
const load = name => import(pathToFileURL(installed.resolve(name)).href)
const { default: lighthouse } = await load('../core/index.js')
const { launch } = await load('chrome-launcher')

let asked = ''
for await (const chunk of process.stdin) asked += chunk
const { pages, rounds, cookie } = JSON.parse(asked)
const STORED = ['cookies', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage']

const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
try {
  for (const page of pages)
    for (let round = 0; round < rounds; round++)
      console.log(JSON.stringify({ page, ...(await judge(page, 'performance')) }))
  for (const page of pages) console.log(JSON.stringify({ page, ...(await judge(page, 'accessibility')) }))
} finally {
  chrome.kill()
}

/**
 * A machine that is overloaded may paint nothing in time, which is no score and is tried again.
 * @param {string} url
 * @param {'performance' | 'accessibility'} category
 */
async function judge(url, category) {
  const flags = {
    ...{ port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: [category] },
    // A cookie that a page sets would stand in the way of the one that is given.
    ...{ disableFullPageScreenshot: true, clearStorageTypes: STORED, extraHeaders: cookie && { Cookie: cookie } },
  }
  for (let tries = 0; tries < 3; tries++) {
    const { lhr } = await lighthouse(url, flags)
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
    const { score } = lhr.categories[category]
    if (score !== null) return { category, score: Math.round(score * 100) }
    console.error(`${url}: no score (${lhr.runtimeError?.code ?? 'an audit failed'})`)
  }
  throw new Error(`${url} could not be judged`)
}
