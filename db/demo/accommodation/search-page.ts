/** Its search for search engines and link previews. */
export const accommodationSearchPage = {
  title: 'Szállások a Balatontól a hegyekig – Piactér',
  description:
    'Apartman, vendégház, faház vagy hotel: keress ellátás, férőhely és felszereltség szerint, és írj közvetlenül a szállásadónak.',
  keywords: ['szállás', 'apartman', 'vendégház', 'Balaton', 'nyaralás'],
} as const;
