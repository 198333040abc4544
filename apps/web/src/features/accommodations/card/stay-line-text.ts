import type { StayLine } from '@piacter/contracts/stays/values';

/** Hungarian texts of the stay on a card. */
export const text = {
  extras: [
    ['pets', 'kisállattal'],
    ['cleaning', 'takarítással'],
    ['touristTax', 'idegenforgalmi adóval'],
  ] as const satisfies [StayLine['kind'], string][],
  notFree: 'Ezekre a napokra nem foglalható.',
  noCalendar: 'Érdeklődj a szabad napokról!',
} as const;
