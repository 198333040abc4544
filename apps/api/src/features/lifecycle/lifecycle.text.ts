import type { ListingState } from '@piacter/contracts/lifecycle';

/** What the owner of a listing reads when it changes its state. */
export const lifecycleText = {
  moved: {
    draft: 'A hirdetés piszkozat.',
    live: 'A hirdetésed mostantól látható.',
    paused: 'A hirdetésed szünetel: senki sem látja, amíg újra nem indítod.',
    reserved: 'A hirdetésedet foglaltnak jelöltük. A keresésben továbbra is látható.',
    closed: 'A hirdetésedet lezártuk. A keresésben már nem látható.',
    expired: 'A hirdetés lejárt.',
  },
  /** In place of `moved.reserved`, of a professional. */
  fullCalendar: 'Jelöltük, hogy betelt a naptárad. A keresésben továbbra is látható vagy.',
  copied: 'Elkészült a másolat piszkozatként. Nézd át, és tedd közzé, ha kész!',
  renewal: {
    done: 'Megújítottuk a hirdetésedet.',
    forged:
      'Ez a link hibás: másold ki újra a levélből, vagy jelentkezz be, és a hirdetéseid között újítsd meg!',
    old: 'Ez a link lejárt. Jelentkezz be, a hirdetést a hirdetéseid között megújíthatod!',
    incomplete: (missing: string) =>
      `${missing} Jelentkezz be, pótold, és utána a hirdetéseid között megújíthatod.`,
    used: 'Ez a link már nem érvényes: a hirdetést azóta megújították, módosították vagy lezárták. Jelentkezz be, és nézd meg a hirdetéseid között!',
  },
  names: {
    draft: 'piszkozat',
    live: 'élő',
    paused: 'szünetel',
    reserved: 'foglalt',
    closed: 'lezárt',
    expired: 'lejárt',
  },
  refused: (name: string) =>
    `A hirdetés állapota most: ${name}. Innen ez a lépés nem lehetséges. Frissítsd az oldalt!`,
} as const satisfies {
  moved: Record<ListingState, string>;
  names: Record<ListingState, string>;
  copied: string;
  fullCalendar: string;
  renewal: Record<'done' | 'forged' | 'old' | 'used', string> & { incomplete: (missing: string) => string };
  refused: (name: string) => string;
};
