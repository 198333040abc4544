import { packageTypes } from '@piacter/contracts/packages';
import type { OwnStay } from '@piacter/contracts/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { keepCalendar, season, setPrices } from '../../testing/factories-calendars.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';

let test: RequestTest;
let requestID: number;
let house: number;
const days = { startDate: '2027-07-10', endDate: '2027-07-14' };
const inTown = { settlement: 'Siófok', postalCode: '8600', capacity: 4, mealPlanID: 1 };

beforeAll(async () => {
  test = await openRequestTest();
  const { t, requester, host } = test;
  requestID = await createRequest(t, requester, 'accommodation', days);
  house = await createAccommodation(t, host, {
    ...{ ...inTown, accommodationName: 'Parti ház', pricePerPerson: 10_000 },
  });
  await setPrices(t, house, { childPercent: { under6: 50, from7: 100, from14: 100 }, cleaningFee: 5000 });
});

/** What the host reads beside a request, in the list and on its page. */
async function read(who = test.host, id = requestID) {
  const list = await test.get('/api/search-accommodation-requests', who).expect(200);
  const ofList: OwnStay[] = list.body.data.find(
    (one: { requestID: number }) => one.requestID === id,
  ).ownStays;
  const detail = await test.get(`/api/accommodation-requests/${id}`, who).expect(200);
  expect(detail.body.data.ownStays).toEqual(ofList);
  return ofList.map(({ accommodationName, isFree, total }) => [accommodationName, isFree, total]);
}

describe('beside an accommodation request', () => {
  // Shows CAL-10.
  it('a host reads whether they are free, and their own total for its days and people', async () => {
    const { t } = test;
    expect(await read()).toEqual([['Parti ház', null, 105_000]]);
    await keepCalendar(t, house, [{ from: '2027-07-14', to: '2027-07-20' }]);
    expect(await read()).toEqual([['Parti ház', 1, 105_000]]);
    await keepCalendar(t, house, [{ from: '2027-07-13', to: '2027-07-20' }]);
    expect(await read()).toEqual([['Parti ház', 0, null]]);
    await keepCalendar(t, house);
  });

  it('reads it of each accommodation that fits, the free and cheap ones first', async () => {
    const { t, host } = test;
    const add = (of: object) => createAccommodation(t, host, { ...inTown, pricePerPerson: 5000, ...of });
    const busy = await add({ accommodationName: 'Foglalt ház' });
    await keepCalendar(t, busy, [{ from: '2027-07-01', to: '2027-08-01' }]);
    await add({ accommodationName: 'Olcsó ház, naptár nélkül' });
    await add({ accommodationName: 'Kicsi', capacity: 2 });
    await add({ accommodationName: 'Máshol', settlement: 'Győr', postalCode: '9021' });
    await add({ accommodationName: 'Más ellátás', mealPlanID: 2 });
    await add({ accommodationName: 'Hosszabb időre', minimumStay: 7 });
    expect((await read()).map(([name]) => name)).toEqual([
      'Parti ház',
      'Olcsó ház, naptár nélkül',
      'Foglalt ház',
    ]);
  });

  it('counts a season of its own least nights as the search does', async () => {
    const { t, requester, host } = test;
    const name = 'Idényes ház';
    const seasonal = await createAccommodation(t, host, { ...inTown, accommodationName: name });
    await setPrices(t, seasonal, { seasons: [season('07-01', '07-31', { minimumStay: 5 })] });
    expect((await read()).map(([of]) => of)).not.toContain(name);
    const week = { startDate: '2027-07-10', endDate: '2027-07-15' };
    const longer = await createRequest(t, requester, 'accommodation', week);
    expect(await read(host, longer)).toContainEqual([name, null, 150_000]);
  });

  it('others read nothing of it, and a host nothing of other hosts', async () => {
    const { t, requester, get } = test;
    const other = await t.signIn('szallasado');
    expect(await read(other)).toEqual([]);
    const own = await get(`/api/accommodation-requests/${requestID}`, requester).expect(200);
    expect(own.body.data.ownStays).toBeUndefined();
    const list = await get('/api/accommodation-requests', requester).expect(200);
    expect(list.body.data[0].ownStays).toBeUndefined();
  });

  it('takes the pets of the request', async () => {
    const { t, requester, host, give } = test;
    await give(host.userID, packageTypes.contactData);
    const pets = { hasPets: 1, petNumbers: 2, petDescription: 'két kutya' } as const;
    const withPets = await createRequest(
      t,
      requester,
      'accommodation',
      buildRequest('accommodation', { ...days, ...pets }),
    );
    const dogs = await createAccommodation(t, host, {
      ...{
        ...inTown,
        accommodationName: 'Kutyás ház',
        petAllowed: 1,
        petCostPerNight: 1000,
        pricePerPerson: 5000,
      },
    });
    await keepCalendar(t, dogs);
    expect(await read(host, withPets)).toEqual([['Kutyás ház', 1, 68_000]]);
  });
});
