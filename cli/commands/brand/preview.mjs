// @ts-check
/** @import { SignatureCard, SignaturePreview } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { join } from 'node:path'
import { connect } from '../../connect.mjs'
import { EXIT, usage } from '../../failure/failure.mjs'
import { readOutput, save } from '../../output.mjs'
import { picture } from '../../terminal/preview.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** What the pictures of the brand have in common, in words and as six cards. @param {Shell} shell */
export async function run(shell) {
  const { line, out, progress } = shell
  const output = await readOutput(shell)
  if (output && output.kind !== 'folder')
    throw usage('There are six pictures: --output takes a folder.', 'brand brand preview --output out/')
  const { call } = await connect(shell)
  progress.start('Drawing')
  const { data: preview } = await call('previewSignature')
  const saved = output ? await saveAll(preview.cards, output.path) : []
  progress.stop()
  if (line.flag('json')) shell.json(preview)
  else if (line.flag('quiet')) for (const path of saved) out.line(path)
  else show(shell, preview, saved)
  return EXIT.ok
}

/** @param {Pick<SignatureCard, 'image'>} card */
const bytesOf = ({ image }) => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')

/** @param {SignatureCard[]} cards @param {string} folder */
async function saveAll(cards, folder) {
  const paths = cards.map(({ output_type }, i) =>
    join(folder, `brand-${i + 1}-${output_type.replace(/\W/g, '-')}.webp`),
  )
  for (const [i, card] of cards.entries()) await save(paths[i] ?? '', bytesOf(card))
  return paths
}

/** @param {Shell} shell @param {SignaturePreview} preview @param {string[]} saved */
function show({ line, out, env, note }, { explained, cards }, saved) {
  for (const sentence of explained) out.line(oneLine(sentence))
  for (const [i, card] of cards.entries()) {
    const shown = line.off('preview') ? '' : picture(bytesOf(card), out, env)
    out.line(`${oneLine(card.output_type)}, ${card.width} x ${card.height}: ${oneLine(card.meaning)}`)
    out.write(shown)
    if (saved[i]) out.line(`Saved  ${saved[i]}`)
  }
  if (saved.length === 0) note('brand brand preview --output out/ saves them. brand brand set changes the brand.')
}
