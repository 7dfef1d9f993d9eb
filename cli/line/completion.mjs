// @ts-check
import { commands } from './commands.mjs'
import { flagName, globalOptions, options } from './options.mjs'

const names = Object.keys(commands)
const words = names.filter(name => !name.includes(' '))
const groups = [...new Set(names.filter(name => name.includes(' ')).map(name => name.split(' ')[0] ?? ''))]
const under = (/** @type {string} */ group) =>
  names.filter(name => name.startsWith(`${group} `)).map(name => name.slice(group.length + 1))
const taken = (/** @type {string} */ command) => [...(commands[command]?.options ?? []), ...globalOptions]
const withChoices = Object.entries(options).filter(([, { choices }]) => choices)
const takesFile = ['output', 'brief', 'caption']

/** @type {Record<string, () => string>} */
export const scripts = { bash, zsh, fish }

function bash() {
  const values = withChoices.map(
    ([name, { choices = [] }]) =>
      `    --${name}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$cur")); return ;;`,
  )
  const files = takesFile.map(name => `--${name}`).join('|')
  const flags = names.map(name => `    "${name}") words="${taken(name).map(flagName).join(' ')}" ;;`)
  const subs = groups.map(
    group =>
      `    ${group}) [ "$COMP_CWORD" -eq 2 ] && words="${under(group).join(' ')}" || command="$command \${COMP_WORDS[2]}" ;;`,
  )
  return `# brand completion for bash: source <(brand completion bash)
_brand() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" command="\${COMP_WORDS[1]}" words=""
  COMPREPLY=()
  case "$prev" in
${values.join('\n')}
    ${files}|-o) COMPREPLY=($(compgen -f -- "$cur")); return ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...words, ...groups, 'help'].join(' ')}" -- "$cur"))
    return
  fi
  case "$command" in
${subs.join('\n')}
    completion) words="${Object.keys(scripts).join(' ')}" ;;
  esac
  [ -z "$words" ] && case "$command" in
${flags.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _brand brand
`
}

function zsh() {
  return `#compdef brand
# brand completion for zsh: source <(brand completion zsh)
autoload -U +X bashcompinit && bashcompinit
${bash()}`
}

function fish() {
  const quote = (/** @type {string} */ text) => `'${text.replace(/[\\']/g, '\\$&')}'`
  const lines = [...words, ...groups].map(word => {
    const about = commands[word]?.about ?? `Commands about ${word}`
    return `complete -c brand -f -n __fish_use_subcommand -a ${word} -d ${quote(about)}`
  })
  for (const group of groups) {
    const none = `__fish_seen_subcommand_from ${group}; and not __fish_seen_subcommand_from ${under(group).join(' ')}`
    for (const sub of under(group)) {
      lines.push(
        `complete -c brand -f -n ${quote(none)} -a ${sub} -d ${quote(commands[`${group} ${sub}`]?.about ?? '')}`,
      )
    }
  }
  for (const name of names) {
    const seen = name
      .split(' ')
      .map(word => `__fish_seen_subcommand_from ${word}`)
      .join('; and ')
    for (const option of commands[name]?.options ?? [])
      lines.push(`complete -c brand -n ${quote(seen)} ${fishOption(option)}`)
  }
  for (const option of globalOptions) lines.push(`complete -c brand ${fishOption(option)}`)
  return `# brand completion for fish\n${lines.join('\n')}\n`

  /** @param {string} name */
  function fishOption(name) {
    const { short, value, choices, about } = options[name] ?? { about: '' }
    const takes = choices ? `-xa ${quote(choices.join(' '))}` : value ? (takesFile.includes(name) ? '-r' : '-x') : ''
    return [`-l ${flagName(name).slice(2)}`, short && `-s ${short}`, takes, `-d ${quote(about)}`]
      .filter(Boolean)
      .join(' ')
  }
}
