// Every page of a workspace, each in a file of its own. To add one: its file, and its line here.

import { brand } from '#functions/dashboard/pages/brand/brand.ts'
import { fonts } from '#functions/dashboard/pages/brand/fonts.ts'
import { calendar } from '#functions/dashboard/pages/calendar.ts'
import { connections } from '#functions/dashboard/pages/connections.ts'
import { create } from '#functions/dashboard/pages/create.ts'
import { library } from '#functions/dashboard/pages/library.ts'
import { more } from '#functions/dashboard/pages/more.ts'
import { posts } from '#functions/dashboard/pages/posts.ts'
import { audit } from '#functions/dashboard/pages/records/audit.ts'
import { exported } from '#functions/dashboard/pages/records/export.ts'
import { judge } from '#functions/dashboard/pages/run/judge.ts'
import { run } from '#functions/dashboard/pages/run/run.ts'
import { takenAway } from '#functions/dashboard/pages/run/take-away.ts'
import { words } from '#functions/dashboard/pages/run/words.ts'
import { runs } from '#functions/dashboard/pages/runs.ts'
import { studio } from '#functions/dashboard/pages/studio.ts'
import { agents } from '#functions/dashboard/pages/workspace/agents.ts'
import { events } from '#functions/dashboard/pages/workspace/events.ts'
import { keys } from '#functions/dashboard/pages/workspace/keys.ts'
import { plan } from '#functions/dashboard/pages/workspace/plan.ts'
import { requests } from '#functions/dashboard/pages/workspace/requests.ts'
import { settings } from '#functions/dashboard/pages/workspace/settings.ts'
import { team } from '#functions/dashboard/pages/workspace/team.ts'
import { webhooks } from '#functions/dashboard/pages/workspace/webhooks.ts'

export const pages = [
  ...[create, runs, run, takenAway, words, judge, calendar, posts, brand, fonts, library, connections, studio],
  ...[keys, agents, webhooks, requests, events, plan, team, audit, exported, settings, more],
]
