import { dayLabels } from '@piacter/contracts/timetables/fields';

/** Hungarian texts of the weekly timetable and its editor; its headings are those of the listing's form. */
export const text = {
  days: dayLabels,
  from: (day: string) => `${day}, mettől`,
  to: (day: string) => `${day}, meddig`,
  closed: 'Zárva',
  overMidnight: 'Éjfél után zársz.',
  copyMonday: 'Hétfő másolása minden hétköznapra',
  wholeWeek: 'Éjjel-nappal, minden nap (0\u2060–\u206024)',
  /** The hours that a day starts with when it is first ticked. */
  defaultHours: { from: '08:00', to: '16:00' },

  view: {
    open: 'Most nyitva',
    closed: 'Most zárva',
    until: (time: string) => `${time}-ig`,
    untilMidnight: 'éjfélig',
    wholeDay: '0–24',
    opensToday: (time: string) => `ma ${time}-kor nyit`,
    opensOn: (day: string, time: string) => `${day} ${time}-kor nyit`,
    closedAllDay: 'zárva',
    today: 'ma',
    none: 'Nincs megadva nyitvatartás.',
    on: {
      monday: 'hétfőn',
      tuesday: 'kedden',
      wednesday: 'szerdán',
      thursday: 'csütörtökön',
      friday: 'pénteken',
      saturday: 'szombaton',
      sunday: 'vasárnap',
    },
  },
} as const;
