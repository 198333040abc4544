import { newWithinDays } from '@piacter/contracts/properties/values';
import { atMost } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { readNumber, smallNumber } from './numbers.ts';

const advertised =
  '(?: (?:feladott|feladva|felkerult|feltett|feltoltott|megjelent|hirdetett|kozzetett|hirdetes|hirdetesek|ingatlan|ingatlanok|ajanlatok))';

interface Pattern {
  pattern: RegExp;
  toDays: (count: string) => number;
}

const patterns: readonly Pattern[] = [
  {
    // 'ma feladott', 'mai hirdetések', '24 órán belül felkerült'
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:ma|mai)(?: friss| uj)?${advertised}|(?:az )?(?:elmult|utolso|utobbi) 24 ora(?:ban)?${advertised}?|24 oran beluli?${advertised}?|mai friss|ma uj(?:ak|donsagok)?)(?![\\p{L}\\d])`,
      'u',
    ),
    toDays: () => 1,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:az )?(?:elmult|utolso|utobbi) (?<count>${smallNumber}) nap(?:ban)?|(?<count2>${smallNumber}) nap(?:nal|on)? (?:nem regebbi|frissebb|ujabb|beluli?)|${atMost} (?<count3>${smallNumber}) napos)(?: friss| uj)?${advertised}?(?![\\p{L}\\d])`,
      'u',
    ),
    toDays: readNumber,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:az? )?(?:elmult|utolso|utobbi|mult) (?:egy )?het(?:ben|en)?(?: friss| uj)?${advertised}?|(?:ezen a|e) heten?${advertised}|e ?heti(?: friss| uj)?${advertised}|egy hete(?:n beluli?)?${advertised}|egy hetnel (?:nem regebbi|frissebb|ujabb)${advertised}?)(?![\\p{L}\\d])`,
      'u',
    ),
    toDays: () => 7,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])tegnap(?:i| ota)?${advertised}(?![\\p{L}\\d])`, 'u'),
    toDays: () => 3,
  },
];

/** How new an ad has to be, by the least of the spans that contains the days that were said. Taken out. */
export function readFreshness(text: FlatText): Item[] {
  for (const { pattern, toDays } of patterns) {
    const match = pattern.exec(text.flat);
    if (!match) continue;
    const { count, count2, count3 } = match.groups ?? {};
    const said = toDays(count ?? count2 ?? count3 ?? '');
    const days = newWithinDays.find((span) => span >= said);
    const meaning = { weight: 1, filters: days === undefined ? {} : { newWithin: [String(days)] } };
    // More days than the filter knows are a wish.
    const property = days === undefined ? { ...meaning, isWish: true as const } : meaning;
    return [{ ...text.takeMatch(match), meanings: { property } }];
  }
  return [];
}
