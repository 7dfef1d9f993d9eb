import { describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { normalise } from '#lib/media/picture/normalise.ts'
import { readSvg } from '#lib/media/svg/read.ts'
import { rgba } from '#test/support/pictures.ts'
import { codeOf, undecoded } from '#test/support/problems.ts'
import { processorMsOf } from '#test/support/processor.ts'

const pictures = takumiPictures()
const bytes = (text: string) => new TextEncoder().encode(text)
const take = (text: string) => normalise(pictures, bytes(text), 'logo')
const refusal = (text: string) => codeOf(() => take(text))
/** The same where drawing as much as one shape would be a mistake. */
const refusalUnseen = (text: string) => codeOf(() => normalise(undecoded, bytes(text), 'logo'))
const svg = (body: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`
const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => part(i)).join('')
const written = (text: string) => new TextDecoder().decode(readSvg(bytes(text)).at(100, 100))
const square = '<rect width="100" height="100" fill="#4f46e5"/>'

describe('drawings that are taken', () => {
  it('comes out as PNG, sharp at its size, with its exact colour', async () => {
    const picture = await take(svg('<path fill="#4F46E5" d="M0 0h50v100H0z"/>'))
    expect(picture).toMatchObject({ content_type: 'image/png', width: 1000, height: 1000 })
    expect(picture.palette).toEqual([{ hex: '#4F46E5', share: 1 }])
    const { data } = await rgba(picture.bytes)
    const pixel = (x: number, y: number) => [...data.subarray((y * 1000 + x) * 4, (y * 1000 + x) * 4 + 4)]
    expect([pixel(499, 10), pixel(500, 10)]).toEqual([
      [79, 70, 229, 255],
      [0, 0, 0, 0],
    ])
  })

  it.each([
    ['viewBox="0 0 600 100"', 1600, 267],
    ['width="30mm" height="10mm" viewBox="0 0 3 1"', 1600, 533],
    ['width="48" height="24"', 1414, 707],
    ['width="100%" height="100%" viewBox="0 0 24 24"', 1000, 1000],
  ])('%s: %d x %d', async (attributes, width, height) => {
    expect(await take(svg(square, attributes))).toMatchObject({ width, height })
  })

  it('understands style sheets the way browsers rank them', () => {
    const sheet = '<style>/* a */ .a, #c { fill: #111111 } path { fill: #222222 } path.a{fill:#333333}</style>'
    const body =
      '<path id="b" class="x a" d="M0 0h9v9z"/><path id="c" style="fill:#444444" d="M0 0"/><path fill="#555555" d="M0 0"/>'
    const fills = [...written(svg(sheet + body)).matchAll(/fill="(#\d+)"/g)].map(found => found[1])
    expect(fills).toEqual(['#333333', '#444444', '#222222'])
    expect(written(svg(sheet + body))).not.toContain('<style')
  })

  it('leaves out what only describes, and every attribute it does not know', () => {
    const body = `<title>Logo</title><metadata><rdf:RDF>by me</rdf:RDF></metadata><sodipodi:namedview id="v"/>
      <!-- made with love --><g inkscape:label="x" data-name="y" aria-label="z" font-family="Comic">${square}</g>`
    const text = written(svg(body, 'viewBox="0 0 9 9" xmlns:inkscape="urn:i" xml:space="preserve" version="1.1"'))
    expect(text).toMatch(/^<svg [^>]*><g><rect [^>]*><\/rect><\/g><\/svg>$/)
    for (const gone of ['Logo', 'by me', 'love', 'inkscape', 'data-', 'aria', 'Comic', 'version'])
      expect(text).not.toContain(gone)
  })

  it('takes declarations, gradients, clips, masks, patterns, repeats and blending', async () => {
    const body = `<defs><linearGradient id="g" x1="0"><stop offset="0" stop-color="#f00"/><stop offset="1" style="stop-color:#00f"/></linearGradient>
      <clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath><mask id="m"><rect width="99" height="99" fill="#fff"/></mask>
      <pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0h4v4z"/></pattern></defs>
      <g clip-path="url(#c)"><rect id="r" width="100" height="50" fill="url('#g')"/><use xlink:href="#r" y="50" opacity=".5"/></g>
      <rect width="9" height="9" mask="url(#m)" fill="url(#p)" style="mix-blend-mode:multiply"/>`
    const picture = await take(
      `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- x -->\n${svg(body)}\n<!-- y -->\n`,
    )
    expect(picture.palette.length).toBeGreaterThan(2)
    expect(written(svg(body))).toContain('style="mix-blend-mode:multiply"')
  })
})

describe('drawings that act, reach out or cannot be read', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in CDATA', svg('<script><![CDATA[alert(1)]]></script>')],
    [
      'a script of another namespace',
      svg('<html:script xmlns:html="http://www.w3.org/1999/xhtml">x</html:script><script href="#a"/>'),
    ],
    ['an event handler', svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['an event handler in capitals', svg('<rect width="9" height="9" OnClick="alert(1)"/>')],
    ['an event handler at the root', svg(square, 'viewBox="0 0 9 9" onload="x()"')],
    ['foreign HTML', svg('<foreignObject width="9" height="9"><div/></foreignObject>')],
    ['an animation', svg('<rect width="9" height="9"><animate attributeName="href" to="javascript:x"/></rect>')],
    ['a set', svg('<set attributeName="onload" to="x"/>')],
    ['a link', svg('<a href="https://evil.example"><rect width="9" height="9"/></a>')],
    ['an outside picture', svg('<image href="https://evil.example/a.png" width="9" height="9"/>')],
    ['an inside picture', svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>')],
    ['text', svg('<text y="9">Brand</text>')],
    ['an outside repeat', svg('<use href="https://evil.example/a.svg#x"/>')],
    ['a repeat by data', svg('<use xlink:href="data:image/svg+xml,x"/>')],
    ['an encoded scheme', svg('<use href="java&#115;cript:alert(1)"/>')],
    ['an outside paint', svg('<rect width="9" height="9" fill="url(https://evil.example/#a)"/>')],
    ['an outside paint in style', svg('<rect width="9" height="9" style="fill:url(//evil.example/a)"/>')],
    ['an outside clip', svg('<rect width="9" height="9" clip-path="url(file:///etc/passwd#a)"/>')],
    ['an escaped paint', svg('<rect width="9" height="9" style="fill:u\\72l(//evil.example/a)"/>')],
    ['an import', svg('<style>@import url(https://evil.example/a.css);</style>')],
    ['a font', svg('<style>@font-face{font-family:x;src:url(https://evil.example/a)}</style>')],
    ['a sheet with clever selectors', svg('<style>g > rect:hover{fill:red}</style>')],
    ['an unclosed comment in a sheet', svg(`<style>${'/*'.repeat(200_000)}</style>`)],
    ['a filter', svg('<filter id="f" width="900%"><feGaussianBlur stdDeviation="9999"/></filter>')],
    ['a filter attribute', svg('<rect width="9" height="9" filter="url(#f)"/>')],
    ['a filter in style', svg('<rect width="9" height="9" style="filter:blur(999px)"/>')],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg(square)}`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`],
    ['an outside entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<title>&a;</title>')}`],
    ['an entity without type', svg('<title>&boom;</title>')],
    [
      'a style sheet instruction',
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>${svg(square)}`,
    ],
    ['an instruction inside', svg('<?php system("x") ?>')],
    ['a drawing in a drawing', svg(svg(square))],
    ['unmatched tags', svg('<g><rect width="9" height="9"></g></rect>')],
    ['an attribute twice', svg('<rect width="9" width="90" height="9"/>')],
    ['an attribute without quotes', svg('<rect width=9 height="9"/>')],
    ['a cut off file', svg(square).slice(0, -10)],
    ['a second root', svg(square) + svg(square)],
    ['a control character', svg(`<title>a\u0001b</title>${square}`)],
    ['a control character as reference', svg(`<title>&#1;</title>${square}`)],
    ['no size', svg(square, '')],
    ['a size of zero', svg(square, 'viewBox="0 0 0 0"')],
    ['a viewBox of words', svg(square, 'viewBox="a b c d"')],
    ['an endless ribbon', svg(square, 'viewBox="0 0 10000 1"')],
    ['nothing to see', svg('<g/>')],
    ['nothing inside the view', svg('<rect x="500" width="9" height="9"/>')],
    ['only white space', svg('   ')],
  ])('image_undecodable: %s', async (_, text) => {
    const ms = await processorMsOf(async () => expect(await refusal(text)).toBe('image_undecodable'))
    expect(ms).toBeLessThan(5_000)
  })

  it('says what to do about text, filters and pictures inside', async () => {
    await expect(take(svg('<text>a</text>'))).rejects.toThrow('convert its text to outlines')
    await expect(take(svg('<filter id="f"/>'))).rejects.toThrow('flatten its filters')
    await expect(take(svg('<image/>'))).rejects.toThrow('as a file of its own')
  })

  it('refuses other encodings and files of more than 512 kB', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(square), 'utf16le')])
    expect(await codeOf(() => normalise(pictures, utf16, 'logo'))).toBe('unsupported_media_type')
    const latin = Buffer.concat([bytes(svg('<title>')).subarray(0, -6), Buffer.from([0xe9]), bytes('</title></svg>')])
    expect(await codeOf(() => normalise(pictures, latin, 'logo'))).toBe('image_undecodable')
    expect(await refusal(svg(square + ' '.repeat(512 * 1024)))).toBe('image_too_large')
  })
})

describe('drawings that would never end', () => {
  const use = (from: string, to: string) => `<g id="${from}">${`<use href="#${to}"/>`.repeat(10)}</g>`
  const far = 'x="-9000" y="-9000" width="20000" height="20000"'

  it.each([
    ['a billion repeats', svg(`${repeat(9, i => use(`a${i}`, `a${i + 1}`))}<g id="a9">${square}</g>`)],
    ['a repeat of itself', svg('<g id="a"><use href="#a"/></g>')],
    ['a ring of repeats', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    [
      'a pattern painted with itself',
      svg('<pattern id="p" width="9" height="9"><rect fill="url(#p)" width="9" height="9"/></pattern>'),
    ],
    [
      'two elements of one name',
      svg(`<g id="a">${square}</g><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`),
    ],
    ['a chain of 5000 repeats', svg(repeat(5_000, i => `<g id="a${i}"><use href="#a${i + 1}"/></g>`))],
    ['deep nesting', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
    ['11000 elements', svg('<g/>'.repeat(11_000))],
    ['5000 translucent sheets', svg('<rect width="100" height="100" opacity=".5"/>'.repeat(5_000))],
    ['5000 sheets in a translucent group', svg(`<g fill-opacity=".5">${square.repeat(5_000)}</g>`)],
    ['400 masks', svg(`<mask id="m">${square}</mask>${'<rect width="9" height="9" mask="url(#m)"/>'.repeat(400)}`)],
    ['40 layers in each other', svg(`${'<g opacity=".9">'.repeat(40)}<rect ${far}/>${'</g>'.repeat(40)}`)],
    ['a million dashes', svg('<path stroke="red" stroke-dasharray=".0001" d="M0 0H100"/>')],
    ['dashes in other units', svg('<path stroke="red" stroke-dasharray="1%" d="M0 0H100"/>')],
    ['dashes passed down', svg('<g stroke="red" stroke-dasharray=".0001"><circle r="50"/></g>')],
    [
      'a thick line of 40000 turns',
      svg(`<path stroke="red" stroke-width="300" d="M0 0${'l9 9l-9 9'.repeat(20_000)}"/>`),
    ],
    ['65 attributes', svg(`<rect ${repeat(65, i => `a${i}="1" `)}/>`)],
  ])('image_undecodable: %s', async (_, text) => {
    expect(await refusalUnseen(text)).toBe('image_undecodable')
  })

  it.each([
    ['four layers far beyond the view', svg(`${'<g opacity=".9">'.repeat(4)}<rect ${far}/>${'</g>'.repeat(4)}`)],
    [
      '100 gradients',
      svg(
        `<radialGradient id="g"><stop stop-color="red"/></radialGradient>${'<rect width="100" height="100" fill="url(#g)"/>'.repeat(100)}`,
      ),
    ],
    ['10 masks', svg(`<mask id="m"><rect ${far} fill="#fff"/></mask>${`<rect ${far} mask="url(#m)"/>`.repeat(10)}`)],
    ['numbers without measure', svg(`<path d="M-1e30 -1e30L1e30 1e30L1e30 -1e30Z"/><circle r="1e20"/>${square}`)],
  ])('draws smaller, or refuses, but ends: %s', async (_, text) => {
    const ms = await processorMsOf(async () =>
      expect(['no problem', 'image_undecodable']).toContain(await refusal(text)),
    )
    expect(ms).toBeLessThan(20_000)
  })
})
