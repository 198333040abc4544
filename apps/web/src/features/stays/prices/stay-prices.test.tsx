import { plainPrices, type StayPrices } from '@piacter/contracts/stays/values';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { StayPricesPanel } from './index.tsx';

let stored: StayPrices;
let sent: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  stored = plainPrices;
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json({ ok: true, message: '', data: stored });
  });
});
const open = async () => {
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map() }}>
        <StayPricesPanel accommodationID={4} onUnsaved={() => undefined} />
      </SWRConfig>
    </MemoryRouter>,
  );
  await screen.findByRole('form', { name: 'Idényárak és költségek' });
};
const put = (field: HTMLElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const season = (number: number) => within(screen.getByRole('group', { name: `${number}. idény` }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Árak mentése' }));

// Shows CAL-06.
it('saves seasons, shares of children and fees', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Idény hozzáadása' }));
  put(season(1).getByLabelText(/^Ár fejenként/), '14 000');
  put(season(1).getByLabelText('Hétvégi felár'), '20');
  fireEvent.change(season(1).getByLabelText('Első nap: hányadika?'), { target: { value: '30' } });
  fireEvent.change(season(1).getByLabelText('Első nap: melyik hónap?'), { target: { value: '02' } });
  put(screen.getByLabelText('0–6 évesek'), '0');
  put(screen.getByLabelText('Takarítás, alkalmanként'), '15 e');
  save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        seasons: [
          { from: '02-29', to: '08-31', pricePerPerson: 14_000, minimumStay: null, weekendPercent: 20 },
        ],
        childPercent: { under6: 0, from7: 100, from14: 100 },
        cleaningFee: 15_000,
        touristTax: null,
      },
    ]),
  );
});

it('says one thing of a price that is none: what it became, and once that is refused, what is wrong', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Idény hozzáadása' }));
  put(season(1).getByLabelText(/^Ár fejenként/), 'olcsó');
  expect(season(1).getAllByText('Itt szám kell, ezért 0 lett.')).not.toEqual([]);
  save();
  expect(await season(1).findByText('Legalább 1 legyen!')).toBeDefined();
  expect(season(1).queryAllByText(/ezért 0 lett/)).toEqual([]);
  expect(sent).toEqual([]);
});

it('begins a further season after the last one, and ends it before the next', async () => {
  await open();
  for (const price of ['14000', '9000']) {
    fireEvent.click(screen.getByRole('button', { name: 'Idény hozzáadása' }));
    put(season(price === '14000' ? 1 : 2).getByLabelText(/^Ár fejenként/), price);
  }
  save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        seasons: [
          { from: '06-15', to: '08-31' },
          { from: '09-01', to: '06-14' },
        ],
      },
    ]),
  );
});

it('shows at its field what is missing, and which season overlaps another', async () => {
  await open();
  const add = screen.getByRole('button', { name: 'Idény hozzáadása' });
  fireEvent.click(add);
  fireEvent.click(add);
  put(season(1).getByLabelText(/^Ár fejenként/), '14000');
  save();
  expect(await season(2).findByText('Ezt a mezőt ki kell töltened!')).toBeDefined();
  put(season(2).getByLabelText(/^Ár fejenként/), '9000');
  fireEvent.change(season(2).getByLabelText('Első nap: melyik hónap?'), { target: { value: '08' } });
  save();
  expect(await season(2).findByText(/már egy másik idény is érvényes/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Törlés: 1. idény' }));
  save();
  await waitFor(() => expect(sent).toMatchObject([{ seasons: [{ pricePerPerson: 9000 }] }]));
});
