import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { ConnectedAccounts, listConnected } from '#lib/publish/connect/list.ts'

const listed = doc({
  id: 'listAccounts',
  tag: 'Publishing',
  summary: 'Connected accounts that this key may post to',
  description:
    '`capabilities` say what can be posted there. `expiring`: its owner has to connect it again within seven days (`account.expiring`). With a test key the list is empty: test posts need no account.',
  answers: { 200: ConnectedAccounts },
})

export default router().get('/', listed, async c => {
  return c.json(await listConnected(c.var.ctx))
})
