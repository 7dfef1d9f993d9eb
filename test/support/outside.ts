// The servers of others: each address answers as it is told, and what nobody told of fails the test by name.
import type { Http, HttpOptions } from '#lib/fetch.ts'

export type Asked = HttpOptions & { url: string; headers: Record<string, string>; text: string }
export type Answering = (asked: Asked, count: number) => Response | Promise<Response>

export function recorded() {
  const answers = new Map<string, Answering>()
  const asked: Asked[] = []
  const http: Http = async (url, options = {}) => {
    const answer = answers.get(url)
    if (!answer) throw new Error(`no answer is recorded for ${url}`)
    const one = { ...options, url, headers: options.headers ?? {}, text: String(options.body ?? '') }
    asked.push(one)
    return answer(one, asked.filter(other => other.url === url).length)
  }
  return {
    http,
    asked,
    at: (url: string) => asked.filter(one => one.url === url),
    /** From now on this address answers so. */
    answer: (url: string, answering: Answering) => void answers.set(url, answering),
  }
}
