import { startingAt } from '@piacter/contracts/core/hungarian';
import { locatives } from '@piacter/contracts/places/results';

/** Hungarian texts of what is proposed beside a search of a stay. */
export const text = {
  otherDays: (isExpensive: boolean) => (isExpensive ? 'Más napokon olcsóbb' : 'Más napokon'),
  otherPlaces: (isExpensive: boolean) =>
    isExpensive ? 'Máshol olcsóbb ezeken a napokon' : 'Máshol ezeken a napokon',
  onDays: (days: string, total: string) => `${days}: ${startingAt(total)}`,
  /** Only some names have a known suffix. */
  inPlace: (settlement: string, kilometres: number, total: string) =>
    `${locatives[settlement] ?? `${settlement}:`} ${startingAt(total)} (${kilometres} km)`,
  totals: (party: string) => `Végösszegek: ${party}.`,
} as const;
