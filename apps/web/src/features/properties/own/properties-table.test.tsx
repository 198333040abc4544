import { ownerPaths } from '@piacter/contracts/site/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { packageOnSale } from '../../orders/place-order/testing.ts';
import { OwnPropertiesPage } from './own-properties-page.tsx';

const row = (id: number, price: number, changes: object = {}) => ({
  id,
  title: 'Eladó lakás, Győr',
  ownReference: null,
  price,
  priceSuffix: '',
  state: 'live',
  nextStates: ['live', 'paused', 'reserved', 'closed'],
  packageType: 0,
  isHidden: false,
  mainImg: null,
  imageCount: 0,
  address: `9021 Győr, Fő utca ${id}.`,
  views: 312,
  contacts: 8,
  hearts: 3,
  daysLeft: 41,
  publicPath: `/ingatlan/${id}`,
  created: '2026-11-01T10:00:00.000Z',
  ...changes,
});
const allRows = [
  row(1, 45_000_000),
  row(2, 50_000_000),
  row(3, 60_000_000, { state: 'draft', nextStates: ['live'] }),
];
let rows: typeof allRows;
/** All of the filter; undefined where they are the shown ones. */
let selectable: typeof allRows | undefined;
const soldOut = { ok: false, code: 'conflict', message: 'Ez a hirdetés most nem látható.' };
let soldOutID: number | undefined;
let sent: string[];
let fates: object[] | undefined;

/** The packages on sale, and an order of one. */
function answerOrdering(address: string, body: RequestInit['body']): Response {
  const reply = { ok: true, message: '' };
  const onSale = [packageOnSale(), packageOnSale({ packageID: 7, packageType: 7 })];
  if (address === '/api/service-packages') return Response.json({ ...reply, data: onSale });
  sent.push(`POST ${address} ${body}`);
  const { realEstateID } = JSON.parse(String(body)) as { realEstateID: number };
  if (realEstateID === soldOutID) return Response.json(soldOut, { status: 409 });
  return Response.json({ ...reply, insertID: 70 + realEstateID }, { status: 201 });
}

beforeEach(() => {
  rows = allRows;
  selectable = undefined;
  sent = [];
  fates = undefined;
  soldOutID = undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const reply = { ok: true, message: '' };
    if (address.startsWith('/api/service-')) return answerOrdering(address, body);
    if (method === 'PATCH' || method === 'POST') {
      sent.push(`${method} ${address} ${typeof body === 'string' ? body : 'file'}`);
      if (address.endsWith('/csv')) {
        const changes = {
          id: 2,
          line: 3,
          title: 'Eladó lakás, Győr',
          fate: 'changed',
          seenPrice: 50_000_000,
        };
        const refused = { ...changes, id: null, line: 4, title: '', fate: 'refused', changes: {} };
        const found = [
          { ...changes, message: 'Ár (Ft): 50 000 000 → 49 000 000', changes: { price: 49_000_000 } },
          { ...refused, message: 'Hibás azonosító.' },
        ];
        return Response.json({ ...reply, data: { rows: found, unchanged: 7 } });
      }
      const given = JSON.parse(String(body)) as { rows?: { id: number }[]; ids?: number[] };
      const ids = given.ids ?? given.rows?.map(({ id }) => id) ?? [];
      return Response.json({
        ...reply,
        data: fates ?? ids.map((id) => ({ id, fate: 'changed', message: '' })),
      });
    }
    if (address.includes('/selection')) return Response.json({ ...reply, data: selectable ?? rows });
    if (!address.startsWith('/api/own-listings')) return Response.json({ ...reply, data: [] });
    const counts = { total: 30, hidden: 0, byState: { live: 2, draft: 1 } };
    const isPast = address.includes('page=3');
    return Response.json({
      ...reply,
      data: isPast ? [] : rows,
      total: 3,
      totalPages: 1,
      counts,
      priceUnit: 1000,
    });
  });
});
afterEach(() => answerMessage(false));

const open = (query = '') =>
  openPages({ [ownerPaths.listings]: <OwnPropertiesPage /> }, ownerPaths.listings + query);

// Shows LIFE-07.
describe('the table of many own listings', () => {
  it('opens by itself, with address, price, figures and days', async () => {
    open();
    const found = await screen.findByRole('row', { name: /Fő utca 1\./ });
    for (const words of ['312', '8', '3', '41 nap', 'Élő'])
      expect(within(found).getByText(words)).toBeDefined();
    expect(within(found).getByRole('button', { name: /^Ár: Eladó lakás/ }).textContent).toMatch(
      /45\s000\s000\sFt/,
    );
    expect(screen.getByRole('link', { name: 'Kártyák' })).toBeDefined();
  });

  it('leads from a page past the end to the last one', async () => {
    open('?page=3');
    fireEvent.click(await screen.findByRole('link', { name: 'Az utolsó oldalra' }));
    expect(await screen.findByRole('row', { name: /Fő utca 1\./ })).toBeDefined();
    expect(screen.queryByText(/^Nincs ilyen hirdetésed/)).toBeNull();
  });

  it('says what its figures count, and of which days', async () => {
    open();
    await screen.findByRole('row', { name: /Fő utca 1\./ });
    expect(screen.getByText(/^Megtekintés, kattintás: az elmúlt 30 napban\./)).toBeDefined();
    expect(screen.getByRole('columnheader', { name: 'Lejáratig' })).toBeDefined();
    expect(
      screen.getByRole('link', {
        name: 'Havi összesítő: Eladó lakás, Győr, 9021 Győr, Fő utca 1., az elmúlt 30 napban 312 megtekintés',
      }),
    ).toBeDefined();
  });

  describe('a text that is searched', () => {
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Keresés a hirdetéseid között' }), {
        target: { value },
      });
    const selected = () => screen.queryByText(/kijelölve/)?.textContent;

    it('filters once the typing pauses, without Enter', async () => {
      const router = open();
      await screen.findByRole('row', { name: /Fő utca 1\./ });
      type('F');
      type('Fő utca 2');
      expect(router.state.location.search).toBe('');
      await waitFor(() => expect(router.state.location.search).toBe('?q=F%C5%91+utca+2'));
      type('');
      await waitFor(() => expect(router.state.location.search).toBe(''));
    });

    it('takes the selection with it: no action meets what is not shown', async () => {
      open();
      fireEvent.click(await screen.findByRole('button', { name: 'Az összes kijelölése (3)' }));
      await waitFor(() => expect(selected()).toBe('3 kijelölve'));
      rows = [row(2, 50_000_000)];
      type('Fő utca 2');
      await waitFor(() => expect(screen.queryByRole('row', { name: /Fő utca 1\./ })).toBeNull());
      expect(selected()).toBeUndefined();
      fireEvent.click(screen.getByRole('button', { name: /^Az összes kijelölése/ }));
      await waitFor(() => expect(selected()).toBe('1 kijelölve'));
    });

    it('says how many of the selected are on other pages', async () => {
      selectable = [...allRows, row(4, 1), row(5, 1)];
      open();
      fireEvent.click(await screen.findByRole('button', { name: /^Az összes kijelölése/ }));
      expect(await screen.findByText('ebből 2 másik oldalon')).toBeDefined();
    });
  });

  it('changes a price in place, as it is spoken, with the price that was seen', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Ár: .*Fő utca 1\.: 45\s000\s000\sFt$/ }));
    const field = screen.getByRole('textbox', { name: /^Ár: .*Fő utca 1\.$/ });
    fireEvent.change(field, { target: { value: '42,5 M' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('1 hirdetést módosítottunk.')).toBeDefined();
    expect(sent).toEqual([
      'PATCH /api/own-listings/property {"rows":[{"id":1,"seenPrice":45000000,"changes":{"price":42500000}}]}',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Saját azonosító: .*Fő utca 2\.$/ }));
    const reference = screen.getByRole('textbox', { name: /^Saját azonosító/ });
    fireEvent.change(reference, { target: { value: 'A-2' } });
    fireEvent.keyDown(reference, { key: 'Escape' });
    expect(sent).toHaveLength(1);
  });

  describe('a price that is typed in place', () => {
    const priceOf = async (number: number) => {
      fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Ár: .*Fő utca ${number}\\.`) }));
      return screen.getByRole<HTMLInputElement>('textbox', { name: /^Ár: / });
    };
    const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });

    it('has its unit, and shows before it is saved what it will be', async () => {
      rows = [row(1, 425_000, { priceSuffix: '/hó' })];
      open();
      const field = await priceOf(1);
      expect(field.value).toBe('425\u00a0000');
      expect(screen.getByText('Ft/hó')).toBeDefined();
      type(field, '450');
      expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/^= 450\s000\sFt\/hó$/);
      enter(field);
      await waitFor(() => expect(sent[0]).toContain('"changes":{"price":450000}'));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it.each(['abc', '-5', '', '0'])('keeps %j, which is none, with an error', async (typed) => {
      open();
      const field = await priceOf(1);
      type(field, typed);
      enter(field);
      expect(screen.getByRole('alert').textContent).toContain('Ezt nem lehet árként elolvasni.');
      fireEvent.blur(field);
      expect(field.value).toBe(typed);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      type(field, '46');
      expect(field.getAttribute('aria-invalid')).toBeNull();
      expect(sent).toEqual([]);
    });

    it('is refused where it is no whole number of thousands', async () => {
      open();
      const field = await priceOf(1);
      type(field, '45 000 500');
      enter(field);
      expect(screen.getByRole('alert').textContent).toContain('Kerek ezresekben add meg');
      expect(sent).toEqual([]);
    });

    it.each([
      ['1', /volt, most 1\s000\s000\sFt lesz/, 'Ez kevesebb mint a fele.'],
      ['22 M', /volt, most 22\s000\s000\sFt lesz/, 'Ez kevesebb mint a fele.'],
      ['91', /volt, most 91\s000\s000\sFt lesz/, 'Ez több mint a duplája.'],
    ])('is asked about where it jumps to %s', async (typed, question, detail) => {
      open();
      const field = await priceOf(1);
      type(field, typed);
      enter(field);
      const box = within(await screen.findByRole('dialog'));
      expect(box.getByText(question)).toBeDefined();
      expect(box.getByText(detail)).toBeDefined();
      fireEvent.blur(field);
      fireEvent.click(box.getByRole('button', { name: 'Átírom' }));
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field.value).toBe(typed);
      expect(sent).toEqual([]);
      enter(field);
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Jó így' }));
      await waitFor(() => expect(sent).toHaveLength(1));
    });

    it('is saved without a question at twice and at half of it', async () => {
      open();
      for (const [number, typed] of [
        [1, '90 M'],
        [2, '25'],
      ] as const) {
        const field = await priceOf(number);
        type(field, typed);
        enter(field);
      }
      await waitFor(() => expect(sent).toHaveLength(2));
    });
  });

  it('lowers the prices of all that a filter finds in one go, and says which were refused', async () => {
    fates = [
      { id: 1, fate: 'changed', message: '' },
      { id: 2, fate: 'refused', message: 'Az ára közben megváltozott.' },
    ];
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Az összes kijelölése (3)' }));
    const bar = within(await screen.findByRole('group', { name: 'A kijelölt hirdetések' }));
    expect(bar.getByRole('button', { name: 'Közzéteszem (1)' })).toBeDefined();
    expect(bar.getByRole('button', { name: 'Megújítom (2)' })).toBeDefined();
    fireEvent.click(bar.getByRole('button', { name: 'Ármódosítás (3)' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.change(box.getByRole('textbox', { name: /Mérték/ }), { target: { value: '5' } });
    expect(box.getByText(/45\s000\s000\sFt → 42\s750\s000\sFt/)).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Módosítom (3)' }));
    expect(await screen.findByText(/1 hirdetésnél nem sikerült/)).toBeDefined();
    expect(screen.getByText(/Az ára közben megváltozott/)).toBeDefined();
    expect(sent[0]).toContain('{"id":3,"seenPrice":60000000,"changes":{"price":57000000}}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'A kijelölt hirdetések' })).toBeNull());
  });

  it('pauses the selected ones after a question, in parts', async () => {
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Az oldal összes hirdetése' }));
    fireEvent.click(screen.getByRole('button', { name: 'Szüneteltetem (2)' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.click(box.getByRole('button', { name: 'Szüneteltetem (2)' }));
    expect(await screen.findByText('2 hirdetést módosítottunk.')).toBeDefined();
    expect(sent).toEqual(['POST /api/own-listings/property/actions {"ids":[1,2],"action":"paused"}']);
    fireEvent.click(screen.getByRole('button', { name: 'Visszavonom' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Visszavonom' })).toBeNull());
    expect(sent[1]).toBe('POST /api/own-listings/property/actions {"ids":[1,2],"action":"live"}');
    fireEvent.click(await screen.findByRole('button', { name: 'Bezárom' }));
    expect(screen.queryByText('2 hirdetést módosítottunk.')).toBeNull();
  });

  it('orders a promotion for each of the selected published ones, and leads to the payment of the first', async () => {
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Az oldal összes hirdetése' }));
    fireEvent.click(screen.getByRole('button', { name: 'Kiemelem (2)' }));
    const box = within(await screen.findByRole('dialog'));
    const choice = await box.findByRole('combobox', { name: /Melyik csomagot/ });
    // Packages of the user promote no listing.
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    expect(box.queryByRole('button', { name: 'Megrendelem (2)' })).toBeNull();
    fireEvent.change(choice, { target: { value: '6' } });
    expect(box.getByText(/2 × 14\s900\sFt = 29\s800\sFt/)).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Megrendelem (2)' }));
    expect(
      await screen.findByText(/2 hirdetéshez megrendelted a csomagot\. Az első kifizetése után/),
    ).toBeDefined();
    expect(sent).toEqual([
      'POST /api/service-orders {"packageID":6,"realEstateID":1}',
      'POST /api/service-orders {"packageID":6,"realEstateID":2}',
    ]);
    expect(screen.getByRole('link', { name: 'Fizetek' }).getAttribute('href')).toBe(
      '/ingatlan_tulajdonos/paypal/6/71?vissza=%2Fingatlan_tulajdonos%2Fcsomag-vasarlasok',
    );
  });

  it('says for which listings a promotion could not be ordered', async () => {
    soldOutID = 1;
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Az oldal összes hirdetése' }));
    fireEvent.click(screen.getByRole('button', { name: 'Kiemelem (2)' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.change(await box.findByRole('combobox', { name: /Melyik csomagot/ }), {
      target: { value: '6' },
    });
    fireEvent.click(box.getByRole('button', { name: 'Megrendelem (2)' }));
    expect(await screen.findByText(/1 hirdetéshez megrendelted a csomagot\. A kiemelés/)).toBeDefined();
    expect(screen.getByText(/Ez a hirdetés most nem látható\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Fizetek' }).getAttribute('href')).toContain('/paypal/6/72?');
  });

  it('shows what each row of a file would do before it is sent', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Feltöltés' }));
    const box = within(await screen.findByRole('dialog'));
    const file = new File(['Azonosító;Ár (Ft)\n2;49000000'], 'lista.csv');
    fireEvent.change(box.getByLabelText('CSV-fájl választása'), { target: { files: [file] } });
    expect(await box.findByText(/4\. sor/)).toBeDefined();
    expect(box.getByText('7 sor nem változtat semmin.')).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Módosítom (1)' }));
    expect(await screen.findByText('1 hirdetést módosítottunk.')).toBeDefined();
    expect(sent.at(-1)).toBe(
      'PATCH /api/own-listings/property {"rows":[{"id":2,"seenPrice":50000000,"changes":{"price":49000000}}]}',
    );
  });
});
