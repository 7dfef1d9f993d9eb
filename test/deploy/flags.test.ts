import { expect, it } from 'vitest'
import { Stop } from '#dev/deploy/deployment.ts'
import { readFlags } from '#dev/deploy/flags.ts'

it('reads what stands behind the two dashes', () => {
  expect(readFlags(['deploy', '--name', 'staging', '--dry-run'], {})).toMatchObject({
    command: 'deploy',
    flags: { name: 'staging', 'dry-run': true, 'yes-really': false },
  })
  expect(readFlags(['doctor'], {}).flags.name).toBe('prod')
})

it.each([
  // What `npm run deploy --dry-run`, `npm run deploy --name staging` and `npm run destroy --yes-really` leave.
  [['deploy'], { npm_config_dry_run: 'true' }, 'npm run deploy -- --dry-run'],
  [['deploy'], { npm_config_name: 'staging' }, 'npm run deploy -- --name'],
  [['destroy'], { npm_config_yes_really: 'true' }, 'npm run destroy -- --yes-really'],
  [['deploy', 'staging'], {}, 'npm run deploy -- --name staging'],
  [['deploy', '--nmae', 'staging'], {}, 'npm run deploy -- --help'],
])('refuses %j with %j, which may have been meant for another deployment', (args, env, cure) => {
  const thrown = (() => {
    try {
      return readFlags(args, env)
    } catch (error) {
      return error
    }
  })()
  expect(thrown).toBeInstanceOf(Stop)
  expect((thrown as Stop).cure).toContain(cure)
})
