import type { TestApp } from './app.ts';
import { bareListing, type WriteCase } from './write-case.ts';

/** A user with a listing among the favourites, and a list of them for two. */
async function createListForTwo(t: TestApp) {
  const { listingID } = await bareListing(t, 'service', 'szakember');
  const user = await t.signIn('ajanlatkero');
  const send = (path: string, body: object) => t.request().post(path).set(user.auth).send(body).expect(201);
  await send('/api/favourites', { kind: 'service', id: listingID });
  const { body } = await send('/api/favourite-lists', { name: 'Közös lista', withNotes: 1, withPartner: 1 });
  return { ...user, listingID, listID: body.insertID as number };
}

/** The writing calls of favourites and shared lists. */
export const listWriteCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/favourites': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    return {
      auth: (await t.signIn('ajanlatkero')).auth,
      body: { kind: 'service', id: listingID, note: 'Szép munka.' },
    };
  },
  'POST /api/favourite-lists': async (t) => {
    const { auth, listingID: id } = await createListForTwo(t);
    return {
      auth,
      body: { name: 'Közös lista', withNotes: 1, withPartner: 1, listings: [{ kind: 'service', id }] },
    };
  },
  'PATCH /api/favourite-lists/{listID}': async (t) => {
    const { auth, listID, listingID } = await createListForTwo(t);
    return {
      auth,
      params: { listID: String(listID) },
      body: { name: 'Balaton', withNotes: 0, withPartner: 0, listings: [{ kind: 'service', id: listingID }] },
    };
  },
  'PATCH /api/favourites/{kind}/{id}': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    const { userID, auth } = await t.signIn('ajanlatkero');
    const created = t.clock.now();
    await t.db
      .insertInto('favourites')
      .values({ userID, kind: 'service', listingID, title: 'x', position: 0, created })
      .execute();
    return {
      auth,
      params: { kind: 'service', id: String(listingID) },
      body: { note: 'Szép munka.', position: 1 },
    };
  },
};
