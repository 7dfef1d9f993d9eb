import { day } from '#lib/templates/hours/chart.ts'
import { type HoursData, HoursFields, openTimes, spanOf } from '#lib/templates/hours/times.ts'
import { CARD_SIZES, described, type Looks } from '#lib/templates/kit/template.ts'
import { details, ends, named } from '#lib/templates/table/columns.ts'
import { listed } from '#lib/templates/table/listed.ts'

export const about = described({
  name: 'hours',
  title: 'Opening hours',
  description: 'Days and the hours of each; a day that is closed is drawn as closed.',
  asset_type: 'card',
  fields: HoursFields,
  sizes: CARD_SIZES,
  compositions: ['hour_by_hour', 'ruled', 'banded'],
  sample: {
    headline: 'Easter, hour by hour',
    rows: [
      { day: 'Fri', open: '12:00', close: '22:00' },
      { day: 'Sat', open: '12:00', close: '22:00' },
      { day: 'Sun', open: '12:00', close: '16:00' },
      { day: 'Mon', note: 'Closed' },
      { day: 'Tue', open: '17:00', close: '21:00' },
    ],
    caveat: 'Kitchen stops an hour before we do.',
  },
})

/** A day is off where nothing says when it is open. */
function said(row: HoursData['rows'][number], rows: HoursData['rows']) {
  const { open, close, note } = row
  return open && close
    ? { value: spanOf(row, rows), detail: note }
    : { value: open ?? note ?? '—', detail: open ? note : undefined, off: !open && !/\d/.test(note ?? '') }
}

const tables = /* @__PURE__ */ listed<HoursData>(({ headline, body, rows, caveat }) => ({
  title: ['headline', headline],
  facts: [['body', body]],
  notes: [['caveat', caveat]],
  rows: rows.map(row => ({ label: row.day, ...said(row, rows) })),
  columns: { label: named('rows day'), detail: details('rows note'), value: ends('rows hours') },
}))

export const looks: Looks<typeof about> = {
  compositions: {
    hour_by_hour: (page, data, index) => (openTimes(data) ? day : tables.ruled)(page, data, index),
    ruled: (page, data, index) => tables.ruled(page, data, index),
    banded: (page, data, index) => tables.banded(page, data, index),
  },
  unfit: (_kit, _size, data) => (openTimes(data) ? [] : ['hour_by_hour']),
  alt: (data, kit) => `Opening hours of ${kit.name}: ${data.headline}`,
}
