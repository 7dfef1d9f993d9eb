// The agents Worker: how large it is and how soon it answers, what its list of tools costs a model, and a card through OAuth.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installJudges, JUDGES } from '#bench/agents/outside.ts'
import { type Place, withAgents } from '#bench/agents/place.ts'
import type { Bench, Figure } from '#bench/figures/figure.ts'
import { bundleSize, coldStart } from '#bench/rig/cold.ts'
import { cpuMicroseconds } from '#bench/rig/cpu.ts'
import { quantile } from '#bench/rig/spread.ts'
import { toolList } from '#functions/agents/mcp.ts'

const NO_REQUEST = '/authorize'
const WARM = 5
const CARDS = 40
const MOST_TOKENS = 6_000
const MOST_MS = 400

export const bench: Bench = {
  area: 'Agents',
  run: async () => [
    { goal: 'bundle', target: '≤ 300 kB gzip', ...(await bundleSize('agents', 300)) },
    {
      goal: 'workerd start to first response',
      target: '≤ 150 ms',
      ...(await coldStart('agents', { path: NO_REQUEST, status: 400, most_ms: 150 })),
    },
    listOfTools(),
    await withAgents(cards),
  ],
}

function listOfTools(): Figure {
  installJudges()
  const { countTokens } = createRequire(join(JUDGES, 'package.json'))('gpt-tokenizer/encoding/o200k_base')
  const tools = toolList()
  const tokens: number = countTokens(JSON.stringify({ tools }))
  return {
    ...{ goal: 'list of tools', target: '≤ 6,000 tokens', figure: String(tokens), met: tokens <= MOST_TOKENS },
    how: `o200k, ${tools.length} tools with both schemas`,
  }
}

async function cards({ agent, stack }: Place): Promise<Figure> {
  const brief = 'We open at six on Saturdays from now on'
  const times: number[] = []
  const { api, render, agents } = stack.workers
  const worked = () => {
    const { user, system } = process.cpuUsage()
    return [api, agents, ...render].reduce((sum, { pid }) => sum + cpuMicroseconds(pid), user + system) / 1000
  }
  let warm_ms = 0
  for (let variation = 0; variation < WARM + CARDS; variation++) {
    if (variation === WARM) warm_ms = worked()
    const began = performance.now()
    const given = { brief, channel: 'linkedin', asset_type: 'card', variation }
    const made = await agent.client.callTool({ name: 'generate_asset', arguments: given })
    times.push(performance.now() - began)
    if (made.isError || !JSON.stringify(made.content).includes('image/jpeg'))
      throw new Error(`no picture: ${JSON.stringify(made).slice(0, 400)}`)
  }
  const each_ms = (worked() - warm_ms) / CARDS
  const measured = times.slice(WARM)
  const p50 = quantile(measured, 0.5)
  return {
    ...{ goal: '`generate_asset` of a card, p50', target: `≤ ${MOST_MS} ms` },
    figure: `${p50.toFixed(0)} ms, p95 ${quantile(measured, 0.95).toFixed(0)} ms, best ${Math.min(...measured).toFixed(0)} ms; ${each_ms.toFixed(0)} ms of processor time for each, client and services too`,
    met: p50 <= MOST_MS,
    how: `${CARDS} takes, official client, OAuth, preview and all, recorded words, bare workerd, the embedded services`,
  }
}
