import { pageSize } from '@piacter/contracts/core';
import { placeholders, placeholdersByType } from '@piacter/contracts/emails';
import { mailTypes } from '@piacter/contracts/emails/values';
import { defaultMailTemplates, loadMailTemplates } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
  await loadMailTemplates(t.db, t.clock.now());
});

const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  t.request()[method](path).set(admin.auth).send(body);
const forgotten = {
  emailType: mailTypes.forgottenPassword,
  subject: 'Új jelszó, {name}',
  content: '<p>Szia, {name}!</p><p><a href="{url}">Tovább</a></p>',
};
const create = async (body: object = forgotten) =>
  Number((await send('post', '/api/emails', body).expect(201)).body.insertID);
const get = async (emailID: number) => (await send('get', `/api/emails/${emailID}`).expect(200)).body.data;
const findLastMail = async (email: string) => {
  await t.request().post('/api/forgotten-pass').send({ email }).expect(200);
  return (await t.mails()).filter(({ toAddress }) => toAddress === email).at(-1);
};

describe('the templates', () => {
  // Shows ADM-08.
  it('are listed by type, page by page', async () => {
    const { body } = await send('get', '/api/emails').expect(200);
    expect(body.totalPages).toBe(Math.ceil(defaultMailTemplates.length / pageSize));
    expect(body.data.map(({ emailType }: { emailType: number }) => emailType)).toEqual(
      defaultMailTemplates.slice(0, pageSize).map(({ emailType }) => emailType),
    );
    expect(body.data[0]).toMatchObject({ emailTypeName: 'Regisztráció megerősítése', inUse: 1 });
    expect((await send('get', `/api/emails?page=${body.totalPages + 1}`).expect(200)).body.data).toEqual([]);
  });

  // Shows ADM-09, API-47, ENT-07.
  it('are created and changed, and the next mail is made from them', async () => {
    const user = await t.createUser({ profile: { firstName: 'Kata' } });
    t.clock.pass(1000);
    const emailID = await create();
    expect(await get(emailID)).toMatchObject({ ...forgotten, intervalDays: null, inUse: 1 });
    expect((await findLastMail(user.email))?.subject).toBe('Új jelszó, Kata');
    t.clock.pass(1000);
    const changed = { ...forgotten, subject: 'Kérted, {name}' };
    await send('put', `/api/emails/${emailID}`, changed).expect(200);
    expect(await get(emailID)).toMatchObject(changed);
    const mail = await findLastMail(user.email);
    expect(mail?.subject).toBe('Kérted, Kata');
    expect(mail?.text).toMatch(
      /^Szia, Kata!\n\nTovább: http:\/\/piacter\.test\/elfelejtett-jelszo-modositasa/,
    );
    await send('delete', `/api/emails/${emailID}`).expect(200);
    await send('get', `/api/emails/${emailID}`).expect(404);
    expect((await findLastMail(user.email))?.subject).toBe('Új jelszó beállítása');
  });

  it('keep simple HTML and links to the placeholder only', async () => {
    const emailID = await create({
      ...forgotten,
      content:
        '<h1>Cím</h1><p onclick="x()">Szia<script>alert(1)</script> <a href="%7Burl%7D" target="_blank">itt</a> <a href="javascript:alert(1)">ott</a> <a href="/admin">belül</a><img src=x onerror=alert(1)></p>',
    });
    expect((await get(emailID)).content).toBe('<h3>Cím</h3><p>Szia <a href="{url}">itt</a> ott belül</p>');
    await send('delete', `/api/emails/${emailID}`).expect(200);
  });

  it('of a reminder have a day of their own, in whole numbers', async () => {
    const reminder = { ...forgotten, emailType: mailTypes.packageExpiry };
    for (const intervalDays of [undefined, null, 0, 1.5, '3', 366])
      await send('post', '/api/emails', { ...reminder, intervalDays }).expect(422);
    const taken = await send('post', '/api/emails', { ...reminder, intervalDays: 7 }).expect(422);
    expect(taken.body.errors[0]).toMatchObject({ path: 'intervalDays' });
    const emailID = await create({ ...reminder, intervalDays: 3 });
    expect(await get(emailID)).toMatchObject({ intervalDays: 3, inUse: 1 });
    await send('put', `/api/emails/${emailID}`, { ...reminder, intervalDays: 7 }).expect(422);
    await send('put', `/api/emails/${emailID}`, { ...reminder, intervalDays: null }).expect(422);
    await send('delete', `/api/emails/${emailID}`).expect(200);
    expect((await get(await create({ ...forgotten, intervalDays: 5 }))).intervalDays).toBeNull();
  });

  it('are refused without a visible text or with an unknown type', async () => {
    for (const change of [{ content: '<p> </p>' }, { subject: ' ' }, { emailType: 99 }, { content: 7 }])
      await send('post', '/api/emails', { ...forgotten, ...change }).expect(422);
    await send('put', '/api/emails/4000000000', forgotten).expect(404);
  });

  it('come back by default when the last one of a type is deleted', async () => {
    const { body } = await send('get', '/api/emails').expect(200);
    const [activation] = body.data;
    const reply = await send('delete', `/api/emails/${activation.emailID}`).expect(200);
    expect(reply.body.message).toContain('alapszövegét');
    const after = (await send('get', '/api/emails').expect(200)).body.data[0];
    expect(after).toMatchObject({ emailType: 1, subject: activation.subject });
    expect(after.emailID).not.toBe(activation.emailID);
  });

  it('are not overwritten by an admin who has not seen the last change', async () => {
    const emailID = await create();
    const { updated } = await get(emailID);
    t.clock.pass(1000);
    const first = await send('put', `/api/emails/${emailID}`, {
      ...forgotten,
      subject: 'a',
      seenUpdated: updated,
    }).expect(200);
    const second = await send('put', `/api/emails/${emailID}`, {
      ...forgotten,
      subject: 'b',
      seenUpdated: updated,
    }).expect(409);
    expect(second.body.code).toBe('edited_meanwhile');
    await send('put', `/api/emails/${emailID}`, {
      ...forgotten,
      subject: 'c',
      seenUpdated: first.body.updated,
    }).expect(200);
  });

  it('leave audit rows with their fields before and after', async () => {
    const emailID = await create();
    await send('put', `/api/emails/${emailID}`, { ...forgotten, subject: 'Más' }).expect(200);
    const rows = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'email_template')
      .where('entityID', '=', emailID)
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['created', 'updated']);
    expect(JSON.parse(rows[1]?.beforeValues ?? '')).toEqual({ subject: forgotten.subject });
    expect(JSON.parse(rows[1]?.afterValues ?? '')).toEqual({ subject: 'Más' });
    expect(rows[1]?.actorID).toBe(admin.userID);
  });

  it.each([
    ['without the link', { content: '<p>Szia, {name}!</p>' }, 'content', /\{url\}/],
    ['with the link as a picture of one', { content: '<p>url</p>' }, 'content', /\{url\}/],
    ['with an unknown name', { content: '<p>{nev} <a href="{url}">Tovább</a></p>' }, 'content', /\{nev\}/],
    ['with a name of other mails', { subject: 'Szia, {price}' }, 'subject', /\{price\}/],
  ])('are refused %s, and stay as they were', async (_case, change, path, message) => {
    const emailID = await create();
    for (const [method, address] of [
      ['post', '/api/emails'],
      ['put', `/api/emails/${emailID}`],
    ] as const) {
      const { body } = await send(method, address, { ...forgotten, ...change }).expect(422);
      expect(body.errors[0]).toMatchObject({ path, message: expect.stringMatching(message) });
    }
    expect(await get(emailID)).toMatchObject(forgotten);
  });

  it('keep their last ten texts, also when they are deleted, and the default text', async () => {
    const versions = async (emailID: number) =>
      (await send('get', `/api/emails/${emailID}/versions`).expect(200)).body.data;
    const emailID = await create();
    for (let count = 1; count <= 11; count += 1)
      await send('put', `/api/emails/${emailID}`, { ...forgotten, subject: `Szöveg ${count}` }).expect(200);
    const kept = await versions(emailID);
    expect(kept.map(({ subject }: { subject: string }) => subject)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Szöveg ${count}`),
      'Új jelszó beállítása',
    ]);
    expect(kept.at(-1)).toMatchObject({ versionID: null, replacedAt: null });
    // An older one is taken back by saving it; the text until then is kept, too.
    const { subject, content } = kept[9];
    await send('put', `/api/emails/${emailID}`, { ...forgotten, subject, content }).expect(200);
    expect(await get(emailID)).toMatchObject({ subject: 'Szöveg 1', content });
    expect((await versions(emailID))[0]).toMatchObject({ subject: 'Szöveg 11' });
    await send('delete', `/api/emails/${emailID}`).expect(200);
    expect((await versions(await create()))[0]).toMatchObject({ subject: 'Szöveg 1' });
    await send('get', '/api/emails/4000000000/versions').expect(404);
  });

  it.each(Object.entries(mailTypes))('of type %s lead somewhere by default', (_type, emailType) => {
    const standard = defaultMailTemplates.find((template) => template.emailType === emailType);
    expect(standard?.content).toContain('{url}');
  });

  it.each(Object.entries(mailTypes))(
    'of type %s use only placeholders that it fills in',
    (type, emailType) => {
      const standard = defaultMailTemplates.find((template) => template.emailType === emailType);
      const used = placeholders.filter((name) =>
        `${standard?.subject}${standard?.content}`.includes(`{${name}}`),
      );
      expect(placeholdersByType[type as keyof typeof placeholdersByType]).toEqual(
        expect.arrayContaining(used),
      );
    },
  );
});

describe('a preview and a test mail', () => {
  const draft = {
    emailType: mailTypes.newOffer,
    subject: 'Szia, {name}: {title}',
    content: '<p>{clientName}, {price}</p>',
  };

  it('are rendered as mails are, with sample values of what the mail fills in', async () => {
    const { data } = (await send('post', '/api/email-preview', draft).expect(200)).body;
    expect(data.subject).toBe('Szia, Péter: villanyszerelő');
    expect(data.html).toMatch(/Nagy Anna, 45\s000\sFt/);
    expect(data.html).toContain('<!doctype html>');
    await send('post', '/api/test-email', draft).expect(200);
    const mail = (await t.mails()).findLast(({ toAddress }) => toAddress === admin.email);
    expect(mail?.subject).toBe('Próba: Szia, Péter: villanyszerelő');
    expect(
      await t.db
        .selectFrom('email_templates')
        .select('emailID')
        .where('subject', '=', draft.subject)
        .execute(),
    ).toEqual([]);
  });

  it('are sanitized', async () => {
    const content = '<p>a<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    const { data } = (await send('post', '/api/email-preview', { ...draft, content }).expect(200)).body;
    expect(data.html).not.toMatch(/onerror|<script/);
  });
});
