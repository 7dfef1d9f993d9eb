// Every page of a workspace, each in a file of its own. To add one: its file, and its line here.
import { agents } from '#functions/dashboard/pages/agents.ts'
import { audit } from '#functions/dashboard/pages/audit.ts'
import { brand } from '#functions/dashboard/pages/brand.ts'
import { calendar } from '#functions/dashboard/pages/calendar.ts'
import { connections } from '#functions/dashboard/pages/connections.ts'
import { create } from '#functions/dashboard/pages/create.ts'
import { events } from '#functions/dashboard/pages/events.ts'
import { keys } from '#functions/dashboard/pages/keys.ts'
import { library } from '#functions/dashboard/pages/library.ts'
import { more } from '#functions/dashboard/pages/more.ts'
import { plan } from '#functions/dashboard/pages/plan.ts'
import { posts } from '#functions/dashboard/pages/posts.ts'
import { run } from '#functions/dashboard/pages/run.ts'
import { runs } from '#functions/dashboard/pages/runs.ts'
import { settings } from '#functions/dashboard/pages/settings.ts'
import { studio } from '#functions/dashboard/pages/studio.ts'
import { team } from '#functions/dashboard/pages/team.ts'
import { webhooks } from '#functions/dashboard/pages/webhooks.ts'

export const pages = [
  ...[create, runs, run, calendar, posts, brand, library, connections, studio],
  ...[keys, agents, webhooks, events, plan, team, audit, settings, more],
]
