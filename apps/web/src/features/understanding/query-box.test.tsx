import type { ListingKind } from '@piacter/contracts/listings/values';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCookieStatus } from '../../ui/cookie/cookie-status.ts';
import { QueryBox, useUnderstoodLabel } from './index.ts';
import { recentSearches } from './recent-searches.ts';

const addresses: Record<string, string | null> = {
  'q=kiado+lakas': '/ingatlanok?adType=2',
  'q=gy%C5%91r': null,
  'q=gy%C5%91r&kind=service': '/szakemberek?settlement=gyor',
};
const suggestion = (type: string, label: string, more: object) => ({
  ...{ type, label, note: '', typed: 'gy', text: `lakas ${label}`, address: null, total: null },
  ...more,
});
const suggestions = [
  suggestion('settlement', 'Győr', { note: 'Győr-Moson-Sopron vármegye' }),
  suggestion('accommodation', 'Gyöngy Apartman', { address: '/szallas/gyongy-apartman-7' }),
];
const long = 'jó napot kívánok, egy olyan embert keresek, Szegeden lakat';
const search = suggestion('search', 'Eladó lakások', {
  ...{ typed: 'elado lak', text: 'eladó lakás', address: '/ingatlanok?adType=1&houseType=2', total: 1038 },
});
const suggestionsOf: Record<string, object[]> = {
  'elado lak': [search],
  [long]: [suggestion('profession', 'lakatos', { text: long.replace(/lakat$/, 'lakatos'), address: '/l' })],
  'qwertz asdf': [],
};
const watch = (watchID: number, name: string, more: object) => ({
  ...{ watchID, name, kind: 'property', address: `/ingatlanok?figyeles=${watchID}`, frequency: 'daily' },
  ...{ isPaused: 0, isOwn: 1, created: '2026-11-20T10:00:00.000Z', lookedAt: null, newCount: 0, ...more },
});
const watches = [
  watch(1, 'Semmi új', {}),
  watch(2, 'Három új', { newCount: 3 }),
  watch(3, 'Szünetel', { isPaused: 1 }),
];
const reply = (data: unknown) => new Response(JSON.stringify({ ok: true, message: '', data }));
const answer = async (input: RequestInfo | URL) => {
  const { pathname, search: asked } = new URL(String(input), 'http://localhost');
  if (pathname.startsWith('/api/watches')) return reply(watches);
  const query = new URLSearchParams(asked);
  if (pathname === '/api/search-suggestions')
    return reply(suggestionsOf[query.get('q') ?? ''] ?? suggestions);
  const key = `q=${encodeURIComponent(query.get('q') ?? '').replaceAll('%20', '+')}${query.has('kind') ? `&kind=${query.get('kind')}` : ''}`;
  const data = { kind: null, filters: {}, rest: '', address: addresses[key] ?? null, understood: [] };
  return reply(data);
};

const Results = () => {
  const { pathname, search, hash } = useLocation();
  return (
    <p>
      {useUnderstoodLabel()} {pathname + search + hash}
    </p>
  );
};

const question = (ask: (kind: ListingKind) => void) => (
  <button type="button" onClick={() => ask('service')}>
    Szakemberek
  </button>
);

const open = (hash?: string, before: string[] = []) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <QueryBox {...(hash && { hash })} renderQuestion={question} /> },
      { path: '*', element: <Results /> },
    ],
    // An entry has a key of its own, as in a browser.
    { initialEntries: [...before, { pathname: '/', key: crypto.randomUUID() }] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
};
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Mit keresel?' });
const ask = (words: string) => {
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Mehet' }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
});

it('keeps the map of the results open', async () => {
  open('#terkep');
  ask('kiado lakas');
  expect(await screen.findByText(/#terkep$/)).toBeTruthy();
});

// Shows FIND-01, FIND-07.
it('leads to the results of a text, which say that it was understood', async () => {
  open();
  ask('kiado lakas');
  expect((await screen.findByText(/^Így értettük:/)).textContent).toBe('Így értettük: /ingatlanok?adType=2');
});

it('has what was typed again for who comes back', async () => {
  const { router } = open();
  ask('kiado lakas');
  await screen.findByText(/ingatlanok/);
  await act(() => router.navigate(-1));
  expect(box().value).toBe('kiado lakas');
  await act(() => router.navigate('/ingatlanok'));
  await act(() => router.navigate('/'));
  expect(box().value).toBe('');
});

it('asks for the kind where the text does not tell', async () => {
  open();
  ask('győr');
  fireEvent.click(await screen.findByRole('button', { name: 'Szakemberek' }));
  expect((await screen.findByText(/szakemberek/)).textContent).toContain('/szakemberek?settlement=gyor');
});

it('asks nothing for an empty text', () => {
  open();
  ask('  ');
  expect(fetch).not.toHaveBeenCalled();
});

describe('while one types', () => {
  const suggest = async () => {
    open();
    fireEvent.change(box(), { target: { value: 'lakas gy' } });
    return screen.findAllByRole('option');
  };

  // Shows FIND-08.
  it('completes the text with a place, which is searched by Enter', async () => {
    const options = await suggest();
    expect(options.map((option) => option.textContent)).toEqual([
      'Győrtelepülés · Győr-Moson-Sopron vármegye',
      'Gyöngy Apartmanszállás',
    ]);
    expect(options[0]?.querySelector('b')?.textContent).toBe('Gy');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect(box().value).toBe('lakas Győr');
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  });

  it('leads to the results where the completed text tells what is searched', async () => {
    addresses['q=lakas+Gy%C5%91r'] = '/ingatlanok?settlement=Gyor';
    const [place] = await suggest();
    if (place) fireEvent.click(place);
    expect(await screen.findByText(/settlement=Gyor/)).toBeDefined();
    delete addresses['q=lakas+Gy%C5%91r'];
  });

  it('leads to the page of a listing by its name', async () => {
    const [, listing] = await suggest();
    if (listing) fireEvent.click(listing);
    expect((await screen.findByText(/szallas/)).textContent).toContain('/szallas/gyongy-apartman-7');
  });
});

describe('a text that is being typed', () => {
  const suggest = async (typed: string) => {
    open();
    fireEvent.change(box(), { target: { value: typed } });
    return screen.findByRole('option');
  };

  it('is shown with its end, which is what is completed, where it is long', async () => {
    expect((await suggest(long)).textContent).toContain('… embert keresek, Szegeden lakatos');
  });

  it('is offered as it is where nothing completes it', async () => {
    addresses['q=qwertz+asdf'] = '/szallasok?wish=qwertz+asdf';
    const option = await suggest('qwertz asdf');
    expect(option.textContent).toBe('Keresés: qwertz asdf');
    fireEvent.click(option);
    expect(await screen.findByText(/wish=qwertz/)).toBeDefined();
  });
});

describe('whole searches', () => {
  it('say how many results they have, and are run at once', async () => {
    open();
    fireEvent.change(box(), { target: { value: 'elado lak' } });
    const option = await screen.findByRole('option');
    expect(option.textContent).toBe('Eladó lakások1\u00a0038\u00a0találat');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 javaslat');
    fireEvent.click(option);
    expect((await screen.findByText(/houseType/)).textContent).toBe(
      'Így értettük: /ingatlanok?adType=1&houseType=2',
    );
    expect(recentSearches.read()[0]).toBe('eladó lakás');
  });
});

describe('on a desk', () => {
  beforeEach(() => localStorage.clear());

  it('opens a list with the visitor’s watches, those with something new first, until the focus leaves', async () => {
    localStorage.setItem('token', 'x.y.z');
    localStorage.setItem('sessionInfo', JSON.stringify({ path: 'ajanlatkero' }));
    open();
    act(() => box().focus());
    const names = (await screen.findAllByRole('button', { name: / új/ }, { timeout: 5000 })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Három új3\u00a0új', 'Semmi új']);
    act(() => box().blur());
    expect(screen.queryByRole('button', { name: 'Semmi új' })).toBeNull();
    act(() => box().focus());
    fireEvent.click(await screen.findByRole('button', { name: /^Három új/ }));
    expect(await screen.findByText(/figyeles=2/)).toBeDefined();
    const sent = vi.mocked(fetch).mock.calls.map(([address, init]) => [address, init?.method]);
    expect(sent).toContainEqual(['/api/watches/2', 'PATCH']);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('max-width') }) as MediaQueryList,
    );
  });
  const focus = () => act(() => box().focus());

  it('fills the window while it has the focus, and says how many suggestions there are', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Bezárás' })).toBeNull();
    focus();
    fireEvent.change(box(), { target: { value: 'lakas gy' } });
    await screen.findAllByRole('option');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 javaslat');
    fireEvent.click(screen.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bezárás' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  it('closes when the browser goes back, which stays on the page', async () => {
    const { router } = open(undefined, ['/ingatlanok']);
    focus();
    expect(screen.getByRole('button', { name: 'Bezárás' })).toBeTruthy();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bezárás' })).toBeNull());
    expect(document.activeElement).toBe(document.body);
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate(-1));
    expect(await screen.findByText(/ingatlanok/)).toBeTruthy();
  });

  it('leaves no entry of its own between the page and the results', async () => {
    const { router } = open(undefined, ['/szallasok']);
    focus();
    ask('kiado lakas');
    await screen.findByText(/adType=2/);
    await act(() => router.navigate(-1));
    expect(box().value).toBe('kiado lakas');
    expect(screen.queryByRole('button', { name: 'Bezárás' })).toBeNull();
  });

  it('offers the visitor’s last searches, until they are emptied', async () => {
    const first = open();
    ask('kiado lakas');
    await screen.findByText(/adType=2/);
    first.unmount();
    open();
    focus();
    fireEvent.click(await screen.findByRole('button', { name: 'kiado lakas' }, { timeout: 5000 }));
    expect(await screen.findByText(/adType=2/)).toBeDefined();
    act(() => recentSearches.write([]));
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  it('remembers no search of who declined', async () => {
    setCookieStatus(0);
    open();
    ask('kiado lakas');
    await screen.findByText(/adType=2/);
    expect(recentSearches.read()).toEqual([]);
  });
});
