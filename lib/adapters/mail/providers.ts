// How each provider takes a letter.
import type { Letter } from '#lib/ports/mail.ts'
import { registry } from '#lib/registry.ts'

export type MailProvider = 'resend' | 'postmark' | 'sendgrid' | 'brevo'

type Way = {
  url: string
  headers(key: string, name: string): Record<string, string>
  body(letter: Letter, from: { text: string; name: string; email: string }): object
}

/** Where a provider keeps names, a letter that is sent twice arrives once. */
export const ways: Record<MailProvider, Way> = registry({
  resend: {
    url: 'https://api.resend.com/emails',
    headers: (key, name) => ({ authorization: `Bearer ${key}`, 'idempotency-key': name }),
    body: ({ to, subject, text }, from) => ({ from: from.text, to: [to], subject, text }),
  },
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    headers: (key): Record<string, string> => ({ 'x-postmark-server-token': key }),
    body: ({ to, subject, text }, from) => ({ From: from.text, To: to, Subject: subject, TextBody: text }),
  },
  sendgrid: {
    url: 'https://api.sendgrid.com/v3/mail/send',
    headers: (key): Record<string, string> => ({ authorization: `Bearer ${key}` }),
    body: ({ to, subject, text }, { name, email }) => ({
      ...{ personalizations: [{ to: [{ email: to }] }], from: { email, ...(name ? { name } : {}) } },
      ...{ subject, content: [{ type: 'text/plain', value: text }] },
    }),
  },
  brevo: {
    url: 'https://api.brevo.com/v3/smtp/email',
    headers: (key, name) => ({ 'api-key': key, 'idempotency-key': name }),
    body: ({ to, subject, text }, { name, email }) => ({
      ...{ sender: { email, ...(name ? { name } : {}) }, to: [{ email: to }], subject, textContent: text },
    }),
  },
})
