// What people hear by mail: an invitation, and what needs a hand; once, by owners and admins, and of live work alone.
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { type EventType, emitted, told } from '#lib/events/emit.ts'
import { sendNotices } from '#lib/members/notices.ts'
import type { Letter, Mail } from '#lib/ports/mail.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { createTestDashboard, type TestDashboard, type Visitor } from '#test/support/dashboard.ts'

function mailbox(): Mail & { letters: (Letter & { name: string })[]; refuses: boolean } {
  const letters: (Letter & { name: string })[] = []
  const box = {
    home: 'https://dashboard.example.com',
    letters,
    refuses: false,
    send: async (letter: Letter, name: string) => {
      if (box.refuses) throw new Unreachable('mail')
      if (!letters.some(one => one.name === name)) letters.push({ ...letter, name })
    },
  }
  return box
}

async function happens(at: TestDashboard, type: EventType, data: object, livemode = true): Promise<void> {
  const source: SQL = sql`(select ${at.workspace.id}::uuid as workspace_id, ${livemode}::boolean as livemode) w`
  const event = { id: at.world.id(), type, at: at.world.now().toISOString() }
  await rows(
    at.world.db,
    sql`with ${emitted(told(event, source, { data: sql`${JSON.stringify(data)}::jsonb` }))} select 1`,
  )
}

const failed = {
  platform: 'linkedin',
  run_id: '01890000-0000-7000-8000-000000000000',
  error_message: 'It was refused.',
}

describe('a link to sign in', () => {
  const ask = (email: string, by: Visitor) => by.post('/login/mail', { email })

  it('goes to whoever has an account, opens once, and nobody is told who has one', async () => {
    const at = await createTestDashboard()
    const box = mailbox()
    expect((await at.visitor().get('/login')).text).not.toContain('/login/mail')
    at.world.mail = box
    expect((await at.visitor().get('/login')).text).toContain('/login/mail')
    const { email } = await at.member('member')
    const [known, unknown] = [await ask(email, at.visitor()), await ask('nobody@example.com', at.visitor())]
    expect(known.status).toBe(200)
    expect(unknown.text.replace('nobody@example.com', email)).toBe(known.text)
    expect(box.letters.map(({ to }) => to)).toEqual([email])
    const word = /enter#(\w{43})/.exec(box.letters[0]?.text ?? '')?.[1] ?? ''
    const browser = at.visitor()
    expect((await browser.post('/enter', { word })).status).toBe(303)
    expect((await browser.get(at.at('more'))).status).toBe(200)
    expect((await at.visitor().post('/enter', { word })).status).toBe(409)
  })

  it('is sent five times an hour to one address, and asked for twenty times from one place', async () => {
    const at = await createTestDashboard()
    const box = mailbox()
    at.world.mail = box
    const { email } = await at.member('member')
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries++) statuses.push((await ask(email, at.visitor())).status)
    expect(box.letters).toHaveLength(5)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an invitation', () => {
  it('goes out as a letter with the way in, and is shown as well', async () => {
    const at = await createTestDashboard()
    const box = mailbox()
    at.world.mail = box
    const owner = await at.member('owner')
    const page = await owner.post(at.at('team/invite'), { email: 'ann@example.com', role: 'member' })
    expect(page.text).toContain('on its way')
    const [link = ''] = /https:\/\/dashboard\.example\.com\/enter#\w{43}/.exec(page.text) ?? []
    expect(box.letters).toHaveLength(1)
    expect(box.letters[0]).toMatchObject({ to: 'ann@example.com' })
    expect(box.letters[0]?.text).toContain(link)
  })

  it('is handed over by hand where nobody carries letters, or just now cannot', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const invited = async (email: string) => (await owner.post(at.at('team/invite'), { email, role: 'member' })).text
    expect(await invited('ann@example.com')).toContain('Hand this link to')
    at.world.mail = { ...mailbox(), send: () => Promise.reject(new Unreachable('mail')) }
    expect(await invited('bob@example.com')).toContain('Hand this link to')
  })
})

describe('what needs a hand', () => {
  it('is told to owners and admins once, with a link to where it is set right', async () => {
    const at = await createTestDashboard()
    const box = mailbox()
    at.world.mail = box
    for (const role of ['owner', 'admin', 'member', 'viewer'] as const) await at.member(role)
    await happens(at, 'post.failed', failed)
    await happens(at, 'account.expiring', { platform: 'linkedin', name: 'Ann', expires_at: '2026-12-01T00:00:00.000Z' })
    await happens(at, 'endpoint.disabled', { webhook_id: failed.run_id, url: 'https://a.example', reason: 'gone' })
    await happens(at, 'post.posted', failed)
    expect(await sendNotices(at.world, 20)).toBe(3)
    expect(await sendNotices(at.world, 20)).toBe(0)
    expect(box.letters).toHaveLength(6)
    expect(new Set(box.letters.map(({ to }) => to)).size).toBe(2)
    const texts = box.letters.map(({ text }) => text).join('\n')
    expect(texts).toContain('LinkedIn Ann ends on 2026-12-01')
    expect(texts).toContain('because it answered 410')
    expect(texts).toMatch(/https:\/\/dashboard\.example\.com\/w\/[\w-]+\/runs\/01890000/)
  })

  it('is not told of test data, nor where nobody carries letters', async () => {
    const at = await createTestDashboard()
    await at.member('owner')
    await happens(at, 'post.failed', failed, false)
    expect(await sendNotices(at.world, 20)).toBe(0)
    await happens(at, 'post.failed', failed)
    expect(await sendNotices(at.world, 20)).toBe(1)
    expect(await sendNotices(at.world, 20)).toBe(0)
  })

  it('waits while letters are not taken, for a day at most', async () => {
    const at = await createTestDashboard()
    const box = mailbox()
    at.world.mail = box
    await at.member('owner')
    await happens(at, 'post.failed', failed)
    box.refuses = true
    expect(await sendNotices(at.world, 20)).toBe(1)
    expect(await sendNotices(at.world, 20)).toBe(0)
    at.pass(11 * 60_000)
    box.refuses = false
    expect(await sendNotices(at.world, 20)).toBe(1)
    expect(box.letters).toHaveLength(1)
    box.refuses = true
    await happens(at, 'post.failed', failed)
    at.pass(25 * 3_600_000)
    expect(await sendNotices(at.world, 20)).toBe(1)
    at.pass(3_600_000)
    expect(await sendNotices(at.world, 20)).toBe(0)
  })
})
