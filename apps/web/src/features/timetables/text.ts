/** Hungarian texts of the weekly timetable's editor. */
export const text = {
  title: 'Heti nyitvatartás',
  sub: 'Jelöld be, mely napokon vagy elérhető, és mikor.',
  days: {
    monday: 'Hétfő',
    tuesday: 'Kedd',
    wednesday: 'Szerda',
    thursday: 'Csütörtök',
    friday: 'Péntek',
    saturday: 'Szombat',
    sunday: 'Vasárnap',
  },
  from: (day: string) => `${day}, mettől`,
  to: (day: string) => `${day}, meddig`,
  closed: 'Zárva',
  overMidnight: 'Éjfél után zársz.',
  copyMonday: 'A hétfő minden hétköznapra',
  /** The hours that stand in a day when it is first ticked. */
  usual: { from: '08:00', to: '16:00' },
} as const;
