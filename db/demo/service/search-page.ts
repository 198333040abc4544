/** Its search for search engines and link previews. */
export const serviceSearchPage = {
  title: 'Szakemberek az egész országban – Piactér',
  description:
    'Festő, villanyszerelő, burkoló vagy kertész? Keress szakma és település szerint, és kérj ajánlatot több szakembertől egyszerre.',
  keywords: ['szakember', 'mesterember', 'festő', 'villanyszerelő', 'ajánlat'],
} as const;
