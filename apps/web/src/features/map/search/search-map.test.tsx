import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LazySearchMap } from './index.ts';

const pin = {
  kind: 'property',
  id: 7,
  realEstateID: 7,
  lat: 47.5,
  lon: 19.05,
  isApproximate: true,
  radius: 500,
  price: 45_900,
  adTypeName: 'Eladó',
  houseTypeName: 'lakás',
  settlement: 'Budapest',
};
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

const open = async () => {
  const list = document.createElement('div');
  list.innerHTML = '<div><a href="#8">8</a><a href="#7">7</a></div>';
  document.body.append(list);
  onTestFinished(() => list.remove());
  const cards = { list: { current: list }, rows: [{ realEstateID: 8 }, { realEstateID: 7 }] };
  const onArea = vi.fn<(area: string) => void>();
  const page = <LazySearchMap kind="property" query={{}} cards={cards} onArea={onArea} />;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </SWRConfig>,
  );
  const map = await screen.findByRole('application');
  return { map, onArea, card: screen.getByText('7') };
};
const draw = (map: HTMLElement, points: readonly (readonly [x: number, y: number])[]) => {
  const [[x, y] = [0, 0], ...others] = points;
  fireEvent.pointerDown(map, { clientX: x, clientY: y, isPrimary: true });
  for (const [clientX, clientY] of others)
    fireEvent.pointerMove(window, { clientX, clientY, isPrimary: true });
  fireEvent.pointerUp(window, { isPrimary: true });
};

// Shows MAP-01.
it('marks the card of the focused pin, and the pin of the focused card', async () => {
  const { card } = await open();
  const mark = await screen.findByRole('button', { name: /^Eladó · lakás · Budapest, 45,9/ });
  fireEvent.focus(mark);
  await waitFor(() => expect(card.hasAttribute('data-pointed')).toBe(true));
  fireEvent.blur(mark);
  await waitFor(() => expect(card.hasAttribute('data-pointed')).toBe(false));
  fireEvent.focusIn(card);
  await waitFor(() => expect(mark.className).toContain('selected'));
});

it('lists the pins of a point in one popup', async () => {
  const twin = { ...pin, id: 9, realEstateID: 9, price: 1000 };
  replies['/api/map/property'] = { clusters: [], pins: [pin, twin] };
  onTestFinished(() => {
    replies['/api/map/property'] = { clusters: [], pins: [pin] };
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '2 hirdetés egy helyen' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Eladó · lakás/ })).toHaveLength(2));
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

it('asks to draw again when the border crosses itself', async () => {
  const { map, onArea } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Terület rajzolása' }));
  draw(map, [
    [100, 100],
    [300, 300],
    [300, 100],
    [100, 300],
  ]);
  expect(onArea).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('keresztezi önmagát');
});
