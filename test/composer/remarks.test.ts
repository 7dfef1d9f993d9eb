// What is remarked to the maker of a post is no line of it; each beside what is for readers and looks like it.
import { describe, expect, it } from 'vitest'
import { isManner } from '#lib/composer/builtin/reading/asides/manner.ts'
import { remarksIn } from '#lib/composer/builtin/reading/asides/remarks.ts'
import { requestedFrom } from '#lib/composer/builtin/reading/asides/requests.ts'
import { card } from './ask.ts'

/** What is left of a text, where the network finds it as likely news as not. */
const left = (text: string, isFirst = false): string =>
  remarksIn(text, 0.5, isFirst).reduce(
    (rest, { start, end }) => rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end),
    text,
  )

describe('who has agreed', () => {
  it.each([
    'Rosie the donkey, 31 (owner okayed it)',
    'Rosie the donkey, 31 (with her permission)',
    'Rosie, 31 (Besitzerin ist einverstanden)',
    'Rosie, 31 ans (avec son accord)',
    'Rosie, 31 años (con su permiso)',
    'Rosie, 31 anni (con il suo permesso)',
    'Rosie, 31 anos (a dona autorizou)',
    'Rosie, 31 lat (za zgodą właścicielki)',
    'Rosie, 31 jaar (met toestemming)',
    'Rosie, 31 år (ägaren har godkänt det)',
    'ロージー31歳(掲載許可済み)',
  ])('%s', text => expect(left(text)).toMatch(/\(_+\)$/))

  it.each([
    'She said yes!',
    'Small fire in the kitchen, everyone is ok',
    'New uniform from May, the parents agreed on grey',
    'Dogs welcome (with a lead)',
    'Der Vorstand ist einverstanden mit dem neuen Platz',
  ])('is news: %s', text => expect(left(text)).toBe(text))

  it('is left out of its sentence', () => {
    const { said } = card('Rosie the donkey is 31 today (owner okayed it). She is at the gate until 4 pm.')
    expect(said).toMatch(/donkey is 31/)
    expect(said).not.toMatch(/okayed/)
  })
})

describe('where pictures are', () => {
  it.each([
    'pics in the shared folder',
    'Photos to come from Ines',
    'photos of the roof before and after in the drive',
    'Fotos vom Dach im Anhang',
    'photos du toit dans le dossier',
    'fotos del tejado en la carpeta',
    'foto del tetto in allegato',
    'fotos do telhado na pasta',
    'zdjęcia dachu w załączniku',
    'foto’s van het dak in de bijlage',
    'bilder på taket i mappen',
    '写真はフォルダに入れました',
  ])('%s', text => expect(left(text)).toMatch(/^_+$/))

  it.each([
    'Photos in the window until Sunday',
    'Photos on our website',
    'All photos are in the album on Facebook',
    'Fotos im Fenster bis Sonntag',
    'Photos with the band after the show',
  ])('is for readers: %s', text => expect(left(text)).toBe(text))
})

describe('who types, in what form, and why', () => {
  it.each(['Marge here. The library is shut.', 'Ines hier. Wir haben zu.', 'c’est Odile. Nous fermons.'])('%s', text =>
    expect(left(text, true)).toMatch(/^_+ \p{Lu}/u),
  )
  it.each(['Christmas here. Come in.', 'Parking here.', 'Marge is here. Come in.'])('is news: %s', text =>
    expect(left(text, true)).toBe(text),
  )
  it.each(['before and after', 'Vorher / Nachher Fotos', 'antes y después', 'First names only we had a letter'])(
    'nothing else: %s',
    text => expect(left(text)).toMatch(/^_+$/),
  )
  it.each(['Before and after the match', 'First names only at the Tuesday group', 'Vorher anrufen'])(
    'is news: %s',
    text => expect(left(text)).toBe(text),
  )
  it('a Japanese form behind its news', () =>
    expect(left('玄関の工事が終わりました！ビフォーアフターで。')).toMatch(/^玄関の工事が終わりました！_+$/))
  it('what is often asked keeps its question', () =>
    expect(card('when does what come out (people keep asking)\n7 rolls\n9 rye bread\n11 pies').said).toMatch(
      /when does what come out/i,
    ))
})

describe('how it is to be put, and what it is not to be', () => {
  it.each([
    'Please put sorry nicely',
    'and say it kindly please',
    'bitte nett formulieren',
    'dites-le gentiment',
    'dilo con cariño',
    'dillo con garbo',
    'diz isso com jeitinho',
    'napisz to ładnie',
    'zeg het netjes',
    'säg det snällt',
    '丁寧に伝えてください',
    'dont sugarcoat it',
    'bitte nicht beschönigen',
    'sans enjoliver',
    'no lo adornes',
    'non indorare la pillola',
    'sem floreados',
    'bez upiększania',
    'geen mooipraterij',
    'försköna inte',
    'This is not an ad so please no balloons',
    'Das ist keine Werbung, also bitte ohne Ballons',
    'no es publicidad, así que sin globos',
  ])('%s', text => expect(isManner(text, 0.1)).toBe(true))

  it.each([
    'Please put your bags nicely in the rack',
    'Put it gently in cold water',
    'Say thank you to the driver',
    'Bitte nicht übertreiben',
    'This is not an advert',
    'Keine Werbung einwerfen',
    'Not a promo, the bread is free',
  ])('is for readers: %s', text => expect(isManner(text, 0.1)).toBe(false))
})

describe('what the maker is to promise', () => {
  it.each([
    'New season lamb from 3 November, hung 8 days. say certified organic.',
    "Half caf from 3 November. say it LOWERS YOUR BLOOD PRESSURE and you'll sleep like a baby, guaranteed.",
    'Neue Kurse ab 3. November, immer um 18 Uhr. Schreib garantiert schmerzfrei.',
    'Nouveaux cours à partir du 3 novembre, à 18 heures. Mettez garanti sans douleur.',
  ])('is asked about, and not told: %s', brief => {
    const { said, reasons } = card(brief)
    expect(said).toMatch(/3\.? Novemb/i)
    expect(said).not.toMatch(/certified|guarant|garanti/i)
    expect(reasons).toContain('left_out')
  })

  it.each(['All saws are guaranteed for two years.', 'say we are open till 6'])('but not what it tells: %s', told => {
    expect(card(`The shop is open on 3 November. ${told}`).said).toMatch(/guaranteed|till 6/)
  })
})

describe('a request behind the news', () => {
  it.each([
    ['The river is up again, can we share the sandbag list again', 'The river is up again, '],
    ['Es friert wieder, können wir die Tipps nochmal bringen?', 'Es friert wieder, '],
    ['il gèle encore, on peut remettre les conseils', 'il gèle encore, '],
    ['vuelve a helar, podemos repetir los consejos', 'vuelve a helar, '],
    ['gela di nuovo, possiamo ripubblicare i consigli', 'gela di nuovo, '],
    ['volta a gelar, podemos repetir as dicas', 'volta a gelar, '],
    ['het vriest weer, kunnen we de tips nog een keer plaatsen', 'het vriest weer, '],
    ['znowu mróz, możemy powtórzyć porady', 'znowu mróz, '],
    ['det fryser, kan vi posta tipsen igen', 'det fryser, '],
    ['包丁の研ぎ方をまとめてほしいです', '包丁の研ぎ方'],
    ['よく聞かれるのでまとめてほしいです', ''],
  ])('%s', (text, news) => expect(text.slice(0, requestedFrom(text))).toBe(news))

  it.each([
    'Tenants, can you put the bins out again',
    'Can we do it again on Sunday against Leek',
    'Can you share a lift home',
    'ご感想を書いてください',
    'たくさん使ってほしいです',
  ])('is for readers: %s', text => expect(requestedFrom(text)).toBeUndefined())
})
