import { expectTypeOf, it } from 'vitest'
import type { SignaturePreview as ServicePreview } from '#lib/brand/signature.ts'
import type { Campaign as ServiceCampaign } from '#lib/campaigns/campaign.ts'
import type { Introspection } from '#lib/keys/introspect.ts'
import type { ConnectedAccount as ServiceAccount } from '#lib/publish/connect/shown.ts'
import type { PostingPause as ServicePause } from '#lib/publish/control/pause.ts'
import type { Post as ServicePost } from '#lib/publish/post/post.ts'
import type { Run as ServiceRun } from '#lib/runs/run.ts'
import type {
  Account,
  Campaign,
  ConnectedAccount,
  Post,
  PostingPause,
  Run,
  SignaturePreview,
} from '../../cli/wire.d.ts'

it('what the service answers is what the client reads', () => {
  expectTypeOf<ServiceRun>().toExtend<Run>()
  expectTypeOf<Introspection>().toExtend<Account>()
  expectTypeOf<ServicePost>().toExtend<Post>()
  expectTypeOf<ServiceAccount>().toExtend<ConnectedAccount>()
  expectTypeOf<ServicePause>().toExtend<PostingPause>()
  expectTypeOf<ServiceCampaign>().toExtend<Campaign>()
  expectTypeOf<ServicePreview>().toExtend<SignaturePreview>()
})
