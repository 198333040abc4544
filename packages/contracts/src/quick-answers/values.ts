import type { AdvertiserRole } from '../core/values.ts';

/** Limits of the texts that an advertiser inserts into messages, in characters, and of their number. */
export const quickAnswerLimits = { title: 40, text: 1000, count: 20 } as const;

/** What stands in a quick answer for something of the thread. */
export const quickAnswerPlaceholders = ['név', 'hirdetés', 'ár'] as const;
export type QuickAnswerPlaceholder = (typeof quickAnswerPlaceholders)[number];

/**
 * The text with what is known of the thread in the place of its placeholders. A name that is not known is left out with
 * the space before it ('Szia {név}!' becomes 'Szia!'); anything else stays in braces, to be filled in by hand.
 */
export function fillQuickAnswer(
  text: string,
  known: Partial<Record<QuickAnswerPlaceholder, string | null>>,
): string {
  return text.replace(/( ?)\{(név|hirdetés|ár)\}/gu, (whole, space: string, name: string) => {
    const placeholder = quickAnswerPlaceholders.find((one) => one === name);
    const value = placeholder && known[placeholder];
    if (value) return `${space}${value}`;
    return name === 'név' ? '' : whole;
  });
}

/** What each role begins with. */
export const firstQuickAnswers: Record<AdvertiserRole, readonly { title: string; text: string }[]> = {
  ingatlan_tulajdonos: [
    {
      title: 'Megvan még',
      text: 'Szia {név}! Igen, a hirdetés még aktuális: {hirdetés}, {ár}. Mikor szeretnéd megnézni?',
    },
    {
      title: 'Megtekintés',
      text: 'Szia {név}! Szívesen megmutatom. Írd meg, melyik nap és hány órakor lenne jó neked!',
    },
    {
      title: 'Az árról',
      text: 'Szia {név}! Az irányár: {ár}. A megtekintés után egyeztethetünk róla.',
    },
    {
      title: 'Már elkelt',
      text: 'Szia {név}! Köszönöm az érdeklődést, de az ingatlan közben elkelt. Sok sikert a kereséshez!',
    },
  ],
  szallasado: [
    {
      title: 'Van szabad hely',
      text: 'Szia {név}! Igen, azokra a napokra van szabad helyünk. Ár: {ár}. Szeretnéd, hogy megtartsam nektek?',
    },
    {
      title: 'Foglalt',
      text: 'Szia {név}! Sajnos azokra a napokra már nincs szabad helyünk. Más időpont is jó lenne?',
    },
    {
      title: 'Mikor és hányan',
      text: 'Szia {név}! Írd meg, mikor érkeznétek, meddig maradnátok, és hányan lesztek, gyerekekkel együtt!',
    },
    {
      title: 'Érkezés',
      text: 'Szia {név}! Várunk benneteket! Írd meg, kérlek, hány óra körül érkeztek!',
    },
  ],
  szakember: [
    {
      title: 'Elvállalom',
      text: 'Szia {név}! Szívesen elvállalom a munkát. Mikor kezdhetném?',
    },
    {
      title: 'Felmérés',
      text: 'Szia {név}! Pontos árat a helyszíni felmérés után tudok mondani. Mikor nézhetem meg?',
    },
    {
      title: 'Részletek',
      text: 'Szia {név}! Írd meg, kérlek, mekkora a munka, milyen anyagot szeretnél, és mikorra legyen kész!',
    },
    {
      title: 'Nem érek rá',
      text: 'Szia {név}! Köszönöm, hogy rám gondoltál, de most nem tudok új munkát vállalni.',
    },
  ],
};
