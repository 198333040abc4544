interface Listing {
  realEstateID?: number;
  accommodationUrl?: string;
  serviceUrl?: string;
  mainImg: string | null;
}

/** Where a listing of each kind is found, and its page. */
const kinds = [
  {
    search: '/api/search-real-estates',
    toPage: ({ realEstateID }: Listing) => `/ingatlan/${realEstateID}`,
  },
  {
    search: '/api/search-accommodations',
    toPage: ({ accommodationUrl }: Listing) => `/szallas/${accommodationUrl}`,
  },
  {
    search: '/api/search-professionals',
    toPage: ({ serviceUrl }: Listing) => `/szolgaltatas/${serviceUrl}`,
  },
] as const;

/** Fixed pages; each has the same address on every installation. */
const fixedPages = [
  '/',
  '/ingatlanok',
  '/szallasok',
  '/szakemberek',
  '/login-reg',
  '/tudastar',
  '/szolgaltatas-csomagok',
];

/** The page of the first listing of a kind that has a picture. */
async function findDetail(address: string, { search, toPage }: (typeof kinds)[number]): Promise<string> {
  const reply = await fetch(new URL(search, address));
  const { data } = (await reply.json()) as { data: Listing[] };
  const listing = data.find(({ mainImg }) => mainImg !== null) ?? data[0];
  if (!listing) throw new Error(`${search} finds no listing`);
  return toPage(listing);
}

/** The pages for Lighthouse and those for the slow line. */
export async function findPages(address: string): Promise<{ all: string[]; slowLine: string[] }> {
  const details = await Promise.all(kinds.map((kind) => findDetail(address, kind)));
  return { all: [...fixedPages, ...details], slowLine: ['/ingatlanok', ...details.slice(0, 1)] };
}
