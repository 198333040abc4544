import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { SharePanel } from './share-panel.tsx';
import { SharedListPage } from './shared-list-page.tsx';

let sent: string[];
let replies: Record<string, { status?: number; body: object }>;
beforeEach(() => {
  sent = [];
  replies = { 'GET /api/favourite-lists': { body: { data: [] } } };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    sent.push(body === undefined ? call : `${call} ${String(body)}`);
    const reply = replies[call] ?? { body: {} };
    return Response.json({ ok: (reply.status ?? 200) < 400, message: '', ...reply.body }, reply);
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = (element: React.ReactNode, address = '/') =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/lista/:token', element },
            { path: '*', element },
          ],
          {
            initialEntries: [address],
          },
        )}
      />
    </SWRConfig>,
  );

const kept = [
  { kind: 'property', id: 1, title: 'Eladó lakás, Győr' },
  { kind: 'service', id: 2, title: 'Burkolás' },
] as const;
const ownList = {
  listID: 3,
  name: 'Közös',
  withNotes: 0,
  withPartner: 1,
  partnerName: 'Anna',
  listings: [],
  answers: [],
  created: '2026-11-01T10:00:00.000Z',
};

describe('sharing the favourites', () => {
  // Shows KEEP-04.
  it('shows the new link, once', async () => {
    const token = 'a'.repeat(32);
    replies['POST /api/favourite-lists'] = { status: 201, body: { insertID: 3, data: { token } } };
    open(<SharePanel kept={kept} />);
    fireEvent.change(screen.getByLabelText(/A lista neve/), { target: { value: 'Közös' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'A jegyzeteim is látszódjanak' }));
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    const link = await screen.findByRole('link', { name: new RegExp(`/lista/${token}$`) });
    expect(link.getAttribute('href')).toContain(`/lista/${token}`);
    for (const [name, start] of [
      ['WhatsApp', 'https://wa.me/?text='],
      ['Viber', 'viber://forward?text='],
    ] as const) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(href.startsWith(start)).toBe(true);
      expect(decodeURIComponent(href)).toContain(`/lista/${token}`);
    }
    expect(sent).toContain(
      'POST /api/favourite-lists {"name":"Közös","withNotes":1,"withPartner":0,"listings":[]}',
    );
  });

  it('takes a link back after a question', async () => {
    replies['GET /api/favourite-lists'] = { body: { data: [ownList] } };
    replies['DELETE /api/favourite-lists/3'] = { body: { message: 'Visszavontad a linket.' } };
    open(<SharePanel kept={kept} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Visszavonom: Közös' }));
    expect(sent).not.toContain('DELETE /api/favourite-lists/3');
    act(() => answerMessage(true));
    expect(await screen.findByText('Visszavontad a linket.')).toBeTruthy();
    expect(sent).toContain('DELETE /api/favourite-lists/3');
  });

  it('puts the chosen favourites into a list, and asks for one of them', async () => {
    open(<SharePanel kept={kept} />);
    fireEvent.change(screen.getByLabelText(/A lista neve/), { target: { value: 'Lakások' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Csak amit kiválasztok' }));
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    expect(screen.getByText('Jelölj ki legalább egyet!')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Eladó lakás, Győr' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /az is jelölhessen/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    await vi.waitFor(() =>
      expect(sent).toContain(
        'POST /api/favourite-lists {"name":"Lakások","withNotes":0,"withPartner":1,"listings":[{"kind":"property","id":1}]}',
      ),
    );
  });

  it('changes a list in place', async () => {
    replies['GET /api/favourite-lists'] = { body: { data: [ownList] } };
    open(<SharePanel kept={kept} />);
    expect(await screen.findByText(/minden kedvenced, jegyzetek nélkül, a társad: Anna/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Módosítom: Közös' }));
    fireEvent.change(screen.getByDisplayValue('Közös'), { target: { value: 'Balaton' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lista mentése' }));
    await vi.waitFor(() =>
      expect(sent).toContain(
        'PATCH /api/favourite-lists/3 {"name":"Balaton","withNotes":0,"withPartner":1,"listings":[]}',
      ),
    );
    expect(await screen.findByRole('button', { name: 'Módosítom: Közös' })).toBeTruthy();
  });

  it('shows why a link was refused', async () => {
    const message = 'Legfeljebb 10 linket oszthatsz meg!';
    replies['POST /api/favourite-lists'] = { status: 409, body: { code: 'list_limit_reached', message } };
    open(<SharePanel kept={kept} />);
    fireEvent.click(screen.getByRole('button', { name: 'Link készítése' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says at the field what is wrong with the name, and sends it once', async () => {
    const errors = [{ path: 'name', message: 'Ezt a mezőt ki kell töltened!' }];
    const body = { code: 'validation_failed', message: 'Néhány mező hibás, nézd át őket!', errors };
    replies['POST /api/favourite-lists'] = { status: 422, body };
    open(<SharePanel kept={kept} />);
    const button = screen.getByRole('button', { name: 'Link készítése' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Ezt a mezőt ki kell töltened!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(sent.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});

describe('the page of a shared list', () => {
  it('shows its name and notes', async () => {
    const listings = [{ kind: 'property', id: 1, title: 'Eladó lakás', note: 'Napos.', answer: null }];
    const cards = { property: [], accommodation: [], service: [] };
    replies['GET /api/shared-lists/abc'] = {
      body: { data: { name: 'Közös lista', partnerName: null, listings, cards } },
    };
    open(<SharedListPage />, '/lista/abc');
    expect(await screen.findByRole('heading', { name: 'Közös lista' })).toBeTruthy();
    expect(screen.getByText('Napos.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Tetszik/ })).toBeNull();
  });

  // Shows KEEP-04.
  it('takes the name, hearts and notes of the second person, and takes back what is refused', async () => {
    const listings = [{ kind: 'property', id: 1, title: 'Eladó lakás', note: null, answer: null }];
    const cards = { property: [], accommodation: [], service: [] };
    const data = { name: 'Közös lista', partnerName: '', listings, cards };
    replies['GET /api/shared-lists/abc'] = { body: { data } };
    open(<SharedListPage />, '/lista/abc');
    fireEvent.change(await screen.findByLabelText(/Hogy hívnak/), { target: { value: 'Ő' } });
    fireEvent.click(screen.getByRole('button', { name: 'Név mentése' }));
    await vi.waitFor(() => expect(sent).toContain('PATCH /api/shared-lists/abc {"partnerName":"Ő"}'));
    const like = screen.getByRole('button', { name: 'Tetszik: Eladó lakás' });
    expect(like.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(like);
    const call = 'PUT /api/shared-lists/abc/answers/property/1';
    await vi.waitFor(() => expect(sent).toContain(`${call} {"isLiked":1,"note":""}`));
    expect(like.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Jegyzetet írok: Eladó lakás' }));
    fireEvent.change(screen.getByLabelText('Jegyzet: Eladó lakás'), { target: { value: 'Kicsi.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Jegyzet mentése' }));
    await vi.waitFor(() => expect(sent).toContain(`${call} {"isLiked":1,"note":"Kicsi."}`));
    expect(await screen.findByText('Kicsi.')).toBeTruthy();
    replies[call] = { status: 404, body: { code: 'not_found', message: 'Már nincs a listán.' } };
    fireEvent.click(like);
    await vi.waitFor(() => expect(sent).toContain(`${call} {"isLiked":0,"note":"Kicsi."}`));
    await vi.waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
  });

  // Shows KEEP-08.
  it('tells what a stay costs on the days of its address', async () => {
    const house = {
      ...{ accommodationID: 9, accommodationUrl: 'nadas-9', accommodationName: 'Nádas', capacity: 4 },
      ...{
        accommodationTypeName: 'vendégház',
        mealPlanName: 'önellátás',
        settlement: 'Tihany',
        countyRegion: null,
      },
      ...{ pricePerPerson: 8000, petAllowed: 0, petCostPerNight: null, imageCount: 0, mainImg: null },
    };
    const listings = [{ kind: 'accommodation', id: 9, title: 'Nádas', note: null, answer: null }];
    const toCards = (card: object) => ({ property: [], accommodation: [card], service: [] });
    const data = { name: 'Közös lista', partnerName: null, listings, cards: toCards(house) };
    replies['GET /api/shared-lists/abc'] = { body: { data } };
    const query = 'arrival=2027-05-10&departure=2027-05-13&adults=2';
    replies['GET /api/listing-cards?accommodation=9&adults=2&arrival=2027-05-10&departure=2027-05-13'] = {
      body: { data: toCards({ ...house, total: null, stay: null }) },
    };
    open(<SharedListPage />, `/lista/abc?${query}`);
    expect(await screen.findByText('Ezekre a napokra nem foglalható.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Felnőttek' }), { target: { value: '3' } });
    await vi.waitFor(() => expect(sent.at(-1)).toContain('adults=3'));
  });

  it.each([
    ['adults=abc&pets=1&openFrom=x', 'adults=1&arrival=2027-05-10&departure=2027-05-13&pets=1'],
    ['adults=99999&children7to13=-1', 'adults=9999&arrival=2027-05-10&departure=2027-05-13'],
  ])('asks for a stay that can be, whatever its address says: %s', async (given, asked) => {
    const house = { ...kept[0], kind: 'accommodation', note: null, answer: null };
    const cards = { property: [], accommodation: [], service: [] };
    const data = { name: 'Közös lista', partnerName: null, listings: [house], cards };
    replies['GET /api/shared-lists/abc'] = { body: { data } };
    open(<SharedListPage />, `/lista/abc?arrival=2027-05-10&departure=2027-05-13&${given}`);
    await vi.waitFor(() => expect(sent).toContain(`GET /api/listing-cards?accommodation=1&${asked}`));
  });

  // Shows KEEP-07.
  it('reports a note of its owner, or its name, by the secret of the link', async () => {
    const token = 'a'.repeat(32);
    const listing = { kind: 'property', id: 1, title: 'Eladó lakás', note: 'Undok.', answer: null };
    const cards = { property: [], accommodation: [], service: [] };
    const data = { listID: 4, name: 'Közös', partnerName: null, listings: [listing], cards };
    replies[`GET /api/shared-lists/${token}`] = { body: { data } };
    open(<SharedListPage />, `/lista/${token}`);
    expect(await screen.findByRole('button', { name: 'Bejelentem: Közös' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentem: jegyzet, Eladó lakás' }));
    fireEvent.change(await screen.findByLabelText(/^Mi a gond vele/), { target: { value: 'offensive' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentés küldése' }));
    await vi.waitFor(() => expect(sent.some((call) => call.startsWith('POST /api/reports'))).toBe(true));
    const [body] = sent.flatMap((call) => call.split('POST /api/reports ').slice(1));
    expect(JSON.parse(body ?? '')).toMatchObject({
      kind: 'list',
      id: 4,
      token,
      entry: { kind: 'property', id: 1 },
      reason: 'offensive',
    });
  });

  it('says why it cannot be opened', async () => {
    const message = 'Ez a lista nem nyitható meg: visszavonták, vagy hibás a link.';
    replies['GET /api/shared-lists/abc'] = { status: 404, body: { code: 'not_found', message } };
    open(<SharedListPage />, '/lista/abc');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
