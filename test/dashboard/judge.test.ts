// What a person says of a run on its page, and what is left to write once it is out.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { made, short } from '#test/support/dashboard-run.ts'

describe('a no', () => {
  const waiting = async () => {
    const it = await made('linkedin')
    await it.fallShort('needs_review', short({ rule: 'sensitive', hold: true, weight: 0, box: undefined }))
    const holds = [{ rule: 'sensitive', what: 'death', where: 'headline' }]
    await it.at.world.db.execute(
      sql`update runs set impact_score = 69, holds = ${JSON.stringify(holds)}::jsonb where id = ${it.run_id}`,
    )
    return it
  }

  it('stands with the question, rejects the run for good, cancels what waits, and is in the audit', async () => {
    const { at, owner, path, run_id, look, content, posts } = await waiting()
    // The yes to it stands beside the words.
    expect((await look()).match(/formaction="[^"]+\/approve"/g)).toHaveLength(1)
    expect(await look()).toMatch(/Should this go out at all\?<\/b>.*action="[^"]+\/decline"/s)
    const seen = await content()
    await owner.post(`${path}/post`, { platform: 'linkedin', caption: 'Later.', content: seen, when: 'tomorrow' })
    await at.world.db.execute(sql`update runs set verdict = 'needs_review' where id = ${run_id}`)
    await at.world.db.execute(sql`update posts set status = 'awaiting_approval' where run_id = ${run_id}`)
    expect((await owner.post(`${path}/decline`, { comment: 'Not the week for it.' })).status).toBe(303)
    const text = await look()
    expect(text).toContain('Rejected. 1 post is canceled.')
    expect(text).toMatch(/Rejected by [^<]+<\/h2><p class="soft sml">Not the week for it\./)
    expect(text).not.toMatch(/\/(decline|approve|changes)"|<button class="btn main"/)
    expect(text).toContain('<blockquote class="pre words">')
    expect(text).not.toMatch(/<textarea|Posted exactly|fits<|Also fell short/)
    expect(await posts()).toMatchObject([{ status: 'canceled' }])
    const told = await rows<{ action: string }>(
      at.world.db,
      sql`select action from audit where target = ${`run:${run_id}`}`,
    )
    expect(told.map(({ action }) => action)).toContain('run.declined')
  })

  it('is not taken back by a yes, and a yes is not taken back by it', async () => {
    const { owner, path, content, look, posts } = await waiting()
    const seen = await content()
    await owner.post(`${path}/decline`, {})
    expect((await owner.post(`${path}/approve`, { content: seen })).text).toContain('a person has rejected it')
    const other = await waiting()
    await other.owner.post(`${other.path}/approve`, { content: await other.content() })
    expect((await other.owner.post(`${other.path}/decline`, {})).text).toContain('nobody’s answer any more')
    expect(await other.look()).toContain('Approved by')
    expect(await look()).toContain('It cannot be posted.')
    expect(await posts()).toEqual([])
  })
})

describe('a wish', () => {
  it('begins the post anew: the brief with an order to its maker beside it, which nothing prints', async () => {
    const { owner, path, look } = await made()
    await owner.post(`${path}/changes`, { comment: 'Can you make it orange?\nAnd use a photo' })
    const text = await look()
    expect(text).toContain('asks for a change:</b> Can you make it orange?')
    const again =
      /href="([^"]+\/create\?[^"]+)"[^>]*><svg[^\n]{0,400}?<\/svg>Make it again with this wish/.exec(text)?.[1] ?? ''
    const { text: create } = await owner.get(again.replaceAll('&amp;', '&'))
    expect(create).toMatch(/<textarea id="brief"[^>]*>We open at six on Saturdays\.<\/textarea>/)
    expect(create).toContain('name="said" value="Can you make it orange. And use a photo" checked')
    const [, caption = ''] = /<p class="caption pre">([^<]*)/.exec(create) ?? []
    expect(caption).toContain('six')
    expect(caption).not.toMatch(/orange|photo/)
    expect(create).toContain('Will it do without what you wanted to see?')
  })
})

describe('a question without proposed answers', () => {
  it('takes one in words, which begins the brief anew', async () => {
    const { at, owner, run_id, look } = await made()
    const questions = [{ about: 'facts', question: 'Which line leads?', options: [] }]
    await at.world.db.execute(
      sql`update runs set verdict = 'needs_review', questions = ${JSON.stringify(questions)}::jsonb where id = ${run_id}`,
    )
    const text = await look()
    expect(text).toMatch(/Which line leads\?<\/b>.*name="answer"/s)
    const create = /<form class="row gap-s" action="([^"]+)"/.exec(text)?.[1] ?? ''
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, ...pair]) => pair)
    const query = new URLSearchParams([...hidden.filter(([name]) => name !== 'once'), ['answer', 'Six of us bake']] as [
      string,
      string,
    ][])
    const asked = await owner.get(`${create}?${query}`)
    expect(asked.text).toMatch(/<textarea id="brief"[^>]*>We open at six[^<]*\nSix of us bake<\/textarea>/)
  })
})

describe('words that are out', () => {
  it('are read and no longer written, as those that are scheduled', async () => {
    const { owner, path, look, content } = await made('linkedin')
    expect(await look('?for=linkedin')).toContain('<textarea class="in cap-in"')
    await owner.post(`${path}/post`, {
      platform: 'linkedin',
      caption: 'As said.',
      content: await content(),
      when: 'tomorrow',
    })
    const text = await look('?for=linkedin')
    expect(text).not.toContain('cap-in')
    expect(text).toMatch(
      /<blockquote class="pre words"[^>]*>As said\.<\/blockquote><p[^>]*><span>Scheduled with these words\./,
    )
  })
})
