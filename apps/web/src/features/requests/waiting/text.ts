import type { RequestKind } from '@piacter/contracts/requests/values';

/** Hungarian texts of what helps a requester who waits for an answer. */
export const text = {
  title: 'Amíg választ kapsz',
  reached: (count: number) =>
    count === 0
      ? 'A Piactéren most egy szakember sem vállal ilyen munkát a környéken. Ha lesz ilyen, megtalálja az ajánlatkérésedet.'
      : `Most ${count} szakember vállal ilyen munkát a környéken, és látja a listájában az ajánlatkérésedet.`,
  /** What the search of what was asked for finds. */
  found: {
    service: {
      some: () => 'Nézd meg, ki vállalja, és írj neki te is!',
      none: 'A keresőben távolabb és rokon szakmákban is szétnézhetsz.',
    },
    accommodation: {
      some: (count: string) => `Most ${count} szállás felel meg annak, amit kértél: nézd meg, és írj te is!`,
      none: 'Most egy szállás sem felel meg mindennek, amit kértél. A keresőben kevesebb feltétellel is szétnézhetsz.',
    },
    property: {
      some: (count: string) => `Most ${count} ingatlan felel meg annak, amit kértél: nézd meg, és írj te is!`,
      none: 'Most egy ingatlan sem felel meg mindennek, amit kértél. A keresőben kevesebb feltétellel is szétnézhetsz.',
    },
  } satisfies Record<RequestKind, { some: (count: string) => string; none: string }>,
  search: {
    service: 'Szakemberek keresése',
    accommodation: 'Szállások keresése',
    property: 'Ingatlanok keresése',
  } satisfies Record<RequestKind, string>,
  rewrite: 'Átírva újra kiírom',
  rewriteHint: 'Ha pontosabban leírnád, küldj egy másikat ennek a szövegével, és zárd le ezt!',
} as const;
