import { existsSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { brand, emptyFolder, inTerminal } from '#test/cli/support/brand.ts'
import { queued, RUN_ID, running, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import { refuse, type Service, startService } from '#test/cli/support/service.ts'

const post = {
  id: '0197a2b3-0000-7000-8000-00000000000f',
  run_id: RUN_ID,
  platform: 'x',
  status: 'posted',
  external_post_id: '17',
  url: 'https://x.com/brand/status/17',
  posted_at: '2026-11-20T09:01:00.000Z',
}

describe.concurrent.each(nodesOfWords)('runs and posts, $name', node => {
  const run = (service: Service, args: string[]) => brand(args, { node, base: service.base })

  it('lists runs as a table, as ids or as JSON', async ({ service }) => {
    const { stdout } = await run(service, [
      'runs',
      'list',
      '--limit',
      '50',
      '--include-archived',
      '--created-via',
      'api',
      '--offset',
      '40',
    ])
    expect(stdout.split('\n')[0]).toMatch(/^RUN +STATE +TYPE +CHANNEL +MADE +BRIEF$/)
    expect(stdout.split('\n')[1]).toMatch(
      new RegExp(`^${RUN_ID}  approved 86  card  twitter  \\S+ \\S+ ago  Dark mode is here\\.$`),
    )
    expect(service.seen[0]?.path).toBe(
      '/api/v1/programmatic/runs?limit=50&offset=40&include_archived=true&created_via=api',
    )
    expect((await run(service, ['runs', 'list', '-q'])).stdout).toBe(`${RUN_ID}\n${RUN_ID}\n`)
    expect(JSON.parse((await run(service, ['runs', 'list', '--json'])).stdout)).toHaveLength(2)
  })

  describe('an answer to what a run asks', () => {
    const question = { about: 'claim', question: 'Is this for readers: “3 weeks”?', options: [] }
    const asking = (base: string, more = {}) =>
      succeeded(base, { id: RUN_ID, questions: [question], variation: 2, size: 'square', ...more })

    it('makes it again with the answer below its brief', async ({ service }) => {
      service.on('GET /runs/:id', () => ({ json: asking(service.base) }))
      const { status } = await run(service, ['runs', 'answer', RUN_ID, '--answer', 'yes'])
      expect(service.asked('POST /generate')[0]?.body).toEqual({
        brief: 'Dark mode is here.\n\nCREATOR PREFERENCES\n- Is this for readers: “3 weeks”? yes\n',
        ...{ channel: 'twitter', asset_type: 'card', variation: 2, size: 'square' },
      })
      expect(status).toBe(0)
    })

    it('stands below those that were given before', async ({ service }) => {
      const brief = 'Dark mode.\n\nCREATOR PREFERENCES\n- Which day? Friday\n'
      service.on('GET /runs/:id', () => ({ json: asking(service.base, { brief }) }))
      await run(service, ['runs', 'answer', RUN_ID, '--answer', 'no'])
      expect(service.asked('POST /generate')[0]?.body).toMatchObject({
        brief: `${brief}- Is this for readers: “3 weeks”? no\n`,
      })
    })

    it.each([
      [{ questions: [] }, ['--answer', 'yes'], 'asks nothing'],
      [{}, ['--answer', 'yes', '--answer', 'no'], 'The run asks one question.'],
      [{}, [], 'Is this for readers: “3 weeks”?'],
    ])('makes nothing where it answers nothing: %j %j', async (more, args, said) => {
      const service = await startService()
      service.on('GET /runs/:id', () => ({ json: asking(service.base, more) }))
      const { status, stderr } = await run(service, ['runs', 'answer', RUN_ID, ...args])
      expect([status, stderr]).toEqual([2, expect.stringContaining(said)])
      expect(service.asked('POST /generate')).toEqual([])
      await service.close()
    })

    it('is offered where a run asks', async ({ service }) => {
      const holds = [{ rule: 'question', what: 'claim: Is this for readers?', where: '' }]
      service.on('GET /runs/:id', () => ({ json: asking(service.base, { holds, verdict: 'needs_review' }) }))
      const { stdout } = await run(service, ['runs', 'get', RUN_ID])
      expect(stdout).toContain(`answer it: brand runs answer ${RUN_ID} --answer yes`)
    })
  })

  it('calls a card of data by what it says, since it has no brief', async ({ service }) => {
    const assets = [
      { url: 'https://a.example/a.png', kind: 'image', alt_text: 'A number from Paceline. Text: 214. runners.' },
    ]
    const bare = { output_text: 'Seven at the door', assets: [] }
    service.on('GET /runs', () => ({ json: [queued({ brief: '', assets }), queued({ brief: '', ...bare })] }))
    const { stdout } = await run(service, ['runs', 'list'])
    expect(stdout.split('\n').slice(1, 3)).toEqual([
      expect.stringMatching(/ago +214\. runners\.$/),
      expect.stringMatching(/ago +Seven at the door$/),
    ])
  })

  it('cuts the brief to the terminal, wide letters counted', async ({ service }) => {
    const brief = 'ダークモードが登場しました。目にやさしく、電池にもやさしいモードです。'
    service.on('GET /runs', () => ({ json: [queued({ brief })] }))
    const { shown } = await inTerminal(['runs', 'list', '--no-color'], { node, base: service.base })
    const line = shown.split('\n').find(text => text.includes('ダーク')) ?? ''
    expect(line).toMatch(/…$/)
    expect(line.length + (line.match(/[ァ-ー]/g) ?? []).length).toBeLessThanOrEqual(80)
  })

  it('says what to do when there are no runs', async ({ service }) => {
    service.on('GET /runs', () => ({ json: [] }))
    const { status, stdout, stderr } = await run(service, ['runs', 'list'])
    expect(stdout).toBe('')
    expect(stderr).toContain('No runs. Make one')
    expect(status).toBe(0)
  })

  it('is quiet when the reader of a pipe has seen enough', async ({ service }) => {
    service.on('GET /runs', () => ({ json: Array.from({ length: 100 }, () => queued({ brief: 'a'.repeat(5000) })) }))
    const { status, shown } = await inTerminal(['runs', 'list'], { node, base: service.base, redirect: '| head -1' })
    expect(shown).not.toMatch(/EPIPE|error/i)
    expect(status).toBe(0)
  })

  it('gets a run that is not over yet without waiting', async ({ service }) => {
    service.on('GET /runs/:id', () => ({ json: running() }))
    const { status, stdout } = await run(service, ['runs', 'get', RUN_ID.toUpperCase()])
    expect(stdout).toContain('Status  running, 20 %')
    expect(status).toBe(0)
    expect(service.seen).toHaveLength(1)
    const saving = await run(service, ['runs', 'get', RUN_ID, '-o', emptyFolder()])
    expect(saving.stderr).toContain('The run is running: there is nothing to save.')
    expect(saving.status).toBe(1)
  })

  it('waits for a run that somebody else started, and saves it', async ({ service }) => {
    const folder = emptyFolder()
    service.on('GET /runs/:id', (_, nth) => ({ json: nth < 3 ? running() : succeeded(service.base) }))
    const { status, stdout } = await run(service, ['runs', 'wait', RUN_ID, '-o', folder, '-q'])
    expect(existsSync(stdout.trim())).toBe(true)
    expect(status).toBe(0)
  })

  it('posts to a platform, and shows where it stands', async ({ service }) => {
    service.on('POST /runs/:id/post', () => ({ json: post }))
    const { status, stdout } = await run(service, [
      'post',
      RUN_ID,
      '--platform',
      'x',
      '--caption',
      'Now dark.',
      '--account',
      'acc_1',
    ])
    expect(stdout).toMatch(/Status +posted on x\nLink +https:\/\/x\.com\/brand\/status\/17\n/)
    expect(status).toBe(0)
    const [sent] = service.asked('POST /runs/:id/post')
    expect(sent?.body).toEqual({ platform: 'x', caption: 'Now dark.', connected_account_id: 'acc_1' })
    expect(sent?.headers['idempotency-key']).toMatch(/^cli-/)
    expect((await run(service, ['post', RUN_ID, '--platform', 'x', '-q'])).stdout).toBe(`${post.url}\n`)
  })

  it('says where it was planned before, and how to change that', async ({ service }) => {
    const planned = { ...post, status: 'scheduled', scheduled_at: '2099-12-01T09:00:00.000Z', url: null }
    service.on('POST /runs/:id/post', () => ({ json: planned }))
    const asked = ['post', RUN_ID, '--platform', 'x']
    expect((await run(service, asked)).stderr).toContain(`planned before. brand posts reschedule ${post.id} changes it`)
    const same = await run(service, [...asked, '--scheduled-at', '2099-12-01T10:00:00+01:00'])
    expect(same.stderr).not.toContain('planned before')
  })

  it('says why the built-in writer wrote it where a model was to', async ({ service }) => {
    const shown = async (receipt: object) => {
      service.on('GET /runs/:id', () => ({ json: succeeded(service.base, { receipt: { stages: [], ...receipt } }) }))
      return (await run(service, ['runs', 'get', RUN_ID])).stdout
    }
    expect(await shown({ fallback: 'timeout: 8000 ms', models: ['qwen', 'qwen'] })).toMatch(
      /\nWords +by the built-in writer; qwen gave none that can be used: timeout: 8000 ms\n/,
    )
    expect(await shown({ fallback: 'unavailable: 503', models: ['recorded'] })).toMatch(
      /\nWords +by the built-in writer: no model is set, and nobody has recorded an answer to this brief \(docs\/models\.md\)\n/,
    )
    expect(await shown({ fallback: 'spend_limit' })).toMatch(/\nWords +by the built-in writer; spend limit\n/)
    expect(await shown({})).not.toContain('Words')
  })

  it('says what became of the post that was planned with a run', async ({ service }) => {
    const scheduled_at = '2099-12-01T09:00:00.000Z'
    service.on('GET /runs/:id', () => ({ json: succeeded(service.base, { scheduled_at }) }))
    const shown = async (fields: object) => {
      service.on('GET /posts', () => ({ json: [{ ...post, url: null, scheduled_at, error_message: null, ...fields }] }))
      return (await run(service, ['runs', 'get', RUN_ID])).stdout
    }
    expect(await shown({ status: 'scheduled' })).toMatch(/Planned +2099-12-01 \d\d:00 \S+ \(in [^)]+\)\n/)
    expect(await shown({ status: 'awaiting_approval', awaits: 'verdict' })).toMatch(
      /Planned +2099-12-01 .*, once a person has said yes before\n/,
    )
    expect(await shown({ status: 'failed', error_message: 'No account is connected.' })).toMatch(
      /Planned +2099-12-01 .*\n +failed: No account is connected\.\n/,
    )
    expect(service.asked('GET /posts')[0]?.path).toBe(`/api/v1/programmatic/posts?limit=1&run_id=${RUN_ID}`)
    service.on('GET /posts', () => refuse(403, 'permission_denied', 'This key may not read.'))
    expect((await run(service, ['runs', 'get', RUN_ID])).stdout).toMatch(/Planned +2099-12-01 \S+ \S+ \(in/)
  })

  it('lists posts with where they are, why they failed or when they are due', async ({ service }) => {
    const made = { ...post, created_at: '2026-11-20T09:00:00.000Z', scheduled_at: null, error_message: null }
    const lost = { ...made, id: post.id.replace(/f$/, 'e'), status: 'failed', url: null, error_message: 'Too wide.' }
    const due = { ...made, status: 'scheduled', url: null, scheduled_at: '2026-12-01T09:00:00.000Z' }
    service.on('GET /posts', () => ({ json: [made, lost, due] }))
    const asked = ['posts', '--platform', 'x', '--status', 'posted', '--run', RUN_ID, '--limit', '5', '--offset', '10']
    const { stdout } = await run(service, asked)
    const [head, ...lines] = stdout.split('\n')
    expect(head).toMatch(/^POST +STATE +ON +MADE +WHERE, WHY OR WHEN$/)
    expect(lines[0]).toMatch(new RegExp(`^${post.id}  posted +x +\\S+ \\S+ ago  ${post.url}$`))
    expect(lines[1]).toMatch(/ failed .* Too wide\.$/)
    expect(lines[2]).toMatch(/ scheduled .* 2026-12-01 \d\d:00 \S+/)
    expect(service.seen[0]?.path).toBe(
      `/api/v1/programmatic/posts?limit=5&offset=10&platform=x&status=posted&run_id=${RUN_ID}`,
    )
    expect((await run(service, ['posts', '-q'])).stdout).toBe(`${post.id}\n${lost.id}\n${post.id}\n`)
    expect(JSON.parse((await run(service, ['posts', '--json'])).stdout)).toHaveLength(3)
    service.on('GET /posts', () => ({ json: [] }))
    expect((await run(service, ['posts'])).stderr).toContain('brand post <run_id> --platform x')
  })

  it('deletes a run, once however often it is sent, and says what that does not undo', async ({ service }) => {
    service.on('DELETE /runs/:id', (_, nth) =>
      nth === 1 ? refuse(503, 'dependency_unavailable', 'Try again.') : { status: 204 },
    )
    const { status, stderr, stdout } = await run(service, ['runs', 'delete', RUN_ID])
    expect([status, stdout]).toEqual([0, ''])
    expect(stderr).toContain(`Deleted ${RUN_ID}`)
    expect(stderr).toContain('what is posted stays')
    const keys = service.asked('DELETE /runs/:id').map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect((await run(service, ['runs', 'delete', RUN_ID, '--json'])).stdout).toContain(`"deleted": "${RUN_ID}"`)
  })

  it('ends with 1 when the platform did not take the post, with 2 when the run is not approved', async ({
    service,
  }) => {
    const lost = { ...post, status: 'failed', url: null, posted_at: null, error_message: 'The picture is too wide.' }
    service.on('POST /runs/:id/post', (_, nth) =>
      nth === 1 ? { json: lost } : refuse(400, 'run_not_approved', 'The run is not approved.'),
    )
    const failed = await run(service, ['post', RUN_ID, '--platform', 'x'])
    expect(failed.stderr).toContain('error: The picture is too wide.')
    expect(failed.status).toBe(1)
    const refused = await run(service, ['post', RUN_ID, '--platform', 'x'])
    expect(refused.stderr).toContain(`brand runs get ${RUN_ID} shows all that keeps it back`)
    expect(refused.status).toBe(2)
  })

  it('asks what the brief leaves open, and sends the answers with it', async ({ service }) => {
    const questions = [
      { id: 'q1', question: 'Who is it for?', options: ['Developers', 'Designers'] },
      { id: 'q2', question: 'What should they do?', options: [] },
    ]
    service.on('POST /clarify', () => ({ json: { status: 'needs_clarification', questions, degraded: false } }))
    const keys = [
      { when: /number, own words/, type: '2\r' },
      { when: /own words, or Enter/, type: 'Try it today\r' },
    ]
    const { status } = await inTerminal(
      ['generate', '--brief', 'Dark mode', '--clarify'],
      { node, base: service.base },
      keys,
    )
    expect(status).toBe(0)
    expect(service.asked('POST /clarify')[0]?.body).toEqual({
      brief: 'Dark mode',
      channel: 'twitter',
      asset_type: 'card',
    })
    expect(service.asked('POST /generate')[0]?.body.brief).toBe(
      'Dark mode\n\nCREATOR PREFERENCES\n- Who is it for? Designers\n- What should they do? Try it today\n',
    )
  })

  it('never asks without a terminal: it lists the questions and ends with 2', async ({ service }) => {
    const questions = [{ id: 'q1', question: 'Who is it for?', options: ['Developers', 'Designers'] }]
    service.on('POST /clarify', () => ({ json: { status: 'needs_clarification', questions, degraded: false } }))
    const { status, stderr } = await run(service, ['generate', '--brief', 'a', '--clarify'])
    expect(stderr).toContain(
      '  Who is it for? (Developers / Designers)\n  Say it in the brief, or leave --clarify out.\n',
    )
    expect(status).toBe(2)
    expect(service.asked('POST /generate')).toHaveLength(0)
  })

  it('goes on when the clarifier is broken', async ({ service }) => {
    service.on('POST /clarify', () => refuse(503, 'dependency_unavailable', 'Down.'))
    const { status, stderr } = await run(service, ['generate', '--brief', 'a', '--clarify', '--retries', '0'])
    expect(stderr).toContain('warning: The brief could not be checked; going on without.')
    expect(status).toBe(0)
  })
})
