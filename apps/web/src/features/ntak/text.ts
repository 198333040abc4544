import type { NtakResult } from '@piacter/contracts/ntak/values';

/** Hungarian texts of the admin's NTAK numbers. */
export const text = {
  title: 'NTAK-számok',
  sub: 'Havonta húsz véletlenszerű szállás: keresd meg a számukat a nyilvántartásban, és jegyezd fel, mit találtál!',
  month: 'Hónap',
  checks: 'A hónap mintája',
  duplicates: 'Ugyanaz a szám több hirdetésben',
  noChecks: 'Ebben a hónapban még nincs minta: éjszaka készül, ha van szállás NTAK-számmal.',
  noDuplicates: 'Nincs olyan szám, amely több látható hirdetésben is szerepel.',
  name: 'Szállás',
  number: 'NTAK-szám',
  owner: 'Hirdető',
  result: 'Eredmény',
  unchecked: 'még nem nézted meg',
  results: {
    found: 'megvan',
    missing: 'nincs a nyilvántartásban',
    different: 'más adatokkal szerepel',
  } satisfies Record<NtakResult, string>,
  resultOf: (name: string) => `Eredmény: ${name}`,
  on: (result: string, day: string) => `${result}, ${day}`,
  loading: 'Betöltés…',
} as const;
