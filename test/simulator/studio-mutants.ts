// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are words of the source, not templates.
import { type Mutant, mutant } from './mutant.ts'

/** Cards of Studio on their way to chats, each guard by itself. */
export const ofStudio: Mutant[] = [
  mutant(
    'a card is told to a chat that was unlinked meanwhile',
    'lib/studio/messages-store.ts',
    "where m.id = ${id} and c.status = 'linked' for share of c)",
    'where m.id = ${id} for share of c)',
  ),
  mutant(
    'a card is made by everyone who hears of it',
    'lib/studio/messages-store.ts',
    'and m.attempt = ${hint.attempt}\n            and (m.lease_until is null or m.lease_until < ${lease.now})\n',
    '\n',
  ),
  mutant(
    'a card is armed by whoever held it once',
    'lib/studio/messages-store.ts',
    'm.lease = ${lease.token} and m.armed_at is null returning 1',
    'true returning 1',
  ),
  mutant(
    'a card whose answer nobody heard counts as not sent',
    'lib/studio/deliver.ts',
    "  if (armed_at) return ended('unknown', 'answer_lost', 'The answer of the messenger was lost; it is not sent again.')\n",
    '',
  ),
  mutant(
    'a card is sent again as often as the network fails',
    'lib/studio/deliver.ts',
    'if (outcome.is_lost && !held.resent)',
    'if (outcome.is_lost)',
  ),
  mutant(
    'the pictures of a card are not remembered',
    'lib/studio/messages-store.ts',
    'set external_id = ${external_id}, armed_at = null,',
    'set armed_at = null,',
  ),
  mutant(
    'a card is ended by whoever held it once',
    'lib/studio/messages-store.ts',
    'where id = ${id} and lease = ${token} returning *),\n        ${also}',
    'where id = ${id} returning *),\n        ${also}',
  ),
  mutant(
    'stuck cards are not looked for',
    'lib/sweep.ts',
    "  messages: world => sweepWork(world, 'messages'),",
    '  messages: async () => 0,',
  ),
]

/** Chats, and what becomes of cards, as the long simulation meets them. */
export const chatMutants: Mutant[] = [
  {
    name: 'a word links every chat that it is given in',
    edits: [
      {
        file: 'lib/studio/chats-store.ts',
        from: "and target = 'telegram' and state is null and expires_at > ${by.at} returning",
        to: "and target = 'telegram' and expires_at > ${by.at} returning",
      },
      {
        file: 'lib/studio/chats.ts',
        from: 'if (!found || found.used_by !== null) return',
        to: 'if (!found) return',
      },
    ],
  },
  mutant(
    'chats are linked beyond the plan',
    'lib/studio/chats-store.ts',
    'set used = u.used + 1 where u.used < ${cap} returning',
    'set used = u.used + 1 where ${cap} > 0 returning',
  ),
  mutant(
    'a chat that is unlinked keeps its place',
    'lib/studio/chats-store.ts',
    'set used = u.used - n.chats from',
    'set used = u.used - 0 * n.chats from',
  ),
  mutant(
    'cards are made for chats that were unlinked',
    'lib/runs/end/told-chats-store.ts',
    "and c.status = 'linked'\n",
    '\n',
  ),
  mutant(
    'a card goes out by itself beside what its answer named',
    'lib/runs/end/dropped-post-store.ts',
    "and c.given -> 'deliver' is null)",
    ')',
  ),
  mutant(
    'the end of a card at an account is not told',
    'lib/events/emit.ts',
    "where p.origin = 'studio' and p.status in ('posted', 'drafted',",
    "where p.origin = 'studio' and p.status in ('drafted',",
  ),
]
