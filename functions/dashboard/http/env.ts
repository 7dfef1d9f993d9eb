import { type Context, Hono } from 'hono'
import type { Refusal } from '#functions/dashboard/http/refusal.ts'
import type { Deps } from '#functions/deps.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import type { Place } from '#lib/members/place.ts'
import type { DrawDraft } from '#lib/runs/recipe/draft.ts'
import type { SignedIn } from '#lib/signin/session.ts'

/** What the dashboard has beside the world of every Worker. */
export type DashboardDeps = Pick<Deps, 'world' | 'release' | 'paused'> & {
  /** A file of the shelf: styles, scripts, fonts. */
  file(path: string): Promise<Response>
  /** A brief as a picture before there is a run. */
  draft: DrawDraft
  dashboard_url: string
  public_url: string
  service_name: string
  /** Who else takes the money: the stand-in of one machine. */
  tills: string[]
}

export type Theme = 'light' | 'dark' | null
/** What the page before had to say. */
export type Said = { kind: 'good' | 'bad'; text: string }

/** What middleware leaves for pages. */
export type DashboardEnv = {
  Variables: AppEnv['Variables'] & {
    deps: DashboardDeps
    me: SignedIn | null
    place: Place
    theme: Theme
    said: Said | null
    /** What a form has sent, as far as it was text. */
    sent: URLSearchParams | null
    /** The form that this page is drawn again for. */
    refusal: Refusal | null
  }
}

/** What a page is drawn from. */
export type C = Context<DashboardEnv>

export const routes = () => new Hono<DashboardEnv>()
