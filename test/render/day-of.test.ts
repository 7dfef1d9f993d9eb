// The day on a leaf is the one that the headline is about, or none.
import { describe, expect, it } from 'vitest'
import { dayOf } from '#lib/render/subject/subject.ts'

describe('the day of a post', () => {
  it.each([
    ['We are shut from 22 December to 3 January', 'Orders by 12 December'],
    ['Wir haben vom 22. Dezember bis 3. Januar zu', 'Bestellen bis 12. Dezember'],
    ['Cerramos del 30 de julio al 20 de agosto', 'Pedidos hasta el 25 de julio'],
    ['Fermés du 30 juillet au 20 août', 'Commandes avant le 25 juillet'],
    ['Horaires d’été, du 1er juillet au 31 août', 'Fermés le 14 juillet'],
    ['Chiusi dal 1º luglio al 20 agosto', 'Ordini entro il 25 luglio'],
    ['Chiusi dal 30 luglio al 20 agosto', 'Ordini entro il 25 luglio'],
    ['Fechados de 30 de julho a 20 de agosto', 'Encomendas até 25 de julho'],
    ['Zamknięte od 30 lipca do 20 sierpnia', 'Zamówienia do 25 lipca'],
    ['12月30日から1月4日まで休業', 'ご注文は12月25日まで'],
  ])('is none over a span of two months: %s', (headline, body) => {
    expect([dayOf({ headline, body }, true), dayOf({ headline, body }, false)]).toEqual([null, null])
  })

  it.each([
    ['El lunes 7 y el martes 8 de diciembre cerramos', 'diciembre'],
    ['On Monday 7 and on Tuesday 8 December we are closed', 'December'],
  ])('is both of two that follow each other: %s', (headline, month) => {
    expect(dayOf({ headline }, true)).toEqual({ day: '7–8', month })
  })

  it('is no other day over what is shut', () => {
    const told = { headline: 'The workshop is closed', body: 'Last day to collect is 26 February' }
    expect(dayOf(told, true)).toBeNull()
    expect(dayOf({ ...told, headline: 'Closed on 4 May' }, true)).toEqual({ day: '4', month: 'May' })
  })

  it.each([
    'Open until November 30',
    'Register by Friday 30 November',
    'Offen bis zum 30. November',
    'Abierto hasta el 30 de noviembre',
    'Ouvert jusqu’au 30 novembre',
    'Aperto fino al 30 novembre',
    'Aberto até ao dia 30 de novembro',
    'Open tot 30 november',
    'Czynne do 30 listopada',
    'Öppet till 30 november',
  ])('is none that ends something: %s', headline => {
    expect(dayOf({ headline, body: 'It began on 4 May' }, false)).toBeNull()
  })

  it('is that on which something begins, and each day of a span', () => {
    const of = (headline: string) => dayOf({ headline }, false)
    expect(of('From 30 November')).toEqual({ day: '30', month: 'November' })
    expect(of('12 bis 14 Juni')).toEqual({ day: '12–14', month: 'Juni' })
  })

  it('stands below a headline that names none', () => {
    expect(dayOf({ headline: 'Open day', body: 'On 4 May at ten' }, false)).toEqual({ day: '4', month: 'May' })
  })
})
