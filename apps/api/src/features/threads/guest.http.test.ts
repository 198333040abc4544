import { listingIDFieldByKind } from '@piacter/contracts/listings';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { solveEasily } from '../../testing/captcha.ts';
import { TestClock } from '../../testing/clock.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { createGuestThread, guest } from '../../testing/factories-threads.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
beforeAll(async () => {
  // Captchas are dated by the system clock.
  t = await testApp({ clock: new TestClock(new Date().toISOString()) });
});
beforeEach(async () => {
  owner = await t.signIn('ingatlan_tulajdonos', { profile: { lastName: 'Nagy', firstName: 'Pál' } });
});

let counter = 0;
const clientKey = () => `vendeg-${String(++counter).padStart(8, '0')}`;
const ownThreads = async (who: Person) => (await t.request().get('/api/threads').set(who.auth)).body.data;
const open = (token: string) => t.request().get(`/api/guest-threads/${token}`);
const answer = (token: string, text: string) =>
  t.request().post(`/api/guest-threads/${token}/messages`).send({ text, clientKey: clientKey() });

describe('the contact form', () => {
  async function contact(who: Person | undefined, overrides: object = {}) {
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
    const message = { name: 'Vendég Vera', phone: '+36 30 123 4567', message: 'Megnézném szombaton.' };
    const body = { ...message, userID: owner.userID, [listingIDFieldByKind.property]: listingID };
    const captchaToken = await solveEasily(t.deps, 'normal');
    const call = t.request().post('/api/send-email');
    if (who) call.set(who.auth);
    await call.send({ ...body, captchaToken, ...overrides }).expect(200);
    return listingID;
  }
  const countMails = async () => (await t.mails()).length;

  it('begins a thread beside its mail, of a visitor with a session', async () => {
    const visitor = await t.signIn('ajanlatkero');
    const before = await countMails();
    const listingID = await contact(visitor);
    expect(await countMails()).toBe(before + 1);
    const [thread] = await ownThreads(visitor);
    expect(thread).toMatchObject({ kind: 'property', targetID: listingID, lastText: 'Megnézném szombaton.' });
    expect((await ownThreads(owner))[0]).toMatchObject({ unread: 1, lastIsOwn: 0 });
  });

  it('begins one of a guest with a mail address, whom the owner sees with name and number', async () => {
    await contact(undefined, { email: 'vera@pelda.test' });
    const [{ threadID, otherName }] = await ownThreads(owner);
    expect(otherName).toBe('Vendég Vera');
    const reply = await t.request().get(`/api/threads/${threadID}`).set(owner.auth).expect(200);
    expect(reply.body.data.contact).toEqual({
      name: 'Vendég Vera',
      phone: '+36 30 123 4567',
      email: 'vera@pelda.test',
    });
  });

  it('names the listing by kind and id as well, both or none', async () => {
    const visitor = await t.signIn('ajanlatkero');
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
    const listing = { realEstateID: undefined, kind: 'property', id: listingID };
    await contact(visitor, listing);
    expect((await ownThreads(visitor))[0].targetID).toBe(listingID);
    const body = {
      name: 'V',
      phone: '+36 30 123 4567',
      message: 'M',
      userID: owner.userID,
      kind: 'property',
    };
    await t.request().post('/api/send-email').send(body).expect(422);
  });

  it('begins none without an account and a mail address, without a listing, or by the owner', async () => {
    await contact(undefined);
    await contact(owner);
    await contact(undefined, { email: 'vera@pelda.test', realEstateID: undefined });
    expect(await ownThreads(owner)).toEqual([]);
  });

  it('neither keeps nor mails what somebody writes whom the owner has blocked, who is not told', async () => {
    const visitor = await t.signIn('ajanlatkero');
    const realEstateID = await contact(visitor);
    const [{ threadID }] = await ownThreads(owner);
    await t.request().patch(`/api/threads/${threadID}`).set(owner.auth).send({ blocked: 1 }).expect(200);
    const before = await countMails();
    await contact(visitor, { realEstateID, message: 'Újra én' });
    expect(await countMails()).toBe(before);
    expect((await ownThreads(owner))[0].lastText).toBe('Megnézném szombaton.');
  });

  it('begins at most five open threads of a mail address', async () => {
    for (let number = 0; number < 6; number += 1) await contact(undefined, { email: 'sok@pelda.test' });
    expect(await ownThreads(owner)).toHaveLength(5);
  });
});

describe('the link of a guest', () => {
  // Shows MSG-09.
  it('shows and answers its thread alone, without login', async () => {
    const token = await createGuestThread(t, owner.userID);
    const { thread, messages, contact } = (await open(token).expect(200)).body.data;
    expect(thread).toMatchObject({ side: 'other', otherName: 'Nagy Pál', title: 'Eladó lakás, Győr' });
    expect(messages[0]).toMatchObject({ text: 'Szia, megvan még?', isOwn: 1 });
    expect(contact).toBeNull();
    await answer(token, 'Szombaton ráérek.').expect(201);
    const [{ lastText, otherName }] = await ownThreads(owner);
    expect([lastText, otherName]).toEqual(['Szombaton ráérek.', guest.name]);
  });

  it('closes the thread of somebody who has not begun it', async () => {
    const token = await createGuestThread(t, owner.userID);
    await t.request().patch(`/api/guest-threads/${token}`).send({ blocked: 1 }).expect(200);
    const [{ threadID }] = await ownThreads(owner);
    const body = { text: 'Szia!', clientKey: clientKey() };
    await t.request().post(`/api/threads/${threadID}/messages`).set(owner.auth).send(body).expect(409);
    await answer(token, 'Én sem').expect(409);
  });
});

describe('the end of a thread', () => {
  it('comes 24 months after its last message, 12 of a guest', async () => {
    const token = await createGuestThread(t);
    const [visitor, host] = [await t.signIn('ajanlatkero'), await t.signIn('ingatlan_tulajdonos')];
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: host.userID });
    const body = { kind: 'property', id: listingID, message: 'Szia!' };
    await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201);
    const count = async () => (await t.db.selectFrom('threads').select('threadID').execute()).length;
    const all = await count();
    const later = (months: number) => {
      const now = t.clock.now();
      now.setUTCMonth(now.getUTCMonth() + months);
      return now;
    };
    await cleanExpired(t.deps, later(10));
    expect(await count()).toBe(all);
    await cleanExpired(t.deps, later(13));
    const ofAccounts = await count();
    expect(ofAccounts).toBeGreaterThan(0);
    expect(ofAccounts).toBeLessThan(all);
    await cleanExpired(t.deps, later(25));
    expect(await count()).toBe(0);
    await open(token).expect(404);
  });

  it('leaves the words of somebody who deletes the account to the other side, without the name', async () => {
    const [visitor, admin] = [await t.signIn('ajanlatkero'), await t.signIn('admin')];
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
    const body = { kind: 'property', id: listingID, message: 'Ez itt marad.' };
    await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201);
    await t.request().delete(`/api/users/${visitor.userID}`).set(admin.auth).expect(200);
    const [thread] = await ownThreads(owner);
    expect(thread).toMatchObject({ otherName: 'Törölt felhasználó', lastText: 'Ez itt marad.' });
    const left = await t.db
      .selectFrom('thread_parties')
      .select('userID')
      .where('userID', '=', visitor.userID)
      .execute();
    expect(left).toEqual([]);
  });
});
