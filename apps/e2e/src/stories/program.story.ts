import { roleIDs } from '@piacter/contracts/core/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { as } from '../ads.ts';
import { ok } from '../calls.ts';
import { mailedLink } from '../mailbox.ts';
import { freshAddress, password } from '../people.ts';
import { drawPicture } from '../picture.ts';
import { expect, test } from '../visitor.ts';

// No browser is involved, so one project is enough.
const tag = '@desk';

test('an API client registers, posts, uploads and searches', { tag }, async ({ request }) => {
  const email = freshAddress('program');
  const registration = { email, pass: password, passAgain: password, userType: roleIDs.ingatlan_tulajdonos };
  const price = 800_000 + Math.floor(Math.random() * 100_000);

  await ok(request.post('/api/register', { data: registration }));
  const refused = await request.post('/api/login', { data: { email, pass: password } });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ ok: false, code: 'not_activated' });

  const link = await mailedLink(email, '/activate-registration');
  const activationString = new URLSearchParams(link.split('?')[1]).get('activationString');
  await ok(request.post('/api/activate-registration', { data: { activationString } }));
  const again = await request.post('/api/activate-registration', { data: { activationString } });
  expect(again.ok()).toBe(false);

  const { token } = (await ok(
    request.post('/api/login', { data: { email, pass: password } }),
  )) as unknown as {
    token: string;
  };
  const headers = as(token);
  const ad = {
    countryID: 1,
    adType: adTypes.sale,
    postalCode: '7621',
    settlement: 'Pécs',
    street: 'Király',
    publicPlaceType: 1,
    houseNumber: '9',
    price,
    floorArea: 61,
    hasBalcony: 1,
  };
  const faulty = await request.post('/api/real-estate', { headers, data: { ...ad, settlement: '' } });
  expect(faulty.status()).toBe(422);
  expect(await faulty.json()).toMatchObject({ ok: false, errors: [{ path: 'settlement' }] });
  const stranger = await request.post('/api/real-estate', { data: ad });
  expect(stranger.status()).toBe(401);

  const { insertID } = await ok(request.post('/api/real-estate', { headers, data: ad }), 201);
  const uploaded = await ok(
    request.post(`/api/upload-property-images/${insertID}`, {
      headers,
      multipart: { images: drawPicture('lakás.png', 5) },
    }),
  );
  const [path = ''] = uploaded.imagePaths as string[];
  const picture = await request.get(path);
  expect(picture.headers()['content-type']).toBe('image/webp');

  const filters = `settlement=pecs&adType=${adTypes.sale}&priceFrom=${price}&priceTo=${price}&floorAreaFrom=60&hasBalcony=1`;
  const found = await ok(request.get(`/api/search-real-estates?${filters}`));
  expect(found).toMatchObject({ totalPages: 1, data: [{ realEstateID: insertID, mainImg: path }] });
  const detail = await ok(request.get(`/api/real-estate/${insertID}`));
  expect(detail).toMatchObject({ data: { settlement: 'Pécs', street: 'Király', price } });

  // Twenty concurrent calls of one session, which is refreshed meanwhile, all succeed.
  const replies = await Promise.all([
    ...Array.from({ length: 20 }, () => request.get('/api/real-estates-by-user', { headers })),
    request.post('/api/refresh-token'),
  ]);
  expect(replies.map((reply) => reply.status())).toEqual(replies.map(() => 200));

  await ok(request.delete(`/api/real-estate/${insertID}`, { headers }));
  expect((await request.get(`/api/real-estate/${insertID}`)).status()).toBe(404);
});

test('unknown paths reply 404, as JSON below /api', { tag }, async ({ request }) => {
  for (const address of ['/api/nincs-ilyen', '/assets/regi-oldal-1a2b3c.js', '/files/images/aa/nincs.webp']) {
    const reply = await request.get(address);
    expect(reply.status(), address).toBe(404);
    expect(await reply.json()).toMatchObject({ ok: false, code: 'not_found' });
  }
});
