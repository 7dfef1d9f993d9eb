// Saved web sites, each served on an origin of its own as its server would.
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listen } from '#dev/http/listen.ts'

const folder = join(import.meta.dirname, '..', 'brand', 'sites')

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
}

export type Served = { url: string; asked: string[]; close(): Promise<void> }
export type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => boolean

/** `answer` may take a request over; the rest are files of the named site. */
export async function serveSite(name: string, answer: Answer = () => false): Promise<Served> {
  const asked: string[] = []
  const { url, close } = await listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    asked.push(path)
    response.on('error', () => undefined)
    if (!answer(path, response, request)) sendFile(name, path, response)
  })
  return { asked, url, close }
}

function sendFile(name: string, path: string, response: ServerResponse): void {
  const plain = normalize(path === '/' ? '/index.html' : path)
  const file = [plain, `${plain}.html`].map(one => join(folder, name, one)).find(isFile)
  if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
  response
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file))
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

export const html = (response: ServerResponse, body: string): boolean => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  return true
}
