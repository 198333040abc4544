import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { regionTypes } from '@piacter/contracts/services/values';
import type { APIRequestContext } from '@playwright/test';
import { addPictures, as, postAccommodation, postService } from '../ads.ts';
import { ok, refusal } from '../calls.ts';
import { createAccount, logIn } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { expect, test } from '../visitor.ts';
import { freshWord, withoutAccents } from '../words.ts';

// No browser is involved, so one project is enough.
const tag = '@desk';

const newcomer = async (request: APIRequestContext, role: AdvertiserRole) =>
  logIn(request, await createAccount(role));

const week = {
  mondayOpen: 1,
  mondayFrom: '08:00',
  mondayTo: '16:00',
  fridayOpen: 1,
  fridayFrom: '20:00',
  fridayTo: '02:00',
};

test('an API client publishes, finds and deletes an accommodation', {
  tag,
}, async ({ request }) => {
  const token = await newcomer(request, 'szallasado');
  const headers = as(token);
  const pricePerPerson = 1000 * (40_000 + Math.floor(Math.random() * 50_000));
  const other = await newcomer(request, 'szallasado');

  const faulty = await request.post('/api/accommodations', { headers, data: { openMonthFrom: 13 } });
  expect(faulty.status()).toBe(422);
  expect(((await faulty.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['accommodationName', 'openMonthFrom', 'mealPlanID']),
  );

  const id = await postAccommodation(request, token, {
    pricePerPerson,
    petAllowed: 1,
    petCostPerNight: 3000,
    facilities: [301, 320],
    kitchenFacilities: [410],
    spokenLanguages: [1, 3],
  });
  const saved = { headers, data: { ...week, idField: 'accommodationID' } };
  await ok(request.post(`/api/timetables/${id}`, saved));
  const row = { productName: 'Szaunázás', priceFrom: 4000, priceTo: 0, accommodationID: id };
  const { insertID: productID } = await ok(
    request.post('/api/price-table-product', { headers, data: row }),
    201,
  );
  await addPictures(request, token, id, [drawPicture('ház.png', 3)], 'accommodation');
  await ok(
    request.post(`/api/add-delete-facility-relation/${id}/302`, {
      headers,
      data: { table: 'accommodation_facilities' },
    }),
  );

  const thousands = pricePerPerson / 1000;
  const price = `priceFrom=${thousands}&priceTo=${thousands}`;
  const found = (filters: string) => ok(request.get(`/api/search-accommodations?${price}&${filters}`));
  const stay = 'openFrom=2027-06-01&openTo=2027-06-14';
  expect(await found(`facilities=301,302,320&petAllowed=1&settlement=tihany&${stay}`)).toMatchObject({
    total: 1,
    data: [{ accommodationID: id, imageCount: 1 }],
  });
  expect(await found('facilities=301,315')).toMatchObject({ total: 0 });
  expect(await found('openFrom=2027-10-25&openTo=2027-11-02')).toMatchObject({ total: 0 });

  const { data } = await ok(request.get(`/api/accommodation-public/nev-${id}`));
  expect(data).toMatchObject({
    accommodationUrl: `levendulas-vendeghaz-${id}`,
    timetable: { mondayFrom: '08:00', fridayTo: '02:00', sundayOpen: 0 },
    priceTable: [{ productID, priceTo: null }],
    kitchenFacilities: [{ facilityName: 'mosogatógép' }],
  });

  const stranger = { headers: as(other) };
  expect([
    await refusal(request.get(`/api/accommodations/${id}`, stranger)),
    await refusal(request.delete(`/api/accommodations/${id}`, stranger)),
    await refusal(request.delete(`/api/price-table-product/${productID}/${id}`, stranger)),
    await refusal(request.post(`/api/timetables/${id}`, { ...saved, ...stranger })),
  ]).toEqual([404, 404, 404, 404]);

  await ok(request.delete(`/api/accommodations/${id}`, { headers }));
  expect(await refusal(request.get(`/api/accommodation-public/nev-${id}`))).toBe(404);
});

test('an API client publishes a service, finds it by its coverage, and deletes it', { tag }, async ({
  request,
}) => {
  const token = await newcomer(request, 'szakember');
  const headers = as(token);
  const other = { headers: as(await newcomer(request, 'szakember')) };
  const word = freshWord('Cserépkályha');
  const serviceID = await postService(request, token, { title: `${word} építése`, settlement: null });

  const found = async (filters: string) =>
    (await ok(request.get(`/api/search-professionals?keyword=${withoutAccents(word)}&${filters}`))).total;
  const add = (path: string, data: Record<string, unknown>, session = { headers }) =>
    request.post(`/api/${path}`, { ...session, data: { serviceID, ...data } });

  expect([await found(''), await found('settlement=Tihany')]).toEqual([1, 0]);
  const county = { regionType: regionTypes.region, regionName: 'Veszprém vármegye' };
  const { insertID: relationID } = await ok(add('service-regions', county), 201);
  expect([await found('settlement=tihany'), await found('settlement=Szeged')]).toEqual([1, 0]);
  expect(await refusal(add('service-regions', county))).toBe(409);
  await ok(add('toggle-service-country-relation', { countryID: 1 }));
  expect([await found('settlement=Szeged'), await found('countryID=1')]).toEqual([1, 1]);
  await ok(add('service-relation', { serviceTypeID: 2 }), 201);
  expect(await refusal(add('service-relation', { serviceTypeID: 2 }))).toBe(409);
  expect(await found('serviceType=2')).toBe(1);

  const { data } = await ok(request.get(`/api/professionals-public/${serviceID}`));
  expect(data).toMatchObject({
    countries: [{ countryName: 'Magyarország' }],
    regions: [{ relationID, regionName: 'Veszprém vármegye' }],
    description: '<p>Tiszta munka, <strong>garanciával</strong>.</p>',
  });
  expect([
    await refusal(request.delete(`/api/service-regions/${relationID}`, other)),
    await refusal(add('service-relation', { serviceTypeID: 3 }, other)),
    await refusal(request.delete(`/api/professionals/${serviceID}`, other)),
  ]).toEqual([404, 404, 404]);

  await ok(request.delete(`/api/service-regions/${relationID}`, { headers }));
  await ok(request.delete(`/api/professionals/${serviceID}`, { headers }));
  expect(await found('')).toBe(0);
});
