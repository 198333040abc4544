/** Hungarian texts of a request's summary. */
export const text = {
  facts: {
    place: 'Helyszín',
    until: 'Meddig',
    answered: 'Válasz érkezett',
    offers: 'Eddigi ajánlatok',
    images: 'Képek',
    stay: 'Érkezés és távozás',
    guests: 'Vendégek',
    distance: 'Távolság',
  },
  /** What the reader's own accommodations say. */
  ownStays: {
    free: 'Szabad vagy ezeken a napokon',
    busy: 'Foglalt vagy ezeken a napokon',
    total: 'Végösszeg nálad',
  },
  distance: (kilometres: number) => (kilometres === 0 ? 'a közeledben' : `${kilometres}\u00a0km`),
  offers: (count: number) => (count === 0 ? 'még nincs' : `${count} ajánlat`),
  answers: (count: number) => `Igen, ${count} ajánlat`,
  images: (count: number) => `${count} kép`,
  adults: (count: string) => `${count} felnőtt`,
  children: (count: string) => `${count} gyerek`,
  sent: (day: string) => `Elküldve: ${day}`,
  open: 'Megnyitás',
  openLabel: (title: string) => `Megnyitás: ${title}`,
} as const;
