import type { SQL } from 'drizzle-orm'
import type { Agents } from '../agents.ts'
import type { Buyers } from '../buyers.ts'
import type { Callers } from '../callers.ts'
import type { Chats } from '../chats.ts'
import { type Database, execute, type Row } from '../database.ts'
import type { Planners } from '../planners.ts'
import type { Posters } from '../posters.ts'
import type { Reviewers } from '../reviewers.ts'
import type { Service } from '../service.ts'
import type { Stage } from '../stage.ts'
import type { Timeline } from '../timeline.ts'
import { PUBLIC_URL } from '../web.ts'
import type { Writers } from '../writers.ts'

export type Judged = {
  database: Database
  service: Service
  callers: Callers
  writers: Writers
  posters: Posters
  planners: Planners
  reviewers: Reviewers
  chats: Chats
  buyers: Buyers
  agents: Agents
  stage: Stage
  timeline: Timeline
}

/** Answers what breaks it, in words. */
export type Rule = (judged: Judged) => Promise<string[]>

export const list = async ({ database }: Judged, statement: SQL): Promise<Row[]> => execute(database, statement)
export const say = (rows: Row[], what: string) => rows.map(row => `${what}: ${JSON.stringify(row)}`)
export const keyOf = (url: string) => url.slice(PUBLIC_URL.length + 1)
