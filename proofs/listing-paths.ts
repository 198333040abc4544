import { type ListingKind, listingIDFieldByKind, listingKinds } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';

/** Requested paths by kind of workload. */
export type Paths = Record<'searches' | 'details' | 'pages', string[]>;

/** The calls of each kind that search for listings, and those of details but for the id. */
export const searchCalls: Record<ListingKind, string> = {
  property: '/api/search-real-estates',
  accommodation: '/api/search-accommodations',
  service: '/api/search-professionals',
};
export const detailCalls: Record<ListingKind, string> = {
  property: '/api/real-estate/',
  accommodation: '/api/accommodation-public/',
  service: '/api/professionals-public/',
};

/** The first listings of each kind, with their paths. */
const readListings = (address: string) =>
  Promise.all(
    listingKinds.map(async (kind) => {
      const reply = await fetch(new URL(searchCalls[kind], address));
      const { data }: { data: Record<string, string | number | null>[] } = await reply.json();
      const { search: searchPage, detail: toPage } = publicPathsByKind[kind];
      const listings = data.slice(0, 10).map((listing) => ({
        hasPicture: listing.mainImg !== null,
        detail: `${detailCalls[kind]}${listing[listingIDFieldByKind[kind]]}`,
        page: toPage(String(listing.accommodationUrl ?? listing.serviceUrl ?? listing.realEstateID)),
      }));
      return { search: searchCalls[kind], searchPage, listings };
    }),
  );

/** Paths of existing listings of a running product. */
export async function readPaths(address: string): Promise<Paths> {
  const found = await readListings(address);
  return {
    searches: found.flatMap(({ search }) => [search, `${search}?countryID=1`, `${search}?page=2`]),
    details: found.flatMap(({ listings }) => listings.map(({ detail }) => detail)),
    pages: [
      paths.home,
      ...found.flatMap(({ searchPage, listings }) => [
        searchPage,
        ...listings.slice(0, 2).map(({ page }) => page),
      ]),
    ],
  };
}

/** The pages of the first listing of each kind that has a picture. */
export const readDetailPages = async (address: string): Promise<string[]> =>
  (await readListings(address)).map(({ search, listings }) => {
    const listing = listings.find(({ hasPicture }) => hasPicture) ?? listings[0];
    if (!listing) throw new Error(`${search} finds no listing`);
    return listing.page;
  });
