// What outside judges say of the agent server: the official conformance suite and the inspector.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installJudges, JUDGES, judge, type Score, scoresOf } from '#bench/agents/outside.ts'
import { type Place, withAgents, withFixtures } from '#bench/agents/place.ts'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { freePort } from '#dev/ports.ts'
import { answerConsent } from '#test/support/agent.ts'

const SUITE = '@modelcontextprotocol/conformance 0.2.0-alpha.12'
const BASELINE = join(JUDGES, 'conformance-2025-11-25.yaml')
/** Of the product itself: they ask for tools that only the suite wants. */
const DIAGNOSTIC = 4

export const bench: Bench = {
  area: 'Agents',
  run: async () => {
    installJudges()
    const out = mkdtempSync(join(tmpdir(), 'brand-content-judged-'))
    const suite = (url: string, revision: string, ...more: string[]) =>
      judge('conformance', [
        ...['server', '--url', url, '--requirements', revision, '--timeout', '8000', '-o', out, ...more],
      ])
    try {
      return await withAgents(async place => [
        ...(await withFixtures(place, async ({ url }) => [
          newest(await suite(url, '2026-07-28')),
          older(await suite(url, '2025-11-25', '--expected-failures', BASELINE)),
        ])),
        product(scoresOf((await suite(place.door.url, '2026-07-28')).text)),
        await authorization(place, out),
        await inspected(place),
      ])
    } finally {
      rmSync(out, { recursive: true, force: true })
    }
  },
}

type Said = Awaited<ReturnType<typeof judge>>
const how = `\`${SUITE}\`, through OAuth, bare workerd`
const sum = (scores: Score[]) => scores.reduce((total, one) => total + one.passed, 0)
const failing = (scores: Score[]) => scores.filter(one => one.failed > 0).map(one => one.scenario)

function newest({ status, text }: Said): Figure {
  const scores = scoresOf(text).filter(one => one.scored)
  const bad = failing(scores)
  return {
    ...{ goal: 'conformance, 2026-07-28', target: 'all scored server scenarios' },
    figure: `${scores.length - bad.length} of ${scores.length}, ${sum(scores)} checks${bad.length > 0 ? `; not ${bad.join(', ')}` : ''}`,
    met: status === 0 && bad.length === 0 && scores.length > 0,
    how: `${how}; the Worker with the fixtures that the suite asks for by name`,
  }
}

/** With a baseline the suite does not say which it only reports. */
const REPORTED = ['server-session-lifecycle', 'json-schema-2020-12', 'server-sse-polling']

function older({ status, text }: Said): Figure {
  const scores = scoresOf(text).filter(one => !REPORTED.includes(one.scenario))
  const good = scores.filter(one => one.passed > 0 && one.failed === 0).length
  return {
    ...{ goal: 'conformance, 2025-11-25', target: 'a stated baseline' },
    figure: `${good} of ${scores.length} scored, the other ${scores.length - good} as stated`,
    met: status === 0 && scores.length > 0,
    how: `${how}; test/judges/conformance-2025-11-25.yaml says which are not, and why`,
  }
}

/** Only what the suite asks of any server: the rest wants its fixtures. */
const GENERAL =
  'server-stateless tools-list resources-list prompts-list caching dns-rebinding-protection server-sse-multiple-streams sep-2164-resource-not-found http-header-validation'.split(
    ' ',
  )

function product(all: Score[]): Figure {
  const scores = all.filter(one => GENERAL.includes(one.scenario))
  const failed = scores.reduce((total, one) => total + one.failed, 0)
  return {
    ...{ goal: 'conformance of the product as it is', target: 'all but what asks for diagnostic tools' },
    figure: `${sum(scores)} of ${sum(scores) + failed} checks in ${scores.length} scenarios`,
    met: scores.length === GENERAL.length && failed <= DIAGNOSTIC,
    how: `${how}; the ${DIAGNOSTIC} ask for diagnostic tools of the suite's own`,
  }
}

/** The suite waits for a person; this one says yes. */
async function authorization({ stack, person, seeded }: Place, out: string): Promise<Figure> {
  const { base_url } = stack
  const port = await freePort(0)
  const registered = await fetch(`${base_url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Conformance',
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
      token_endpoint_auth_method: 'none',
    }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  let led = false
  const { status, text } = await judge(
    'conformance',
    ['authorization', '--url', base_url, '--client-id', client_id, '--resource', `${base_url}/mcp`].concat(
      ...[['--port', String(port), '-o', out]],
    ),
    words => {
      const link = /https?:\/\/\S+\/authorize\?\S+/.exec(words)?.[0]
      if (led || !link) return
      led = true
      void answerConsent(person, link, { workspace_id: seeded.workspace_id }).then(back => fetch(back))
    },
  )
  const scores = scoresOf(text)
  return {
    ...{ goal: 'conformance, authorization', target: 'both scenarios' },
    figure: `${scores.length - failing(scores).length} of ${scores.length}, ${sum(scores)} checks`,
    met: status === 0 && scores.length === 2 && failing(scores).length === 0,
    how: `${how}; a registered public client`,
  }
}

async function inspected({ door, stack }: Place): Promise<Figure> {
  const ask = (url: string, ...more: string[]) => judge('mcp-inspector', ['--cli', url, '--transport', 'http', ...more])
  const list = await ask(door.url, '--method', 'tools/list', '--strict')
  const call = await ask(door.url, '--method', 'tools/call', '--tool-name', 'get_brand_dna')
  const stranger = await ask(`${stack.base_url}/mcp`, '--method', 'tools/list')
  const [, errors = '?', warnings = '?'] = /(\d+) errors?, (\d+) warnings?/.exec(list.text) ?? [null, '0', '0']
  const refused = stranger.text.includes('auth_required')
  return {
    ...{ goal: 'inspector, strict', target: '0 errors, 0 warnings' },
    figure: `${errors} errors, ${warnings} warnings over all tools; a call ${call.status === 0 ? 'is answered' : 'FAILS'}, a stranger is ${refused ? 'sent to sign in' : 'NOT sent to sign in'}`,
    met: list.status === 0 && call.status === 0 && refused && errors === '0' && warnings === '0',
    how: '`mcp-inspector --cli --strict` 2.12.0',
  }
}
