import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { type APIRequestContext, expect } from '@playwright/test';

/** For each kind: the URL to create a listing, that of its pictures, and a body with all required fields. */
const kinds = {
  property: {
    path: '/api/real-estate',
    plain: {
      countryID: hungaryID,
      adType: adTypes.sale,
      advertiserType: 'magánszemély',
      postalCode: '8230',
      settlement: 'Balatonfüred',
      countyRegion: 'Veszprém',
      street: 'Kisfaludy',
      publicPlaceType: 1,
      houseNumber: '12',
      price: 84_900,
      floorArea: 73,
      roomNumber: 3,
      houseType: houseTypes.flat,
      description: 'Világos, kétszintes lakás a Tagore sétány közelében.',
    },
  },
  accommodation: {
    path: '/api/accommodations',
    plain: {
      accommodationName: 'Levendulás vendégház',
      countryID: hungaryID,
      postalCode: '8237',
      settlement: 'Tihany',
      countyRegion: 'Veszprém vármegye',
      street: 'Kossuth Lajos',
      publicPlaceType: 1,
      houseNumber: '8',
      openMonthFrom: 4,
      openDayFrom: 1,
      openMonthTo: 10,
      openDayTo: 31,
      accommodationTypeID: 4,
      mealPlanID: 2,
      capacity: 6,
      roomCount: 3,
      pricePerPerson: 14_500,
      minimumStay: 2,
      minimumPerson: 2,
      description: 'Nádfedeles ház a félszigeten, levendulával a kertben.',
    },
  },
  professional: {
    path: '/api/professionals',
    plain: {
      title: 'Szobafestés, mázolás',
      selectedServiceTypes: [1],
      countryID: hungaryID,
      postalCode: '8200',
      settlement: 'Veszprém',
      countyRegion: 'Veszprém vármegye',
      contactEmail: 'festo@pelda.test',
      phone: '+36 30 765 4321',
      description: '<p>Tiszta munka, <strong>garanciával</strong>.</p>',
    },
  },
} as const;

type Kind = keyof typeof kinds;

export const as = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Creates a listing of a kind through the API and returns its id. */
const posting =
  (kind: Kind) =>
  async (api: APIRequestContext, token: string, changes: Record<string, unknown> = {}): Promise<number> => {
    const { path, plain } = kinds[kind];
    const reply = await api.post(path, { headers: as(token), data: { ...plain, ...changes } });
    expect(reply.status(), await reply.text()).toBe(201);
    return ((await reply.json()) as { insertID: number }).insertID;
  };

export const postAd = posting('property');
export const postAccommodation = posting('accommodation');
export const postService = posting('professional');

/** Uploads pictures to a listing through the API, one after the other. */
export async function addPictures(
  api: APIRequestContext,
  token: string,
  listingID: number,
  pictures: readonly { name: string; mimeType: string; buffer: Buffer }[],
  kind: Kind = 'property',
): Promise<void> {
  for (const images of pictures) {
    const reply = await api.post(`/api/upload-${kind}-images/${listingID}`, {
      headers: as(token),
      multipart: { images },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}
