import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { KeepButtons } from '../../../ui/keep-button.tsx';
import { Heart, HeartAction } from '../../favourites/heart/index.ts';
import { LazySearchMap } from './index.tsx';

const pin = {
  kind: 'property',
  id: 7,
  realEstateID: 7,
  lat: 47.5,
  lon: 19.05,
  isApproximate: 1,
  radius: 500,
  price: 45_900,
  adTypeName: 'Eladó',
  houseTypeName: 'lakás',
  settlement: 'Budapest',
};
const loadWords = () => import('../../properties/words/index.ts');
const replies: Record<string, object> = {
  '/api/client-config': { map: { tileUrl: null, attribution: '' } },
  '/api/map/property': { clusters: [], pins: [pin] },
};
const answer = async (input: RequestInfo | URL) => {
  const data = replies[new URL(String(input), 'http://localhost').pathname];
  return new Response(JSON.stringify({ ok: true, message: '', data }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const open = async (start = '') => {
  const list = document.createElement('div');
  list.innerHTML = '<div><a href="#8">8</a><a href="#7">7</a></div>';
  document.body.append(list);
  onTestFinished(() => list.remove());
  const cards = { list: { current: list }, rows: [{ realEstateID: 8 }, { realEstateID: 7 }] };
  const onArea = vi.fn<(area: string) => void>();
  function Page() {
    const [params, setParams] = useSearchParams();
    const search = (area: string) => {
      onArea(area);
      setParams({ area });
    };
    return (
      <LazySearchMap
        kind="property"
        loadWords={loadWords}
        query={Object.fromEntries(params)}
        cards={cards}
        onArea={search}
      />
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [`/${start}`] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <KeepButtons value={{ OnCard: Heart, OnPage: HeartAction }}>
        <RouterProvider router={router} />
      </KeepButtons>
    </SWRConfig>,
  );
  const map = await screen.findByRole('application');
  return { map, onArea, router, card: screen.getByText('7') };
};
/** The views that the map has asked for, the last one last. */
const getViews = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(String(address), 'http://localhost'))
    .filter(({ pathname }) => pathname === '/api/map/property')
    .map(({ searchParams }) => searchParams.get('bbox'));
const triangle = [
  [300, 200],
  [500, 200],
  [400, 400],
] as const;
const draw = (map: HTMLElement, points: readonly (readonly [x: number, y: number])[]) => {
  const [[x, y] = [0, 0], ...others] = points;
  fireEvent.pointerDown(map, { clientX: x, clientY: y, isPrimary: true });
  for (const [clientX, clientY] of others)
    fireEvent.pointerMove(window, { clientX, clientY, isPrimary: true });
  fireEvent.pointerUp(window, { isPrimary: true });
};

it('asks for no view while it is hidden, as on paper', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  await open();
  // Where the results are is asked for all the same.
  await waitFor(() => expect(getViews()).toEqual(['15,45,24,49.5']));
});

// Shows MAP-01.
it('marks the card of the focused pin, and the pin of the focused card', async () => {
  const { card } = await open();
  const mark = await screen.findByRole('button', { name: /^Eladó lakás · Budapest, 45,9/ });
  fireEvent.focus(mark);
  await waitFor(() => expect(card.hasAttribute('data-pointed')).toBe(true));
  fireEvent.blur(mark);
  await waitFor(() => expect(card.hasAttribute('data-pointed')).toBe(false));
  fireEvent.focusIn(card);
  await waitFor(() => expect(mark.className).toContain('selected'));
});

it('lists the pins of a point in one box', async () => {
  const twin = { ...pin, id: 9, realEstateID: 9, price: 1000 };
  replies['/api/map/property'] = { clusters: [], pins: [pin, twin] };
  onTestFinished(() => {
    replies['/api/map/property'] = { clusters: [], pins: [pin] };
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '2 hirdetés egy helyen' }));
  expect(await screen.findByRole('dialog', { name: '2 hirdetés egy helyen' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Eladó lakás/ })).toHaveLength(2));
});

// Shows MAP-03.
it('searches in the drawn area, with few corners however long the line', async () => {
  const { map, onArea } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Terület rajzolása' }));
  const round = Array.from({ length: 1000 }, (_, step) => {
    const angle = (step / 1010) * 2 * Math.PI;
    return [400 + 150 * Math.cos(angle), 300 + 150 * Math.sin(angle)] as const;
  });
  draw(map, round);
  expect(onArea).toHaveBeenCalledOnce();
  const corners = onArea.mock.calls[0]?.[0].split(';') ?? [];
  expect(corners.length).toBeGreaterThan(7);
  expect(corners.length).toBeLessThanOrEqual(100);
  expect(screen.getByRole('button', { name: 'Terület rajzolása' })).toBeTruthy();
});

it('takes the largest loop of a line that crosses itself', async () => {
  const { map, onArea } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Terület rajzolása' }));
  draw(map, [
    [100, 100],
    [300, 300],
    [300, 100],
    [150, 250],
  ]);
  expect(onArea).toHaveBeenCalledOnce();
  expect(onArea.mock.calls[0]?.[0].split(';')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is fitted to the results of a search, and a cluster that is opened to what it holds', async () => {
  const cluster = { lat: 46.9, lon: 18, count: 80, countIsCapped: false, bounds: [17.9, 46.8, 18.1, 47] };
  replies['/api/map/property'] = { clusters: [cluster], pins: [] };
  onTestFinished(() => {
    replies['/api/map/property'] = { clusters: [], pins: [pin] };
  });
  await open();
  const isAround = (view: string | null | undefined, widest: number) => {
    const [west = 0, south = 0, east = 0, north = 0] = (view ?? '').split(',').map(Number);
    return west <= 17.9 && south <= 46.8 && east >= 18.1 && north >= 47 && east - west < widest;
  };
  await waitFor(() => expect(isAround(getViews().at(-1), 1)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Kicsinyítés' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kicsinyítés' }));
  await waitFor(() => expect(isAround(getViews().at(-1), 1)).toBe(false));
  fireEvent.click(await screen.findByRole('button', { name: '80 hirdetés, nagyítás' }));
  await waitFor(() => expect(isAround(getViews().at(-1), 1)).toBe(true));
});

it('takes a drawn area off the map on going back, and shows it again on going forward', async () => {
  const { map, router } = await open();
  const getAreas = () => map.querySelectorAll('.leaflet-overlay-pane path[class*="area"]').length;
  fireEvent.click(await screen.findByRole('button', { name: 'Terület rajzolása' }));
  draw(map, triangle);
  await waitFor(() => expect(getAreas()).toBe(1));
  await act(() => router.navigate(-1));
  expect(getAreas()).toBe(0);
  const drawn = getViews().at(-1);
  fireEvent.click(screen.getByRole('button', { name: 'Kicsinyítés' }));
  await waitFor(() => expect(getViews().at(-1)).not.toBe(drawn));
  const away = getViews().at(-1);
  await act(() => router.navigate(1));
  expect(getAreas()).toBe(1);
  await waitFor(() => expect(getViews().at(-1)).not.toBe(away));
});

it('says that drawing was interrupted, and what is wrong only until the next line', async () => {
  const { map, onArea } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Terület rajzolása' }));
  const status = screen.getByRole('status');
  fireEvent.pointerDown(map, { clientX: 100, clientY: 100, isPrimary: true });
  fireEvent.pointerCancel(window, { isPrimary: true });
  expect(status.textContent).toBe('Megszakadt a rajzolás, kezdd újra!');
  fireEvent.pointerDown(map, { clientX: 100, clientY: 100, isPrimary: true });
  expect(status.textContent).toContain('Rajzold körbe');
  fireEvent.pointerUp(window, { isPrimary: true });
  expect(status.textContent).toContain('túl kicsi');
  draw(map, triangle);
  expect(onArea).toHaveBeenCalledOnce();
  expect(status.textContent).toBe('');
});

it('offers to search here after moving by keyboard, and keeps the focus on the map', async () => {
  const { map, onArea } = await open();
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  fireEvent.click(await screen.findByRole('button', { name: 'Keresés ezen a területen' }));
  expect(onArea).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(map);
});

it('zooms by the typed plus, which other keyboards have on other keys', async () => {
  const { map } = await open();
  await screen.findByRole('button', { name: /^Eladó/ });
  const [before] = getViews();
  fireEvent.keyDown(map, { key: '+', keyCode: 51, shiftKey: true });
  await waitFor(() => expect(getViews().at(-1)).not.toBe(before));
});

it('takes the focus into a popup and back to its mark', async () => {
  await open();
  const mark = await screen.findByRole('button', { name: /^Eladó/ });
  mark.focus();
  fireEvent.keyDown(mark, { key: ' ' });
  const link = await screen.findByRole('link', { name: /^Eladó/ });
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('button', { name: 'Bezárás' })).toBeTruthy();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(document.activeElement).toBe(mark);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Eladó/ })).toBeNull());
});

it('shows the price and a heart on the card of a pin, which a click on the map closes', async () => {
  const { map } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Eladó lakás · Budapest, 45,9/ }));
  const card = await screen.findByRole('dialog', { name: 'Eladó lakás · Budapest' });
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain('45 900 000 Ft');
  const heart = within(card).getByRole('button', { name: 'Kedvenc: Eladó lakás · Budapest' });
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(heart);
  fireEvent.click(map);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is a sheet on phones, closed by its button', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const { map } = await open();
  const mark = await screen.findByRole('button', { name: /^Eladó/ });
  fireEvent.click(mark);
  const sheet = await screen.findByRole('dialog');
  expect(map.contains(sheet)).toBe(false);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Bezárás' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(mark);
});

it('gives the focus of a mark that goes to the map', async () => {
  const { map } = await open();
  const mark = await screen.findByRole('button', { name: /^Eladó/ });
  mark.focus();
  replies['/api/map/property'] = { clusters: [], pins: [] };
  onTestFinished(() => {
    replies['/api/map/property'] = { clusters: [], pins: [pin] };
  });
  fireEvent.keyDown(mark, { key: '+' });
  await waitFor(() => expect(document.activeElement).toBe(map));
});
