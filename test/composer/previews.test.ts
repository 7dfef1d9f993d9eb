// How the preview of a link is asked for is none of what it shows.
import { describe, expect, it } from 'vitest'
import { withoutLink } from '#lib/composer/builtin/tidy/linked.ts'
import { withoutPreview } from '#lib/composer/builtin/tidy/preview.ts'

const shown = (brief: string): string => withoutLink(withoutPreview(brief))

describe('the preview of a link', () => {
  it.each([
    ['link preview pls for the regatta page: Carrigmore Regatta, Sunday 18 July', 'Carrigmore Regatta, Sunday 18 July'],
    ['share image, please, for the winter timetable page: last bus 9pm', 'Winter timetable.\nlast bus 9pm'],
    [
      'Linkvorschau bitte für brandl.example/preise: Stimmung 130 €, Beratung frei',
      'Stimmung 130 €, Beratung frei\nbrandl.example/preise',
    ],
    ['vista previa porfa para horno.example/pan: pan desde 3 €', 'Pan desde 3 €\nhorno.example/pan'],
    ['aperçu svp pour four.example/pain: pain dès 3 €', 'Pain dès 3 €\nfour.example/pain'],
  ])('has no courtesy before what it is for: %s', (brief, told) => {
    expect(shown(brief)).toBe(told)
  })

  it.each([
    [
      'vorschaubild für den link zu unserem artikel „Wie oft muss ein Klavier gestimmt werden?“ Antwort kurz: einmal im Jahr',
      'Wie oft muss ein Klavier gestimmt werden?\nEinmal im Jahr',
    ],
    [
      'Linkbild zum neuen Beitrag „Holz richtig lagern“: luftig und trocken',
      'Holz richtig lagern.\nLuftig und trocken',
    ],
    [
      'vorschaubild für unseren blogbeitrag „Moos im Rasen“ - kalken hilft selten',
      'Moos im Rasen.\nKalken hilft selten',
    ],
    [
      'aperçu du lien vers notre article « Pourquoi tailler en mars ? » Réponse : la sève',
      'Pourquoi tailler en mars ?\nLa sève',
    ],
    ['imagen para el enlace a nuestra guía «Podar en marzo»: la savia sube', 'Podar en marzo.\nLa savia sube'],
    ['miniatura para el link al artículo «Podar en marzo»: la savia sube', 'Podar en marzo.\nLa savia sube'],
  ])('begins with the title of its article: %s', (brief, told) => {
    expect(shown(brief)).toBe(told)
  })

  it('is no order where an article tells news', () => {
    const news = 'Unserem Artikel „Moos im Rasen“ folgt im Mai ein zweiter.'
    expect(shown(news)).toBe(news)
  })
})
