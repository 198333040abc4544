/** Its search for search engines and link previews. */
export const propertySearchPage = {
  title: 'Eladó és kiadó ingatlanok – Piactér',
  description:
    'Eladó, kiadó és cserélhető lakások, házak, telkek az egész országban. Szűrj ár, alapterület, szobaszám és állapot szerint.',
  keywords: ['eladó lakás', 'kiadó lakás', 'eladó ház', 'telek', 'ingatlan'],
} as const;
