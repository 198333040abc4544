import { mailTypes } from '@piacter/contracts/emails/values';
import { defaultMailTemplates, loadMailTemplates } from '@piacter/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fillContent, fillSubject } from './fill-template.ts';
import { createMailOutbox, type MailDraft, type MailOutbox } from './index.ts';
import { renderLayout } from './layout.ts';
import { plainText } from './plain-text.ts';

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

  it('leaves missing values empty, and unknown placeholders alone', () => {
    expect(fillContent('{days}|{other}|{ name }', {})).toBe('|{other}|{ name }');
    expect(fillContent('<p>Szia, {name}!</p><p>Lejár: {package}. {title}</p>', { package: 'PRO' })).toBe(
      '<p>Szia!</p><p>Lejár: PRO.</p>',
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
  const html = renderLayout(
    'Tárgy',
    '<p>Szöveg <a href="https://a.hu">itt</a></p><p><a href="https://b.hu">Gomb</a></p>',
    'http://p.test',
  );

  it('renders a link alone in its paragraph as a button', () => {
    expect(html).toMatch(/<td style="[^"]*background:#273e99"><a href="https:\/\/b\.hu"[^>]*>Gomb<\/a>/);
    expect(html).toMatch(/Szöveg <a class="link" style="color:#273e99" href="https:\/\/a\.hu">itt<\/a><\/p>/);
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
  const draft = (overrides: Partial<MailDraft> = {}): MailDraft => ({
    template: 'newOffer',
    to: 'valaki@pelda.test',
    values: { name: 'Őri Ünige', title: 'Tetőfedés', clientName: 'Ács Bt.', url: 'http://piacter.test/x' },
    dedupeKey: crypto.randomUUID(),
    ...overrides,
  });
  const add = (mail: MailDraft) => inTransaction(t.db, (trx) => outbox.add(trx, mail));
  const findRows = async ({ dedupeKey }: MailDraft) =>
    (await t.mails()).filter((row) => row.dedupeKey === dedupeKey);

  it('uses a default template for every type that the admin has none for', async () => {
    for (const type of Object.keys(mailTypes)) {
      const mail = draft({ template: type as keyof typeof mailTypes });
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
