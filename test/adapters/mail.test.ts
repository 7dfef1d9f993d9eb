// Letters as each provider takes them, and through the local mailbox as the Workers send them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailBox, startMail } from '#dev/mail/start.ts'
import { mail } from '#lib/adapters/mail/mail.ts'
import type { MailProvider } from '#lib/adapters/mail/providers.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

const letter = { to: 'ann@example.com', subject: 'A subject', text: 'What is said.' }
const home = 'https://dashboard.example.com'

async function sent(provider: MailProvider, from = 'Paceline <hello@example.com>') {
  const heard: { url: string; headers: Headers; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    heard.push({ url: String(input), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    return new Response('{}')
  }
  await mail({ provider, key: 'k1', from, home, fetch }).send(letter, 'event:ann')
  return heard[0]
}

describe('a letter', () => {
  it('is what Resend takes, named so that a second try is the same letter', async () => {
    const told = await sent('resend')
    expect(told?.url).toBe('https://api.resend.com/emails')
    expect(told?.headers.get('authorization')).toBe('Bearer k1')
    expect(told?.headers.get('idempotency-key')).toBe('event:ann')
    const { to, ...words } = letter
    expect(told?.body).toEqual({ from: 'Paceline <hello@example.com>', to: [to], ...words })
  })

  it('is what Postmark takes', async () => {
    const told = await sent('postmark')
    expect(told?.headers.get('x-postmark-server-token')).toBe('k1')
    expect(told?.body).toMatchObject({ To: letter.to, Subject: letter.subject, TextBody: letter.text })
  })

  it('is what SendGrid and Brevo take, with the name beside the address, or without one', async () => {
    expect((await sent('sendgrid'))?.body).toEqual({
      personalizations: [{ to: [{ email: letter.to }] }],
      from: { name: 'Paceline', email: 'hello@example.com' },
      subject: letter.subject,
      content: [{ type: 'text/plain', value: letter.text }],
    })
    expect((await sent('brevo', 'hello@example.com'))?.body).toEqual({
      sender: { email: 'hello@example.com' },
      to: [{ email: letter.to }],
      subject: letter.subject,
      textContent: letter.text,
    })
  })
})

describe('the local mailbox', () => {
  let box: MailBox
  beforeAll(async () => {
    box = await startMail()
  })
  afterAll(() => box.close())
  const ours = () =>
    mail({ provider: 'resend', key: box.vars.MAIL_KEY ?? '', from: box.vars.MAIL_FROM ?? '', home, api_url: box.url })

  it('keeps one letter of two with one name, and shows it as words', async () => {
    const hostile = { ...letter, text: '<script>alert(1)</script> https://a.example/x#y' }
    for (let time = 0; time < 2; time++) await ours().send(hostile, 'one')
    expect(box.letters).toHaveLength(1)
    const page = await (await fetch(box.url)).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).toContain('<a href="https://a.example/x#y">')
  })

  it('refuses, and the letter is not lost without a word', async () => {
    box.refuse(1)
    await expect(ours().send(letter, 'two')).rejects.toBeInstanceOf(Unreachable)
    await ours().send(letter, 'two')
    expect(box.letters.at(-1)?.subject).toBe('A subject')
    const wrong = mail({ provider: 'resend', key: 'no', from: 'a@b.example', home, api_url: box.url })
    await expect(wrong.send(letter, 'three')).rejects.toBeInstanceOf(Unreachable)
  })
})
