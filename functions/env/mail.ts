// The settings of whoever carries letters to people.
import * as z from 'zod'

/** Mail is optional: its first three settings or none. */
export const MailEnv = z.object({
  MAIL_PROVIDER: z.enum(['resend', 'postmark', 'sendgrid', 'brevo']).optional(),
  MAIL_KEY: z.string().min(1).optional(),
  /** `Name <address>`, which the provider knows as ours. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\n]{1,80}<)?[^<>@\s]{1,64}@[^<>@\s]{1,190}>?$/, 'is an address, or a name and <an address>')
    .optional(),
  /** In the place of the provider, on one machine. */
  MAIL_API_URL: z.url().optional(),
})
export type MailEnv = z.output<typeof MailEnv>
