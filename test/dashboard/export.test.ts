// What a workspace has, as files.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chainAudit } from '#lib/audit/chain.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { made } from '#test/support/dashboard-run.ts'

describe('the files of a workspace', () => {
  it('have every run and post, every deed and the brand, and nothing of others', async () => {
    const { at, owner, path, run_id } = await made('linkedin')
    await at.world.db.execute(sql`update runs set brief = '=HYPERLINK("x"), he said' where id = ${run_id}`)
    await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'Six,\n"sharp"', when: 'now' })
    const settings = (await owner.get(at.at('settings'))).text
    const file = async (name: string, who = owner, place = at.workspace) => {
      expect(settings).toContain(`href="${at.at(name)}" download`)
      return who.get(at.at(name, place))
    }
    const runs = await file('runs.csv')
    expect(runs.headers.get('content-disposition')).toBe('attachment; filename="runs.csv"')
    expect(runs.text.split('\r\n')).toHaveLength(3)
    expect(runs.text).toContain(`${run_id},`)
    // What begins like a formula is none.
    expect(runs.text).toContain(`,"'=HYPERLINK(""x""), he said",`)
    expect((await file('posts.csv')).text).toMatch(new RegExp(`,${run_id},.*,linkedin,.*,"Six,\n""sharp""",`))
    at.pass(120)
    await chainAudit(at.world, 10)
    expect((await file('audit.csv')).text).toMatch(/^sequence,id,.*\r\n[\s\S]*,post\.\w+,/)
    const lines = (await file('workspace.jsonl')).text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    expect([...new Set(lines.map(({ kind }) => kind))]).toEqual(['brand', 'run', 'post', 'audit'])
    expect(lines.find(({ kind }) => kind === 'run')).toMatchObject({ id: run_id, channel: 'linkedin' })

    const other = await createWorkspace(at.world, { name: 'Another', plan: 'pro', time_zone: 'UTC' })
    const stranger = await at.member('owner', other.id)
    expect((await file('runs.csv', stranger)).status).toBe(404)
    expect((await file('runs.csv', stranger, other)).text.split('\r\n')).toHaveLength(2)
  })

  it('are whole, however many pages they have', async () => {
    const { at, owner, run_id } = await made()
    await at.world.db.execute(sql`insert into runs select (r2).* from (
      select jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'created_at', r.created_at - n * interval '1 day')) as r2
      from runs r, generate_series(1, 230) n where r.id = ${run_id}) copies`)
    const lines = (await owner.get(at.at('runs.csv'))).text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(232)
    expect(new Set(lines).size).toBe(232)
  })
})
