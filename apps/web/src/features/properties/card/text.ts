/** Hungarian texts of a property's summary. */
export const text = {
  rooms: (rooms: string) => `${rooms} szoba`,
  floor: (floor: string) => `${floor}. em.`,
  groundFloor: 'fszt.',
  basement: (level: string) => `${level}. szint`,
  hidden: 'Rejtett cím',
  perMonth: 'Ft/hó',
  forints: 'Ft',
} as const;
