import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { clearSession, saveToken } from '../../lib/session.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { browserFavourites, Heart } from './heart/index.ts';
import { KeptCount, useFavouriteMerge } from './kept-count/kept-count.tsx';
import { FavouritesPage } from './page/favourites-page.tsx';
import { applyChange } from './page/use-kept.ts';

const flat = { kind: 'property', id: 7, title: 'Eladó lakás, Győr', price: 52_000 } as const;
const keptAt = '2026-11-01T10:00:00.000Z';
const kept = { kind: 'property', id: 7, title: flat.title, note: '', keptAt, keptPrice: 52_000 } as const;
const card = {
  realEstateID: 7,
  adType: 1,
  adTypeName: 'Eladó',
  houseType: 2,
  houseTypeName: 'lakás',
  mainImg: null,
  imageCount: 0,
  settlement: 'Győr',
  streetName: null,
  advertiserType: null,
  floorArea: 54,
  siteArea: null,
  price: 49_000,
  packageType: 0,
  created: keptAt,
};

let sent: string[];
let replies: Record<string, { status?: number; body: object }>;
beforeEach(() => {
  sent = [];
  replies = {
    'GET /api/favourites': { body: { data: [] } },
    'GET /api/listing-cards': { body: { data: { property: [card], accommodation: [], service: [] } } },
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const call = `${method} ${address.split('?')[0]}`;
    sent.push(body === undefined ? call : `${call} ${String(body)}`);
    const reply = replies[call] ?? { body: {} };
    return Response.json({ ok: (reply.status ?? 200) < 400, message: '', ...reply.body }, reply);
  });
});
afterEach(() => {
  act(() => answerMessage(true));
  clearSession();
  localStorage.clear();
  act(() => browserFavourites.write([]));
});

const logIn = (sub = '5') =>
  act(() => saveToken(`h.${btoa(JSON.stringify({ path: 'ajanlatkero', sub }))}.s`));

function Merge() {
  useFavouriteMerge();
  return null;
}
const open = (element: React.ReactNode) => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          {element}
          <MessageBoxHost />
        </>
      ),
    },
  ]);
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
};
const heart = () => screen.getByRole('button', { name: 'Kedvenc: Eladó lakás, Győr' });
const isPressed = () => heart().getAttribute('aria-pressed');

describe('the heart', () => {
  // Shows KEEP-01.
  it('keeps and releases a listing in the browser, without a call', async () => {
    open(<Heart listing={flat} />);
    expect(isPressed()).toBe('false');
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe('true'));
    expect(browserFavourites.read()).toMatchObject([{ ...kept, keptAt: expect.any(String) }]);
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe('false'));
    expect([browserFavourites.read(), sent]).toEqual([[], []]);
  });

  it('asks before a favourite goes with its note', async () => {
    const noted = { ...kept, note: 'Délre néz, vasárnap megnézzük.' };
    act(() => browserFavourites.write([noted]));
    open(<Heart listing={flat} />);
    fireEvent.click(heart());
    expect(await screen.findByText('A jegyzeted is törlődik: „Délre néz, vasárnap megnézzük.”')).toBeTruthy();
    expect(isPressed()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browserFavourites.read()).toEqual([noted]);
    fireEvent.click(heart());
    fireEvent.click(await screen.findByRole('button', { name: 'Kiveszem' }));
    await waitFor(() => expect(isPressed()).toBe('false'));
  });

  it('refuses the hundred and first of a kind in the browser', async () => {
    const full = Array.from({ length: 100 }, (_, index) => ({ ...kept, id: index + 100 }));
    browserFavourites.write(full);
    open(<Heart listing={flat} />);
    fireEvent.click(heart());
    expect(await screen.findByText(/legfeljebb 100 kedvenced/)).toBeTruthy();
    expect(isPressed()).toBe('false');
  });

  it('changes the account at once', async () => {
    logIn();
    open(<Heart listing={flat} />);
    await waitFor(() => expect(sent).toContain('GET /api/favourites'));
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe('true'));
    await waitFor(() => expect(sent).toContain('POST /api/favourites {"kind":"property","id":7}'));
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe('false'));
    await waitFor(() => expect(sent).toContain('DELETE /api/favourites/property/7'));
  });

  it('goes back with a message when the server refuses', async () => {
    replies['POST /api/favourites'] = {
      status: 409,
      body: { code: 'favourite_limit_reached', message: 'Betelt!' },
    };
    logIn();
    open(<Heart listing={flat} />);
    await waitFor(() => expect(sent).toContain('GET /api/favourites'));
    fireEvent.click(heart());
    expect(await screen.findByText('Betelt!')).toBeTruthy();
    await waitFor(() => expect(isPressed()).toBe('false'));
  });
});

describe('the login', () => {
  it('moves what the browser kept into the account; what does not fit stays, and is told once', async () => {
    const other = { ...kept, id: 8, title: 'Kiadó ház, Eger' };
    browserFavourites.write([kept, other]);
    replies['POST /api/favourites/merge'] = {
      body: { data: { added: 1, overLimit: [{ kind: 'property', id: 8 }] } },
    };
    open(<Merge />);
    expect(sent).toEqual([]);
    logIn();
    expect(await screen.findByText(/Kiadó ház, Eger/)).toBeTruthy();
    const { title: _title, ...first } = kept;
    expect(sent[0]).toContain(`POST /api/favourites/merge {"favourites":[`);
    expect(JSON.parse(sent[0]?.slice(sent[0].indexOf('{')) ?? '').favourites[0]).toEqual(first);
    expect(browserFavourites.read()).toEqual([{ ...other, refusedBy: '5' }]);
    expect(sent.filter((call) => call.includes('merge'))).toHaveLength(1);
  });
});

describe('the page of favourites', () => {
  // Shows KEEP-02.
  it('shows what the browser keeps, the change of the price and what is gone', async () => {
    browserFavourites.write([kept, { ...kept, id: 9, title: 'Kiadó garázs, Eger', note: 'Szűk.' }]);
    open(<FavouritesPage />);
    const section = within(await screen.findByRole('region', { name: 'Ingatlanok (2)' }));
    expect(
      section.getByText(/^Olcsóbb lett, mióta megjelölted: 52.000.000.Ft helyett 49.000.000.Ft$/),
    ).toBeTruthy();
    expect(section.getByText('Ez a hirdetés már nem érhető el.')).toBeTruthy();
    expect(section.getByText('Szűk.')).toBeTruthy();
    fireEvent.click(section.getByRole('button', { name: /^Kiveszem .*Kiadó garázs, Eger$/ }));
    expect(await screen.findByText('A jegyzeted is törlődik: „Szűk.”')).toBeTruthy();
    expect(browserFavourites.read()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Kiveszem' }));
    const left = await screen.findByRole('region', { name: 'Ingatlanok (1)' });
    expect(browserFavourites.read()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(left.parentElement));
  });

  it('leads to the comparison of those that are selected, which are so after coming back', async () => {
    const cards = [card, { ...card, realEstateID: 8 }];
    replies['GET /api/listing-cards'] = {
      body: { data: { property: cards, accommodation: [], service: [] } },
    };
    browserFavourites.write([kept, { ...kept, id: 8 }]);
    const { unmount } = open(<FavouritesPage />);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Összehasonlítom/ });
    for (const box of boxes) {
      expect(screen.queryByRole('link', { name: /^Összehasonlítás/ })).toBeNull();
      fireEvent.click(box);
    }
    const link = screen.getByRole('link', { name: 'Összehasonlítás (2)' });
    expect(link.getAttribute('href')).toBe('/osszehasonlitas?kind=property&ids=7,8');
    unmount();
    open(<FavouritesPage />);
    for (const box of await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /^Összehasonlítom/,
    })) {
      expect(box.checked).toBe(true);
      fireEvent.click(box);
    }
  });

  it('stores a note in the account', async () => {
    replies['GET /api/favourites'] = { body: { data: [{ ...kept, price: 49_000, state: 'live' }] } };
    logIn();
    open(<FavouritesPage />);
    fireEvent.click(await screen.findByRole('button', { name: /^Jegyzetet írok/ }));
    const note = screen.getByLabelText('Jegyzet: Eladó lakás, Győr');
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: ' Napos. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Jegyzet mentése' }));
    expect(await screen.findByText('Napos.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Jegyzet');
    expect(sent).toContain('PATCH /api/favourites/property/7 {"note":"Napos."}');
  });

  it('invites to keep something while it is empty', async () => {
    open(<FavouritesPage />);
    expect(await screen.findByText('Még nincs kedvenced')).toBeTruthy();
  });
});

it('moves a favourite among those of its kind', () => {
  const list = [kept, { ...kept, id: 8 }, { ...kept, kind: 'service' as const, id: 7 }, { ...kept, id: 9 }];
  const moved = applyChange(list, { kind: 'property', id: 7 }, { position: 2 });
  expect(moved.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'service 7',
    'property 8',
    'property 9',
    'property 7',
  ]);
});

describe('the number at the heart of the header', () => {
  const other = { ...flat, id: 8, title: 'Eladó ház, Vác' };
  const openBoth = () =>
    open(
      <>
        <a href="/kedvencek" aria-label="Kedvencek" aria-describedby="szam">
          ♡
        </a>
        <KeptCount id="szam" />
        <Heart listing={flat} />
        <Heart listing={other} />
      </>,
    );
  const link = () => screen.getAllByRole('link', { name: 'Kedvencek' })[0];
  const count = () => {
    const id = link()?.getAttribute('aria-describedby');
    return document.getElementById(id ?? '')?.textContent;
  };

  it('grows with each heart, and says after the first one where the listing went', async () => {
    openBoth();
    expect(count()).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(heart());
    await waitFor(() => expect(count()).toBe('1 hirdetés'));
    expect(screen.getByRole('status').textContent).toBe('Megjegyeztük · Kedvencek');
    expect(within(screen.getByRole('status')).getByRole('link').getAttribute('href')).toBe('/kedvencek');
    fireEvent.click(screen.getByRole('button', { name: /Eladó ház/ }));
    await waitFor(() => expect(count()).toBe('2 hirdetés'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says nothing of what was kept before', () => {
    browserFavourites.write([kept]);
    openBoth();
    expect(count()).toBe('1 hirdetés');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is that of the account, with a session', async () => {
    replies['GET /api/favourites'] = { body: { data: [kept, { ...kept, id: 9 }] } };
    logIn();
    openBoth();
    await waitFor(() => expect(count()).toBe('2 hirdetés'));
  });
});
