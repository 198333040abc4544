/** Hungarian texts of a property's summary. */
export const text = {
  rooms: (rooms: string) => `${rooms} szoba`,
  site: (area: string) => `${area} telek`,
  floor: (floor: string) => `${floor}. em.`,
  groundFloor: 'fszt.',
  basement: (level: string) => `${level}. szint`,
  hidden: 'Rejtett cím',
  priceDrop: (percent: number, days: number) => `−${percent}%, ${days === 0 ? 'ma' : `${days} napja`}`,
  perMonth: 'Ft/hó',
  forints: 'Ft',
} as const;
