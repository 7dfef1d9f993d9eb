// Programs that people have let in: they call tools, renew their tokens, hear no answer and try again; some are shown the
// door, and some give their grant back.
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { revokeGrant } from '#lib/oauth/grant.ts'
import type { Chance } from './chance.ts'
import { formTo, jsonTo, type LetIn, RESOURCE, type Tokens } from './let-in.ts'
import type { Service } from './service.ts'
import type { Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

/** A call of a tool that makes a run, and all that came of it. */
type Call = { given: Record<string, unknown>; first_at: number | null; runs: Set<string>; refused: string[] }

export type Agent = LetIn & {
  calls: Call[]
  /** Who ends the grant; null where it goes on. */
  ends: 'person' | 'client' | null
  /** It is being ended, and may be over already. */
  ending: boolean
  /** It was told that the grant is over, and when. */
  over: boolean
  over_at: number
  /** Its tokens were last renewed by then, and so its grant prolonged. */
  renewed_at: number
  renewing: Promise<void> | null
}

/** A client waits so long for an answer. */
const PATIENCE_MS = 25 * SECOND_MS
/** What got no answer is sent again so long, so that it comes within the five minutes of one call also where it is held up. */
const REPEATED_MS = 55 * SECOND_MS
const CALLS = 6
const RENEWALS = 5
const SHARE_DOUBLED = 0.25
const later = ['dependency_unavailable', 'internal_error', 'rate_limited', 'idempotency_in_progress']

type Told = { isError?: boolean; content: { text?: string }[]; structuredContent?: { id?: string } }

export class Agents {
  readonly agents: Agent[]
  readonly wrong: string[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor({ agents }: Stage, timeline: Timeline, chance: Chance, service: Service) {
    const ends = ['person', null, 'client'] as const
    this.agents = agents.map((one, index) => ({
      ...{ ...one, calls: [], ends: ends[index % ends.length] ?? null },
      ...{ ending: false, over: false, over_at: Number.POSITIVE_INFINITY, renewed_at: timeline.now, renewing: null },
    }))
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  begin(within_ms: number): void {
    for (const [nth, agent] of this.agents.entries()) {
      for (let count = 0; count < CALLS; count++) {
        const brief = `Sunday 10k along the harbour, first start ${7 + nth}:${10 + count}, every pace welcome.`
        const given = { brief, channel: 'linkedin', asset_type: 'card', ...this.#planned(within_ms) }
        const call: Call = { given, first_at: null, runs: new Set(), refused: [] }
        agent.calls.push(call)
        this.#atSome(within_ms, () => this.#call(agent, call))
      }
      for (let count = 0; count < RENEWALS; count++) this.#atSome(within_ms, () => this.#renew(agent))
      if (agent.ends) this.#timeline.after(this.#chance.between(within_ms / 2, within_ms), () => void this.#end(agent))
    }
  }

  /** Half of what they have made is to go out by itself, soon after. */
  #planned(within_ms: number): { scheduled_at?: string } {
    if (this.#chance.happens(0.5)) return {}
    const at = this.#timeline.now + within_ms + this.#chance.between(MINUTE_MS, 4 * MINUTE_MS)
    return { scheduled_at: new Date(at).toISOString() }
  }

  /** Whoever was let in comes in with what it has; whoever was shown the door does not. */
  askAgain(): void {
    for (const agent of this.agents) void (agent.ends ? this.#end(agent) : this.#comeBack(agent))
  }

  /** Some do it twice at once. */
  #atSome(within_ms: number, deed: () => Promise<void>): void {
    const at = this.#chance.between(0, within_ms)
    this.#timeline.after(at, () => void deed())
    if (this.#chance.happens(SHARE_DOUBLED))
      this.#timeline.after(at + this.#chance.between(0, 2 * SECOND_MS), () => void deed())
  }

  #pause(): Promise<void> {
    return new Promise(resolve =>
      this.#timeline.after(this.#chance.between(2 * SECOND_MS, 6 * SECOND_MS), () => resolve()),
    )
  }

  async #call(agent: Agent, call: Call): Promise<void> {
    call.first_at ??= this.#timeline.now
    for (; this.#timeline.now - call.first_at < REPEATED_MS; await this.#pause()) {
      const was_over = agent.over
      const told = await this.#tool(agent, 'generate_asset', call.given)
      if (told === 'stranger') {
        if (agent.ending) return void call.refused.push('stranger')
        await this.#renew(agent)
        continue
      }
      const code = told?.isError ? JSON.parse(told.content[0]?.text ?? '{}').code : null
      if (!told || later.includes(code)) continue
      if (code) return void call.refused.push(code)
      if (was_over) this.wrong.push(`${agent.key_id} made a run after its grant was over`)
      return void call.runs.add(told.structuredContent?.id ?? 'no run')
    }
  }

  /** What a tool answers, null where nothing came; a token that is not taken makes a stranger. */
  async #tool({ tokens }: Agent, name: string, given: Record<string, unknown>): Promise<Told | 'stranger' | null> {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const headers = { accept: 'application/json, text/event-stream', authorization: `Bearer ${tokens.access_token}` }
    const answer = await this.#service.askAgents(jsonTo('/mcp', body, headers), PATIENCE_MS)
    if (answer?.status === 401) return 'stranger'
    if (!answer || answer.status >= 500) return null
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`the tool ${name} answered ${answer.status}: ${text}`)
    return JSON.parse(text.replace(/^[^{]*/, '')).result
  }

  /** With the token it has until there is another. Who renews twice at once does so with the same one. */
  async #renew(agent: Agent): Promise<void> {
    const { client_id, tokens, key_id } = agent
    const fields = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id, resource: RESOURCE }
    for (;;) {
      if (agent.ending && !agent.over) return
      const was_over = agent.over
      const asked_at = this.#timeline.now
      const answer = await this.#service.askAgents(formTo('/oauth/token', fields), PATIENCE_MS)
      if (answer?.status === 200) {
        if (was_over) this.wrong.push(`${key_id} renewed its tokens after its grant was over`)
        if (agent.tokens === tokens) agent.tokens = (await answer.json()) as Tokens
        agent.renewed_at = asked_at
        return
      }
      if (answer && answer.status < 500 && answer.status !== 429) {
        if (!agent.ending && agent.tokens === tokens)
          this.wrong.push(`${key_id} was signed out: ${await answer.text()}`)
        return
      }
      await this.#pause()
    }
  }

  /** Told again and again until it is heard; then nothing opens any more. */
  async #end(agent: Agent): Promise<void> {
    agent.ending = true
    while (!agent.over) {
      agent.over = agent.ends === 'client' ? await this.#giveBack(agent) : await this.#showDoor(agent)
      if (!agent.over) await this.#pause()
    }
    agent.over_at = Math.min(agent.over_at, this.#timeline.now)
    await this.#renew(agent)
    const told = await this.#tool(agent, 'get_brand_dna', {})
    if (told && told !== 'stranger' && !told.isError) this.wrong.push(`${agent.key_id} read after its grant was over`)
  }

  async #giveBack({ client_id, tokens }: Agent): Promise<boolean> {
    const answer = await this.#service.askAgents(
      formTo('/oauth/token', { token: tokens.refresh_token, client_id }),
      PATIENCE_MS,
    )
    return answer?.status === 200
  }

  async #showDoor({ key_id }: Agent): Promise<boolean> {
    const by = { actor: 'admin', request_id: 'simulation' }
    const outcome = await this.#service.act('revoke grant', world =>
      revokeGrant(world, by, { id: key_id, workspace_id: null }),
    )
    return !!outcome && 'done' in outcome
  }

  async #comeBack(agent: Agent): Promise<void> {
    await this.#renew(agent)
    for (let tries = 0; tries < 5; tries++, await this.#pause()) {
      const told = await this.#tool(agent, 'get_brand_dna', {})
      if (told && told !== 'stranger' && !told.isError) return
    }
    this.wrong.push(`${agent.key_id} stands and was not let in`)
  }
}
