import type { PriceTableProduct } from '@piacter/contracts/prices';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { PriceTable } from './index.tsx';
import { toPriceBody } from './use-prices.ts';

let rows: PriceTableProduct[];
let sent: { call: string; body?: Record<string, unknown> }[];

beforeEach(() => {
  sessionStorage.clear();
  rows = [{ productID: 3, productName: 'Reggeli', priceFrom: 2500, priceTo: null }];
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ ok: true, message: '', data: rows });
    sent.push({ call: `${method} ${address}`, ...(body ? { body: JSON.parse(String(body)) } : {}) });
    if (method === 'DELETE') rows = [];
    if (method === 'POST')
      rows = [...rows, { productID: 4, productName: 'Szauna', priceFrom: 0, priceTo: null }];
    return Response.json({ ok: true, message: '', insertID: 4 });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = async () => {
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <PriceTable kind="accommodation" id={9} />
        <MessageBoxHost />
      </SWRConfig>
    </MemoryRouter>,
  );
  return within(await screen.findByRole('form', { name: 'Új sor' }));
};
const put = (field: HTMLElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const fill = (row: ReturnType<typeof within>, name: string, from: string, to: string) => {
  put(row.getByLabelText(/Megnevezés/), name);
  put(row.getByLabelText(/mennyitől/), from);
  put(row.getByLabelText('Mennyiig'), to);
};

describe('the price table', () => {
  // Shows TT-02.
  it('adds a row, an upper price of 0 as none, and clears the new row', async () => {
    const row = await open();
    fill(row, 'Szauna', '3000', '0');
    fireEvent.click(row.getByRole('button', { name: 'Hozzáadás' }));
    await screen.findByRole('form', { name: 'Szauna' });
    expect(sent).toEqual([
      {
        call: 'POST /api/price-table-product',
        body: { productName: 'Szauna', priceFrom: 3000, priceTo: null, accommodationID: 9 },
      },
    ]);
    expect(row.getByLabelText<HTMLInputElement>(/Megnevezés/).value).toBe('');
  });

  it.each(['megegyezés szerint', '', '0'])('asks before a price that %j makes 0 is added', async (price) => {
    const row = await open();
    fill(row, 'Kiszállás', price, '');
    fireEvent.click(row.getByRole('button', { name: 'Hozzáadás' }));
    const box = within(await screen.findByRole('dialog'));
    expect(
      box.getByText('Ez a sor 0 Ft-tal, vagyis ingyenesként kerül az árlistába: Kiszállás.'),
    ).toBeDefined();
    fireEvent.click(box.getByRole('button', { name: 'Átírom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    fireEvent.click(row.getByRole('button', { name: 'Hozzáadás' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Jó így' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ priceFrom: 0 }));
  });

  it('asks about a stored row only when its price becomes 0', async () => {
    rows = [{ productID: 3, productName: 'Kiszállás', priceFrom: 0, priceTo: null }];
    await open();
    const row = within(screen.getByRole('form', { name: 'Kiszállás' }));
    put(row.getByLabelText(/Megnevezés/), 'Kiszállás Győrben');
    fireEvent.click(row.getByRole('button', { name: /^Mentés/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows errors at the fields of the row, and sends nothing', async () => {
    const row = await open();
    fill(row, '', '3000', '1000');
    fireEvent.click(row.getByRole('button', { name: 'Hozzáadás' }));
    expect(await row.findByText('Ezt a mezőt ki kell töltened!')).toBeDefined();
    expect(within(screen.getByRole('form', { name: 'Reggeli' })).queryByText(/ki kell/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(row.getByLabelText(/Megnevezés/)));
    put(row.getByLabelText(/Megnevezés/), 'Szauna');
    fireEvent.click(row.getByRole('button', { name: 'Hozzáadás' }));
    expect(await row.findByText('A felső ár nem lehet kisebb az alsónál, írd át az egyiket!')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('enables saving of a changed row only, and saves it', async () => {
    await open();
    const row = within(screen.getByRole('form', { name: 'Reggeli' }));
    const save = row.getByRole<HTMLButtonElement>('button', { name: 'Mentés: Reggeli' });
    expect(save.disabled).toBe(true);
    put(row.getByLabelText('Mennyiig'), '4000');
    fireEvent.click(save);
    await waitFor(() => expect(save.disabled).toBe(true));
    expect(sent[0]).toMatchObject({ call: 'PUT /api/price-table-product/3', body: { priceTo: 4000 } });
  });

  // Shows WID-11.
  it('deletes a row after a confirmation', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Reggeli' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.click(box.getByRole('button', { name: 'Törlés' }));
    await screen.findByText('Még nincs sor az árlistában.');
    expect(sent).toEqual([{ call: 'DELETE /api/price-table-product/3/9' }]);
  });

  it("keeps a row at 'Mégse'", async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Reggeli' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.click(box.getByRole('button', { name: 'Mégse' }));
    expect(screen.getByRole('form', { name: 'Reggeli' })).toBeDefined();
    expect(sent).toEqual([]);
  });
});

it('has no new row in a full table', async () => {
  rows = Array.from({ length: 100 }, (_, index) => ({
    productID: index + 1,
    productName: `Sor ${index}`,
    priceFrom: 1,
    priceTo: null,
  }));
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <PriceTable kind="service" id={1} />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByText(/Megvan mind a 100 sor/)).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Új sor' })).toBeNull();
});

it.each([
  ['accommodation', 'pl. reggeli, parkolás'],
  ['service', 'pl. kiszállás, óradíj'],
] as const)('shows an example that fits the kind %s', async (kind, example) => {
  rows = [];
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <PriceTable kind={kind} id={1} />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByPlaceholderText(example)).toBeDefined();
});

it('sends prices in forints with the id of the listing they belong to', () => {
  const values = { productName: 'Óradíj', priceFrom: 8000, priceTo: 12_000 } as const;
  expect(toPriceBody(values, { kind: 'service', id: 4 })).toEqual({ ...values, serviceID: 4 });
});
