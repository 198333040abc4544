import { type APIRequestContext, expect } from '@playwright/test';

const plainAd = {
  countryID: 1,
  adType: 1,
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
  houseType: 2,
  description: 'Világos, kétszintes lakás a Tagore sétány közelében.',
};

export const as = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Posts an ad through the API and gives its id. */
export async function postAd(
  api: APIRequestContext,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const reply = await api.post('/api/real-estate', { headers: as(token), data: { ...plainAd, ...changes } });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { insertID: number }).insertID;
}

/** Uploads pictures to an ad through the API, one after the other. */
export async function addPictures(
  api: APIRequestContext,
  token: string,
  realEstateID: number,
  pictures: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  for (const images of pictures) {
    const reply = await api.post(`/api/upload-property-images/${realEstateID}`, {
      headers: as(token),
      multipart: { images },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}
