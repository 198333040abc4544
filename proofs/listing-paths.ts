import { paths as pages } from '@piacter/contracts/site/paths';

/** Requested paths by kind of workload. */
export type Paths = Record<'searches' | 'details' | 'pages', string[]>;

/** What searches reply of a listing. */
interface Listing {
  realEstateID?: number;
  accommodationID?: number;
  accommodationUrl?: string;
  serviceID?: number;
  serviceUrl?: string;
  mainImg: string | null;
}

/** Where listings of each kind are found, and their details and pages. */
const kinds = [
  {
    search: '/api/search-real-estates',
    searchPage: pages.properties,
    toDetail: ({ realEstateID }: Listing) => `/api/real-estate/${realEstateID}`,
    toPage: ({ realEstateID }: Listing) => pages.property(realEstateID),
  },
  {
    search: '/api/search-accommodations',
    searchPage: pages.accommodations,
    toDetail: ({ accommodationID }: Listing) => `/api/accommodation-public/${accommodationID}`,
    toPage: ({ accommodationUrl }: Listing) => pages.accommodation(accommodationUrl),
  },
  {
    search: '/api/search-professionals',
    searchPage: pages.professionals,
    toDetail: ({ serviceID }: Listing) => `/api/professionals-public/${serviceID}`,
    toPage: ({ serviceUrl }: Listing) => pages.service(serviceUrl),
  },
];

const readListings = (address: string) =>
  Promise.all(
    kinds.map(async (kind) => {
      const reply = await fetch(new URL(kind.search, address));
      const { data }: { data: Listing[] } = await reply.json();
      return { ...kind, listings: data.slice(0, 10) };
    }),
  );

/** Paths of existing listings of a running product. */
export async function readPaths(address: string): Promise<Paths> {
  const found = await readListings(address);
  return {
    searches: found.flatMap(({ search }) => [search, `${search}?countryID=1`, `${search}?page=2`]),
    details: found.flatMap(({ toDetail, listings }) => listings.map(toDetail)),
    pages: [
      pages.home,
      ...found.flatMap(({ searchPage, toPage, listings }) => [
        searchPage,
        ...listings.slice(0, 2).map(toPage),
      ]),
    ],
  };
}

/** The pages of the first listing of each kind that has a picture. */
export const readDetailPages = async (address: string): Promise<string[]> =>
  (await readListings(address)).map(({ search, toPage, listings }) => {
    const listing = listings.find(({ mainImg }) => mainImg !== null) ?? listings[0];
    if (!listing) throw new Error(`${search} finds no listing`);
    return toPage(listing);
  });
