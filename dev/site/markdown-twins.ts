// Pages that are made of data, as Markdown for programs that read.
import { type Listed, requestOf } from '#dev/site/reference.ts'
import { curl } from '#dev/site/requests.ts'
import { statuses } from '#functions/http/answer/problem.ts'
import { errors } from '#functions/openapi/words/errors.ts'
import type { Code } from '#lib/problem.ts'

export const referenceMarkdown = (title: string, about: string, listed: Listed[], base_url: string) =>
  `# ${title}\n\n${about}\n${listed
    .map(one => {
      const answered = Object.entries(one.operation.responses).find(([status]) => status < '3')
      const example = Object.values(answered?.[1].content ?? {})[0]?.example
      const shown =
        example === undefined
          ? ''
          : `\nAnswers ${answered?.[0]}:\n\n\`\`\`json\n${JSON.stringify(example, null, 1)}\n\`\`\`\n`
      return `\n## ${one.operation.summary}\n\n\`${one.method} ${one.path}\`${one.operation.description === one.operation.summary ? '' : `\n\n${one.operation.description}`}\n\n\`\`\`sh\n${curl(requestOf(one, base_url))}\n\`\`\`\n${shown}`
    })
    .join('')}`

export const codes = Object.keys(errors) as Code[]

export const errorsMarkdown = () =>
  `# Errors\n\nEvery error is \`{code, message, detail?, request_id, doc_url}\`. \`code\` is a closed list and never renamed; \`message\` is for people.\n${codes
    .map(code => `\n## ${code}\n\nStatus ${statuses[code]}. ${errors[code][0]} ${errors[code][1]}\n`)
    .join('')}`
