import type { ListingState } from '@piacter/contracts/lifecycle';

/** What the owner of a listing reads when it changes its state. */
export const lifecycleText = {
  moved: {
    draft: 'A hirdetés piszkozat.',
    live: 'A hirdetésed él, újra 90 napig látható.',
    paused: 'A hirdetésed szünetel: senki sem látja, amíg újra nem indítod.',
    reserved: 'A hirdetésed foglalt. A keresésben továbbra is látható.',
    closed: 'A hirdetésedet lezártuk. A keresésben már nem látható.',
    expired: 'A hirdetés lejárt.',
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
    `A hirdetés állapota most: ${name}. Ebből így nem változtatható. Frissítsd az oldalt!`,
} as const satisfies {
  moved: Record<ListingState, string>;
  names: Record<ListingState, string>;
  refused: (name: string) => string;
};
