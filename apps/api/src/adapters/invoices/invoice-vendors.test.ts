import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBillingo } from './billingo.ts';
import {
  createInvoiceVendor,
  type InvoiceDraft,
  InvoiceRefused,
  InvoicesUnreachable,
  type InvoiceVendor,
} from './index.ts';
import { createSzamlazz } from './szamlazz.ts';
import { readText, readXml, writeXml } from './xml.ts';

const draft: InvoiceDraft = {
  externalID: 'piacter-1-abc',
  orderID: 1,
  day: '2026-11-21',
  buyer: {
    name: 'Nádas & Társa "Kft." <x>',
    isFirm: true,
    countryCode: 'HU',
    countryName: 'Magyarország',
    postalCode: '9021',
    settlement: 'Győr',
    address: 'Baross út 1.',
    taxNumber: '10773381-2-44',
    email: 'nadas@pelda.test',
  },
  item: 'PRO 30 nap',
  gross: 9990,
  vatPercent: 27,
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe.each(['szamlazz', 'billingo'] as const)('invoices by %s', (name) => {
  let vendor: InvoiceVendor;
  const keyOf = (key: string) => `${key}-${name}`;
  const fault = (body: object) => t.request().post(`/dev/${name}/faults`).send(body);
  const documents = async (key: string) =>
    (await t.request().get(`/dev/${name}/documents`)).body.filter(
      ({ externalID }: { externalID: string }) => externalID === key,
    );
  beforeAll(() => {
    const invoices = { vendor: name, key: '', isEmulated: true, blockID: 1, url: undefined } as const;
    const created = createInvoiceVendor({ ...t.config, invoices });
    if (!created) throw new Error('no vendor');
    vendor = created;
  });

  it('are issued with the vendor’s number, found by our key, and downloaded', async () => {
    const externalID = keyOf('issued');
    expect(await vendor.find(externalID)).toBeUndefined();
    const invoice = await vendor.issue({ ...draft, externalID });
    expect(invoice.number).toMatch(/PT-2026-\d+$/);
    expect(await vendor.find(externalID)).toEqual(invoice);
    expect(await documents(externalID)).toMatchObject([{ gross: 9990, buyer: draft.buyer.name }]);
    expect((await vendor.getPdf(invoice)).toString()).toMatch(/^%PDF-/);
  });

  it('are cancelled, and the cancellation is found', async () => {
    const invoice = await vendor.issue({ ...draft, externalID: keyOf('bad') });
    expect(await vendor.findCancellation(invoice, keyOf('storno'))).toBeUndefined();
    const cancellation = await vendor.cancel(invoice, keyOf('storno'));
    expect(cancellation.number).not.toBe(invoice.number);
    expect(await vendor.findCancellation(invoice, keyOf('storno'))).toEqual(cancellation);
    expect((await vendor.getPdf(cancellation)).length).toBeGreaterThan(100);
  });

  it.each([
    ['a private person', { isFirm: false, taxNumber: null }],
    ['somebody without an address', { email: null }],
    ['a German firm', { countryCode: 'DE', countryName: 'Németország', taxNumber: 'DE123456789' }],
    ['a Swiss firm without a number', { countryCode: 'CH', countryName: 'Svájc', taxNumber: null }],
  ])('are made out to %s', async (who, buyer) => {
    const externalID = keyOf(who.replaceAll(' ', '-'));
    const made = { ...draft, externalID, buyer: { ...draft.buyer, ...buyer } };
    expect((await vendor.issue(made)).number).not.toBe('');
    expect(
      (await vendor.issue({ ...made, vatPercent: null, externalID: `${externalID}-aam` })).number,
    ).not.toBe('');
  });

  it('are found after a connection that was lost behind the issuing', async () => {
    const externalID = keyOf('lost');
    if (name === 'billingo') await vendor.issue({ ...draft, externalID: keyOf('before') });
    await fault({ fault: 'lost_connection', times: name === 'billingo' ? 2 : 1 });
    await expect(vendor.issue({ ...draft, externalID })).rejects.toThrow(InvoicesUnreachable);
    await fault({ fault: null });
    if (name === 'szamlazz') expect((await vendor.find(externalID))?.number).toMatch(/PT-/);
    else expect(await vendor.find(externalID)).toBeUndefined();
  });

  it.each(['unreachable', 'broken'])('are not known to be issued by a vendor that is %s', async (kind) => {
    await fault({ fault: kind });
    await expect(vendor.find(keyOf('nothing'))).rejects.toThrow(InvoicesUnreachable);
  });

  it('say why they are refused', async () => {
    await fault({ fault: 'refused' });
    await expect(vendor.issue({ ...draft, externalID: keyOf('refused') })).rejects.toThrow(
      /54: Az e-számla|403: Your/,
    );
    await expect(
      vendor.issue({ ...draft, externalID: keyOf('blank'), buyer: { ...draft.buyer, settlement: '' } }),
    ).rejects.toThrow(InvoiceRefused);
    expect(await documents(keyOf('blank'))).toEqual([]);
  });

  it('are refused with a wrong key', async () => {
    const url = name === 'szamlazz' ? `${t.address}/dev/szamlazz/szamla/` : `${t.address}/dev/billingo/v3`;
    const stranger =
      name === 'szamlazz' ? createSzamlazz({ key: 'x', url }) : createBillingo({ key: 'x', url, blockID: 1 });
    await expect(stranger.find('a')).rejects.toThrow(InvoiceRefused);
  });
});

describe('the Agent’s XML', () => {
  it('escapes texts, and reads them back', () => {
    const text = 'Á & <b> "x" \'y\' \u0000\u0007';
    const document = writeXml('a', 'urn:x', [['b', [['c', text]]]]);
    expect(readText(readXml(document), 'b', 'c')).toBe('Á & <b> "x" \'y\'');
  });

  it.each(['', '<a>', '<a></b>', '<a/><b/>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'text'])(
    'that is not well-formed is refused: %j',
    (document) => {
      expect(() => readXml(document)).toThrow('not well-formed');
    },
  );
});
