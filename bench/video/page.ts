// A film as a page of the web that shows any of its frames, for a browser that is to photograph them.
import { localShelf } from '#dev/build/shelf-files.ts'
import { escaped } from '#dev/http/escaped.ts'
import { bytesOf, type Scene, type SceneNode, type Style } from '#lib/render/scene.ts'
import type { Film, Pose } from '#lib/video/film.ts'

/** The page, with a function `show(frame)` in it. */
export async function pageOf(film: Film): Promise<string> {
  const faces = new Map(film.layers.flatMap(({ scene }) => scene.fonts.map(face => [face.path, face] as const)))
  const fonts = await Promise.all(
    [...faces.values()].map(async ({ family, path, italic }) => {
      const source = data(await localShelf.load(path), 'font/woff2')
      return `@font-face{font-family:'${family}';font-style:${italic ? 'italic' : 'normal'};font-weight:100 900;src:url(${source})}`
    }),
  )
  const layers: string[] = []
  for (const { scene } of film.layers) {
    const inside = html(scene.root, await readOf(scene))
    layers.push(
      `<div class=clip><div class=layer style="width:${scene.width}px;height:${scene.height}px">${inside}</div></div>`,
    )
  }
  const poses = film.layers.map(({ from, until, pose }) =>
    Array.from({ length: film.frames }, (_, frame) =>
      frame >= from && frame < until ? look(film, pose(frame)) : null,
    ),
  )
  const rest = `*{box-sizing:border-box;margin:0}body{width:${film.width}px;height:${film.height}px;overflow:hidden;position:relative;background:rgb(${film.background.join()})}.clip,.layer{position:absolute;left:0;top:0;transform-origin:0 0}.clip{width:100%;height:100%}`
  return `<style>${fonts.join('')}${rest}</style>${layers.join('')}<script>
const poses=${JSON.stringify(poses)};const clips=[...document.querySelectorAll('.clip')]
function show(frame){clips.forEach((clip,at)=>{const pose=poses[at][frame];clip.style.display=pose?'':'none';if(!pose)return
clip.style.clipPath=pose[1];clip.firstChild.style.transform=pose[0];clip.firstChild.style.opacity=pose[2]})}
</script>`
}

async function readOf({ images }: Scene): Promise<Map<string, Uint8Array>> {
  return new Map(await Promise.all([...images].map(async ([name, file]) => [name, await bytesOf(file)] as const)))
}

function look({ width, height }: Film, { x, y, scale = 1, opacity = 1, clip }: Pose): [string, string, number] {
  const cut = clip ? `inset(${clip.top}px ${width - clip.right}px ${height - clip.bottom}px ${clip.left}px)` : 'none'
  return [`translate(${x}px,${y}px) scale(${scale})`, cut, opacity]
}

const LESS_THAN = 0x3c

function html(node: SceneNode, images: ReadonlyMap<string, Uint8Array>): string {
  if (node.type === 'text') return `<div style="${css(node.style)}">${escaped(node.text)}</div>`
  if (node.type === 'container')
    return `<div style="${css(node.style)}">${node.children.map(child => html(child, images)).join('')}</div>`
  if (typeof node.src !== 'string') return ''
  const bytes = node.src.startsWith('<svg') ? new TextEncoder().encode(node.src) : images.get(node.src)
  if (!bytes) throw new Error(`the film has no picture ${node.src}`)
  // A browser finds out of itself what a picture is, unless it is a drawing.
  const source = data(bytes, bytes[0] === LESS_THAN ? 'image/svg+xml' : 'image/png')
  return `<img style="${css(node.style)}" src="${source}">`
}

const unitless = new Set(['fontWeight', 'lineHeight', 'opacity', 'zIndex', 'flexGrow', 'flexShrink'])

function css(style: Style): string {
  const lines = Object.entries(style).map(([name, value]) => {
    const property = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    return `${property}:${typeof value === 'number' && !unitless.has(name) ? `${value}px` : value}`
  })
  return lines.join(';').replaceAll('"', "'")
}

const data = (bytes: Uint8Array | null, type: string) =>
  `data:${type};base64,${Buffer.from(bytes ?? []).toString('base64')}`
