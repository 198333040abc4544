import type { Product } from './product.ts';

/** Requested paths by kind of workload. */
export type Paths = Record<'searches' | 'details' | 'pages', readonly string[]>;

const kinds = [
  {
    search: '/api/search-real-estates',
    searchPage: '/ingatlanok',
    detail: '/api/real-estate',
    page: '/ingatlan',
  },
  {
    search: '/api/search-accommodations',
    searchPage: '/szallasok',
    detail: '/api/accommodation-public',
    page: '/szallas',
  },
  {
    search: '/api/search-professionals',
    searchPage: '/szakemberek',
    detail: '/api/professionals-public',
    page: '/szolgaltatas',
  },
] as const;
/** Listings requested per kind. */
const looked = 10;

type Listing = Record<string, unknown>;

async function listingsOf({ port }: Product, search: string): Promise<{ id: number; slug: string }[]> {
  const reply = await fetch(`http://127.0.0.1:${port}${search}`);
  const { data } = (await reply.json()) as { data: Listing[] };
  return data.slice(0, looked).map((listing) => {
    const id = Number(listing.realEstateID ?? listing.accommodationID ?? listing.serviceID);
    // The address of a property has the id only.
    return { id, slug: String(listing.accommodationUrl ?? listing.serviceUrl ?? id) };
  });
}

/** Paths of existing listings. */
export async function readPaths(product: Product): Promise<Paths> {
  const found = await Promise.all(
    kinds.map(async (kind) => ({ ...kind, listings: await listingsOf(product, kind.search) })),
  );
  return {
    searches: found.flatMap(({ search }) => [search, `${search}?countryID=1`, `${search}?page=2`]),
    details: found.flatMap(({ detail, listings }) => listings.map(({ id }) => `${detail}/${id}`)),
    pages: [
      '/',
      ...found.flatMap(({ searchPage, page, listings }) => [
        searchPage,
        ...listings.slice(0, 2).map(({ slug }) => `${page}/${slug}`),
      ]),
    ],
  };
}
