export const text = {
  search: 'Cím keresése',
  searchHint: 'Kezdd el írni a címet, és válassz a listából.',
  notSpecific: 'A cím nem elég specifikus!',
  notSpecificDetail: 'Utcát is tartalmazó címet válassz.',
  country: 'Ország',
  chooseCountry: 'Válassz országot!',
  postalCode: 'Irányítószám',
  listPostalCodes: (settlement: string, codes: readonly string[]) =>
    codes.length > 4
      ? `${settlement} irányítószámai: ${codes.slice(0, 3).join(', ')} és még ${codes.length - 3}. Válaszd ki a sajátodat!`
      : `${settlement} irányítószámai: ${codes.join(', ')}`,
  settlement: 'Település',
  county: 'Vármegye',
  region: 'Régió',
  street: 'Utca',
  streetHint: 'A közterület neve, például: Vincellér',
  publicPlace: 'Közterület jellege',
  choosePublicPlace: 'Válassz!',
  houseNumber: 'Házszám',
  floorNumber: 'Emelet',
  floorHint: 'Szám vagy földszint',
  doorNumber: 'Ajtó',
} as const;
