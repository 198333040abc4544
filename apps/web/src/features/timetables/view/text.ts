/** Hungarian texts of a shown week. */
export const text = {
  open: 'Most nyitva',
  closed: 'Most zárva',
  until: (time: string) => `${time}-ig`,
  opensToday: (time: string) => `ma ${time}-kor nyit`,
  opensOn: (day: string, time: string) => `${day} ${time}-kor nyit`,
  closedAllDay: 'zárva',
  today: 'ma',
  none: 'Nincs megadva nyitvatartás.',
  days: {
    monday: 'Hétfő',
    tuesday: 'Kedd',
    wednesday: 'Szerda',
    thursday: 'Csütörtök',
    friday: 'Péntek',
    saturday: 'Szombat',
    sunday: 'Vasárnap',
  },
  on: {
    monday: 'hétfőn',
    tuesday: 'kedden',
    wednesday: 'szerdán',
    thursday: 'csütörtökön',
    friday: 'pénteken',
    saturday: 'szombaton',
    sunday: 'vasárnap',
  },
} as const;
