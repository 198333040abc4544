import { lowerFirst } from '@piacter/contracts/core/hungarian';

/** Hungarian labels of relaxed searches. */
export const relaxedText = {
  /** A keyword has quotation marks of its own. */
  without: (filter: string) => (filter.startsWith('„') ? `${filter} nélkül` : `„${filter}” nélkül`),
  anyType: 'Bármilyen típus',
  price: (range: string) => `Ár: ${range}`,
  near: (settlement: string, kilometres: number) => `${settlement} (${kilometres} km)`,
  otherAdType: (name: string) => name,
  everywhere: 'Bárhol',
  onlyDealHere: (name: string) => `Minden ${lowerFirst(name)} ingatlan itt`,
  onlyDeal: (name: string) => `Minden ${lowerFirst(name)} ingatlan, bárhol`,
  onlyPlace: 'Minden hirdetés itt',
  onlyAround: (radius: string) => `Minden hirdetés, ${radius}`,
  onlyTradeHere: 'Minden ilyen hirdetés itt',
  onlyTypeAround: (radius: string) => `Minden ilyen hirdetés, ${radius}`,
  onlyType: 'Minden ilyen hirdetés, bárhol',
  everything: 'Minden hirdetés',
} as const;
