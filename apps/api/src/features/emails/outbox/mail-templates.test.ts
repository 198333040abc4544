import { type MailType, mailTypes, type Placeholder, placeholders } from '@piacter/contracts/emails/values';
import { defaultMailTemplates, loadMailTemplates } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { fillContent, fillSubject, plainText } from './fill-template.ts';
import { renderLayout, withoutPictures } from './layout.ts';
import { createMailOutbox, type MailDraft, type MailOutbox } from './outbox.ts';

describe('a template', () => {
  it('is filled in one pass, so that values are not expanded again', () => {
    expect(fillContent('<p>{name} {title}</p>', { name: '{title}{url}', title: 'T' })).toBe(
      '<p>{title}{url} T</p>',
    );
    expect(fillSubject('{name}: {title}', { name: '{title}', title: 'T' })).toBe('{title}: T');
  });

  it('escapes values in HTML text and attributes', () => {
    const values = { name: `<img src=x onerror="a('b')">&`, url: 'https://a.hu/?x="><script>' };
    const html = fillContent('<p>{name}</p><a href="{url}">x</a>', values);
    expect(html).toBe(
      '<p>&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;</p><a href="https://a.hu/?x=&quot;&gt;&lt;script&gt;">x</a>',
    );
  });

  it('fills placeholders whose braces an editor has URL-encoded', () => {
    expect(fillContent('<a href="%7Burl%7D">x</a>', { url: 'https://a.hu' })).toBe(
      '<a href="https://a.hu">x</a>',
    );
  });

  it('ends a sentence once, also after a value with a full stop', () => {
    const content = '<p>A hirdetésed: <strong>{title}</strong>. {package}.</p>';
    expect(fillContent(content, { title: 'Festés Kft.', package: 'PRO' })).toBe(
      '<p>A hirdetésed: <strong>Festés Kft.</strong> PRO.</p>',
    );
  });

  it('leaves missing values empty, and unknown placeholders alone', () => {
    expect(fillContent('{days}|{other}|{ name }', {})).toBe('|{other}|{ name }');
    expect(fillContent('<p>Szia, {name}!</p><p>Lejár: {package}. {title}</p>', { package: 'PRO' })).toBe(
      '<p>Szia!</p><p>Lejár: PRO.</p>',
    );
  });

  it('drops a paragraph of one missing value, and a full stop after a value that has one', () => {
    const template = '<p>Ő írt: {clientName}.</p>\n<p> {message} </p>\n<p>Ez: <b>{title}</b>.</p>\n<p></p>';
    expect(fillContent(template, { clientName: 'Kertész Kft.', title: '2027. 08. 10.' })).toBe(
      '<p>Ő írt: Kertész Kft.</p>\n<p>Ez: <b>2027. 08. 10.</b></p>\n<p></p>',
    );
    expect(fillContent(template, { clientName: 'Kata', message: 'm', title: 't' })).toBe(
      '<p>Ő írt: Kata.</p>\n<p> m </p>\n<p>Ez: <b>t</b>.</p>\n<p></p>',
    );
  });

  it('drops the lines of a list whose value is missing, and the list with the last of them', () => {
    const list = '<p>Név: <strong>{clientName}</strong><br>Telefon: <strong>{phone}</strong></p>';
    expect(fillContent(list, { clientName: 'Kata' })).toBe('<p>Név: <strong>Kata</strong></p>');
    expect(fillContent(`${list}<p>Vége</p>`, {})).toBe('<p>Vége</p>');
  });

  it('links a phone number and a mail address, which are their own plain text', () => {
    const html = fillContent('<p>{phone}, {email}</p>', { phone: '06 (30) 123-4567', email: 'a@b.hu' });
    expect(html).toBe(
      '<p><a href="tel:+36301234567">+36 30 123 4567</a>, <a href="mailto:a@b.hu">a@b.hu</a></p>',
    );
    expect(plainText(html)).toBe('+36 30 123 4567, a@b.hu');
    expect(fillContent('<a href="mailto:{email}">Írok</a>', { email: 'a@b.hu' })).toBe(
      '<a href="mailto:a@b.hu">Írok</a>',
    );
  });

  it('keeps the line breaks of a message', () => {
    expect(fillContent('{message}', { message: 'egy\nkettő\r\nhárom' })).toBe('egy<br>kettő<br>három');
  });

  it('fills a subject in one line of limited length', () => {
    const name = 'Ő\r\nBcc: ellenseg@pelda.test\u2028\u0000vége';
    const subject = fillSubject('Szia, {name}!', { name });
    expect(subject).toBe('Szia, Ő Bcc: ellenseg@pelda.test vége!');
    expect(fillSubject('{title}', { title: 'ű'.repeat(400) })).toHaveLength(250);
  });
});

describe('the layout', () => {
  const site = { publicUrl: 'http://p.test' };
  const html = renderLayout(
    'Tárgy',
    '<p>Szöveg <a href="https://a.hu">itt</a></p><p><a href="https://b.hu">Gomb</a></p>',
    site,
  );

  it('renders a link alone in its paragraph as a button', () => {
    expect(html).toMatch(/<td style="[^"]*background:#273e99"><a href="https:\/\/b\.hu"[^>]*>Gomb<\/a>/);
    expect(html).toMatch(/Szöveg <a class="link" style="color:#273e99" href="https:\/\/a\.hu">itt<\/a><\/p>/);
  });

  it('links pages of the site in values, no other address', () => {
    const listed = renderLayout(
      'Tárgy',
      '<p>A – http://p.test/szallas/nadas-7<br>http://p.test.rossz.hu/x https://c.hu/</p>',
      site,
    );
    expect(listed).toContain('href="http://p.test/szallas/nadas-7">http://p.test/szallas/nadas-7</a><br>');
    expect(listed).not.toContain('href="http://p.test.rossz');
    expect(listed).not.toContain('href="https://c.hu');
  });

  it('makes a line with a page of the site below it the link to that page', () => {
    const line = (address: string) => renderLayout('Tárgy', `<p>Nádas<br>${address}</p>`, site);
    expect(line('http://p.test/szallas/7')).toMatch(
      /<strong><a [^>]*href="http:\/\/p\.test\/szallas\/7">Nádas<\/a><\/strong><\/p>/,
    );
    expect(line('http://p.test.rossz.hu/x')).toContain('>Nádas<br>http://p.test.rossz.hu/x</p>');
  });

  it('makes a line with a picture of the site the picture, which previews and plain text leave out', () => {
    const content = (host: string) =>
      `<p>${host}/files/images/aa/b-320.webp<br>Nádas – 9&nbsp;Ft<br>http://p.test/szallas/7</p>`;
    const mail = renderLayout('Tárgy', content('http://p.test'), site);
    expect(mail).toMatch(
      /<p [^>]*><img src="http:\/\/p\.test\/files\/images\/aa\/b-320\.webp"[^>]*><br><strong><a /,
    );
    expect(mail).toMatch(/display:none[^>]*>Nádas – /);
    expect(withoutPictures(content('http://p.test'), 'http://p.test')).toMatch(/^<p>Nádas/);
    expect(renderLayout('Tárgy', content('http://p.test.rossz.hu'), site)).not.toContain('<img');
  });

  it('ends with who runs the site, and where help is', () => {
    const seller = { name: 'Piac & Tér Kft.', address: '1011 Budapest', taxNumber: '', email: 'p@p.test' };
    const mail = renderLayout('Tárgy', '', { ...site, seller });
    expect(mail).toContain('Piac &amp; Tér Kft. · 1011 Budapest · p@p.test<br>');
    expect(mail).toContain('href="http://p.test/tudastar">Segítség</a>');
  });

  it('previews the words after the greeting', () => {
    const mail = renderLayout('Tárgy', '<p>Szia, Éva!</p><p>Új &amp; jó ajánlat.</p><p>Ár: 9 Ft</p>', site);
    expect(mail).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>Új &amp; jó ajánlat\. Ár: 9 Ft<\/div>/);
  });

  it('says why the receiver gets the mail, unless the address may be another’s', () => {
    const footer = (reason?: 'account' | 'watch' | 'none') =>
      /Ezt a levelet a Piactér küldte[^<]*/.exec(renderLayout('Tárgy', '', site, { reason }))?.[0];
    expect(footer()).toContain('mert fiókod van nálunk');
    expect(footer('watch')).toContain('mert figyelsz nálunk egy keresést');
    expect(footer('none')?.trim()).toBe('Ezt a levelet a Piactér küldte.');
  });

  it('has a plain text alternative with the URLs of links', () => {
    const text = plainText(
      '<p>Egy &amp; kettő</p>\n<p><a href="https://b.hu/?a=1&amp;b=2">Gomb</a></p><ul><li>x</li></ul>',
    );
    expect(text).toBe('Egy & kettő\n\nGomb: https://b.hu/?a=1&b=2\n\n- x');
  });
});

describe('the outbox', () => {
  let t: TestApp;
  let outbox: MailOutbox;
  beforeAll(async () => {
    t = await testApp();
    outbox = createMailOutbox(t.deps);
  });
  const asType = (template: MailType) =>
    ({
      template,
      values: {
        ...(Object.fromEntries(placeholders.map((name) => [name, ''])) as Record<Placeholder, string>),
        ...{ name: 'Őri Ünige', title: 'Tetőfedés', clientName: 'Ács Bt.', url: 'http://piacter.test/x' },
      },
    }) as const;
  const draft = (mail = asType('newOffer')): MailDraft =>
    // The compiler compares no more than 25 types of mails.
    ({ ...mail, to: 'valaki@pelda.test', dedupeKey: crypto.randomUUID() }) as MailDraft;
  const add = (mail: MailDraft) => inTransaction(t.db, (trx) => outbox.add(trx, mail));
  const findRows = async ({ dedupeKey }: MailDraft) =>
    (await t.mails()).filter((row) => row.dedupeKey === dedupeKey);

  it('uses a default template for every type that the admin has none for', async () => {
    for (const type of Object.keys(mailTypes)) {
      const mail = draft(asType(type as MailType));
      await add(mail);
      const [row] = await findRows(mail);
      expect(row?.subject).not.toMatch(/[{}]/);
      expect(row?.text).toContain('http://piacter.test/x');
    }
  });

  it("uses the admin's template where there is one, and adds no default beside it", async () => {
    const own = { emailType: mailTypes.newOffer, subject: 'Saját: {title}', content: '<p>{name}</p>' };
    await t.db
      .insertInto('email_templates')
      .values({ ...own, updated: t.clock.now() })
      .execute();
    await loadMailTemplates(t.db);
    await loadMailTemplates(t.db);
    const stored = await t.db.selectFrom('email_templates').select(['emailType', 'subject']).execute();
    expect(stored).toHaveLength(defaultMailTemplates.length);
    const mail = draft();
    await add(mail);
    expect((await findRows(mail))[0]).toMatchObject({ subject: 'Saját: Tetőfedés', text: 'Őri Ünige' });
  });

  it('replaces a default that nobody has edited by the present one, in its place', async () => {
    const emailType = mailTypes.orderActivated;
    const current = defaultMailTemplates.find((template) => template.emailType === emailType);
    const former = {
      subject: 'Megkaptuk a fizetésedet: {package}',
      content: [
        '<p>Szia, {name}!</p>',
        '<p>Megkaptuk a fizetésedet: <strong>{package}</strong>, {price}.</p>',
        '<p>{title}</p>',
        '<p><a href="{url}">Csomagvásárlásaim</a></p>',
      ].join('\n'),
    };
    const edited = { ...former, content: `${former.content}<p>Köszönjük!</p>` };
    const ids: number[] = [];
    for (const text of [former, edited]) {
      const row = { ...text, emailType, updated: t.clock.now() };
      const { insertId } = await t.db.insertInto('email_templates').values(row).executeTakeFirstOrThrow();
      ids.push(Number(insertId));
    }
    await loadMailTemplates(t.db);
    const stored = await t.db
      .selectFrom('email_templates')
      .select(['subject', 'content', 'updated'])
      .where('emailID', 'in', ids)
      .orderBy('emailID')
      .execute();
    const updated = t.clock.now();
    expect(stored).toEqual([
      { subject: current?.subject, content: current?.content, updated },
      { ...edited, updated },
    ]);
  });

  it('stores one mail per deduplication key', async () => {
    const mail = draft();
    await Promise.all([add(mail), add(mail), add({ ...mail, to: 'mas@pelda.test' })]);
    expect(await findRows(mail)).toHaveLength(1);
  });

  it('stores no mail of a transaction that was rolled back', async () => {
    const mail = draft();
    const failing = inTransaction(t.db, async (trx) => {
      await outbox.add(trx, mail);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await findRows(mail)).toEqual([]);
  });
});
