/** Hungarian labels of relaxed searches. */
export const relaxedText = {
  /** A keyword has quotation marks of its own. */
  without: (filter: string) => (filter.startsWith('„') ? `${filter} nélkül` : `„${filter}” nélkül`),
  anyType: 'Bármilyen típus',
  price: (range: string) => `Ár: ${range}`,
  near: (settlement: string, kilometres: number) => `${settlement} (${kilometres} km)`,
  otherAdType: (name: string) => name,
  otherAdTypeAnyPrice: (name: string) => `${name}, bármilyen áron`,
  everywhere: 'Bárhol',
  onlyPlace: 'Minden hirdetés itt',
  onlyTradeHere: 'Minden ilyen hirdetés itt',
  onlyType: 'Minden ilyen hirdetés, bárhol',
  everything: 'Minden hirdetés',
} as const;
