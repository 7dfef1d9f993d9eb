import { expect, it } from 'vitest'
import { Stop } from '#dev/deploy/deployment.ts'
import { commands } from '#dev/deploy/terminal/commands.ts'
import { readFlags } from '#dev/deploy/terminal/flags.ts'

it('reads what stands behind the two dashes', () => {
  expect(readFlags('deploy', ['--name', 'staging', '--dry-run'], {}, ['dry-run'])).toMatchObject({
    ...{ name: 'staging', 'dry-run': true, 'yes-really': false },
  })
  expect(readFlags('doctor', [], {}, []).name).toBe('prod')
})

const refusal = (command: string, args: string[], env: Record<string, string> = {}) => {
  try {
    return readFlags(command, args, env, commands[command]?.takes ?? [])
  } catch (error) {
    return error
  }
}

it.each<[string, string[], Record<string, string>, string]>([
  // What `npm run deploy --dry-run`, `npm run deploy --name staging` and `npm run destroy --yes-really` leave.
  ['deploy', [], { npm_config_dry_run: 'true' }, 'npm run deploy -- --dry-run'],
  ['deploy', [], { npm_config_name: 'staging' }, 'npm run deploy -- --name'],
  ['destroy', [], { npm_config_yes_really: 'true' }, 'npm run destroy -- --yes-really'],
  ['deploy', ['staging'], {}, 'npm run deploy -- --name staging'],
  ['deploy', ['--nmae', 'staging'], {}, 'npm run deploy -- --help'],
])('refuses %s %j with %j, which may have been meant for another deployment', (command, args, env, cure) => {
  const thrown = refusal(command, args, env)
  expect(thrown).toBeInstanceOf(Stop)
  expect((thrown as Stop).cure).toContain(cure)
})

it('refuses a command what only others know: a dry run that is none would be real', () => {
  for (const name of ['rollback', 'pause', 'resume', 'destroy', 'smoke', 'backup', 'restore'])
    expect([name, String(refusal(name, ['--dry-run']))]).toEqual([name, `Stop: ${name} takes no --dry-run.`])
  expect(refusal('deploy', ['--dry-run'])).toMatchObject({ 'dry-run': true })
})
