/** Hungarian texts of a property's summary. */
export const text = {
  rooms: (rooms: string) => `${rooms} szoba`,
  site: (area: string) => `${area} telek`,
  floor: (floor: string) => `${floor}. em.`,
  groundFloor: 'fszt.',
  basement: (level: string) => `${level}. szint`,
  energyClass: (name: string) => `Energetika: ${name}`,
  hidden: 'rejtett cím',
  property: 'ingatlan',
  ofSize: (area: string, kind: string) => `${area}-es ${kind}`,
  perSquareMetre: 'Ft/m²',
  /** How long ago it was published, by the days since. */
  age: (days: number) => {
    if (days < 2) return days < 1 ? 'ma' : 'tegnap';
    // own value: two weeks
    if (days < 14) return `${days} napja`;
    if (days < 61) return `${Math.floor(days / 7)} hete`;
    return days < 365 ? `${Math.floor(days / 30)} hónapja` : 'több mint egy éve';
  },
  priceDrop: (percent: number, days: number) => `−${percent}%, ${days === 0 ? 'ma' : `${days} napja`}`,
  perMonth: 'Ft/hó',
  forints: 'Ft',
} as const;
