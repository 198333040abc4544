import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { HostCalendarPage } from './host-calendar-page.tsx';

const span = { minimumStay: 1, pricePerPerson: 10_000 };
const sources = [
  { sourceID: 7, name: 'Airbnb', url: 'https://pelda.test/1.ics', only: 'all', color: 1, events: 3 },
  { sourceID: 8, name: 'Szállás.hu', url: 'https://pelda.test/2.ics', only: 'all', color: 2, events: 0 },
].map((source) => ({ ...source, refreshed: null, fault: null, isDoubted: 0 }));

const own = [{ accommodationID: 9, accommodationName: 'Tóparti ház' }];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2027-07-21T10:00:00.000Z') });
  vi.stubGlobal('fetch', async (address: string) => {
    const nights = [
      { from: '2027-07-21', to: '2027-07-24', state: 'free', source: null, ...span },
      { from: '2027-07-24', to: '2027-07-26', state: 'busy', source: 'import', sourceID: 7, ...span },
      { from: '2027-07-26', to: '2029-07-22', state: 'free', source: null, ...span },
    ];
    const data = address.includes('/sources')
      ? { sources, conflicts: [], exported: null }
      : { isKept: 1, refreshed: null, nights };
    return Response.json({ ok: true, message: '', data: address.includes('by-user') ? own : data });
  });
});
const open = (accommodationID = 9) =>
  openPages({ '/naptar/:accommodationID': <HostCalendarPage /> }, `/naptar/${accommodationID}`);

it('says that it loads, and what is not among the own accommodations does not exist', async () => {
  open();
  expect(screen.getByText('Betöltés…').getAttribute('role')).toBe('status');
  await screen.findByRole('grid', { name: '2027. július' });
  cleanup();
  open(10);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Naptár' })).toBeNull());
  expect(screen.queryByRole('button', { name: /újra/i })).toBeNull();
});

// Shows CAL-01.
it('names each imported calendar in the legend and on its nights, in its own colour', async () => {
  open();
  const legend = await screen.findByRole('list', { name: 'Jelmagyarázat' });
  const entry = await within(legend).findByText('foglalt, másik naptárból: Airbnb');
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'szabad',
    'foglalt, te jelölted',
    'foglalt, itt lefoglalt',
    'foglalt, másik naptárból: Airbnb',
    'foglalt, másik naptárból: Szállás.hu',
    'zárva',
  ]);
  const night = screen.getByRole('button', { name: /július 24\., .*másik naptárból: Airbnb$/ });
  const colorOf = (element: Element | null | undefined) =>
    (element as HTMLElement).style.getPropertyValue('--source');
  expect(colorOf(night)).toBe('var(--c2)');
  expect(colorOf(entry.querySelector('[data-source]'))).toBe('var(--c2)');
});

it('marks the weeks that are over, which phones leave out', async () => {
  open();
  const month = await screen.findByRole('grid', { name: '2027. július' });
  const isPast = within(month)
    .getAllByRole('row')
    .map((row) => row.hasAttribute('data-past'));
  expect(isPast).toEqual([true, true, true, false, false]);
});

describe('the months', () => {
  const names = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
  const more = () => screen.queryByRole('button', { name: 'További hónapok' });
  const focused = () => document.activeElement?.getAttribute('data-day');

  it('are all there on a desk', async () => {
    open();
    await screen.findByRole('grid', { name: '2027. július' });
    expect([names().length, names().at(-1)]).toEqual([25, '2029. július']);
    expect(more()).toBeNull();
  });

  describe('of a phone', () => {
    beforeEach(() =>
      vi.stubGlobal('matchMedia', () => ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      })),
    );

    it('are three, until more are asked for, on the first of which the focus goes on', async () => {
      open();
      await screen.findByRole('grid', { name: '2027. július' });
      expect(names()).toEqual(['2027. július', '2027. augusztus', '2027. szeptember']);
      fireEvent.click(more() ?? document.body);
      expect([names().length, names().at(-1)]).toEqual([9, '2028. március']);
      expect(focused()).toBe('2027-10-01');
      for (let press = 0; more(); press += 1) {
        expect(press).toBeLessThan(3);
        fireEvent.click(more() ?? document.body);
      }
      expect([names().length, names().at(-1)]).toEqual([25, '2029. július']);
    });

    it('grow when the keys lead beyond the last one', async () => {
      open();
      const last = await screen.findByRole('button', { name: /^2027\. szeptember 30\./ });
      fireEvent.keyDown(last, { key: 'ArrowRight' });
      expect(focused()).toBe('2027-10-01');
      expect(names()).toHaveLength(9);
    });
  });
});
