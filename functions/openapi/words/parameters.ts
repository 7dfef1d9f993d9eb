// What is asked for beside the body, where its own schema does not say it.
import { registry } from '#lib/registry.ts'

export const asked = registry<string>({
  limit: 'How many at most.',
  offset: 'How many to pass over before the first.',
  before: 'Only what is older than this one, by its id.',
  after: 'Only what comes after this place: the last sequence that you have seen.',
  include_archived: 'Whether runs that were put away are listed too.',
  created_via: 'Only what was made this way.',
  kind: 'Only files of this kind.',
  status: 'Only those that stand like this.',
  version: 'The number of the version.',
  run_id: 'The run, as `generate` named it.',
  screen_id: 'The screen, as the list names it.',
  artwork_id: 'The picture, as `GET …/brand-assets/artwork` names it.',
  font_id: 'The font file, as the list names it.',
  person_id: 'The person, as the list names them.',
  video_id: 'The video, as the list names it.',
  post_id: 'The post, as `POST /runs/{run_id}/post` named it.',
  campaign_id: 'The campaign, as it was named when it was planned.',
  request_id: 'The request, as `X-Request-Id` named it.',
  webhook_id: 'The endpoint, as it was named when it was registered.',
  delivery_id: 'The delivery, as the list names it.',
})
