/** What is wrong with a command before it runs. */
import { commands } from '#dev/redis/commands/table.ts'
import type { Access } from '#dev/redis/database.ts'
import { Failure } from '#dev/redis/reply.ts'

const MAX_SHOWN = 128

export function refused(words: string[]): Failure | undefined {
  const [name = '', ...args] = words
  const command = commands[name.toLowerCase()]
  if (!command) {
    const shown = args.map(arg => `'${arg.slice(0, MAX_SHOWN)}' `).join('')
    return new Failure(`ERR unknown command '${name.slice(0, MAX_SHOWN)}', with args beginning with: ${shown}`)
  }
  if (fits(command.arity, words.length)) return undefined
  return new Failure(`ERR wrong number of arguments for '${name.toLowerCase()}' command`)
}

export function refusedFromScript(words: string[], access: Access): Failure | undefined {
  const command = commands[words[0]?.toLowerCase() ?? '']
  if (!command) return new Failure('ERR Unknown Redis command called from script')
  if (command.outside_scripts) return new Failure('ERR This Redis command is not allowed from script')
  if (!fits(command.arity, words.length))
    return new Failure('ERR Wrong number of args calling Redis command from script')
  if (access === 'read' && command.access === 'write')
    return new Failure('ERR Write commands are not allowed from read-only scripts.')
  return undefined
}

const fits = (arity: number, words: number): boolean => (arity < 0 ? words >= -arity : words === arity)
