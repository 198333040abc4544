import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { CalendarSources } from './index.tsx';

const source = {
  ...{
    sourceID: 7,
    name: 'Airbnb',
    url: 'https://www.airbnb.com/calendar/ical/1.ics?s=secret',
    only: 'reserved',
  },
  ...{ color: 1, events: 3, refreshed: '2026-11-26T10:00:00.000Z', fault: null, isDoubted: 0 },
};
let sources: object[];
let conflicts: object[];
let exported: string | null;
let sent: [call: string, body: unknown][];
let refusal: object | undefined;
/** What the calls reply. */
let message: string;
let read: object;

beforeEach(() => {
  sources = [source];
  conflicts = [];
  exported = null;
  sent = [];
  refusal = undefined;
  message = 'Kész.';
  read = source;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Response.json({ ok: true, message: '', data: { sources, conflicts, exported } });
    sent.push([`${method} ${address}`, body === undefined ? undefined : JSON.parse(String(body))]);
    if (refusal) return Response.json({ ok: false, ...refusal }, { status: 422 });
    const data = address.endsWith('export-link') ? { url: 'http://piacter.test/ical/abc.ics' } : read;
    return Response.json({ ok: true, message, insertID: 8, data });
  });
});
const open = async () => {
  openPages({ '/naptar': <CalendarSources accommodationID={9} /> }, '/naptar');
  return screen.findByRole('region', { name: 'Naptárak más oldalakról' });
};

// Shows CAL-03.
describe('the imported calendars of an accommodation', () => {
  it('say how fresh they are, what went wrong, and what is waited for', async () => {
    sources = [
      source,
      { ...source, sourceID: 8, name: 'Booking.com', fault: 'unreachable', isDoubted: 1, refreshed: null },
    ];
    const [first, second] = within(await open()).getAllByRole('listitem');
    expect(first?.textContent).toContain('3 foglalás · frissült: 2026.');
    expect(first?.textContent).toContain('csak a foglalások');
    expect(second?.textContent).toContain('még nem sikerült beolvasni');
    expect(second?.textContent).toContain('a másik oldal nem válaszolt');
    expect(second?.textContent).toContain('üres naptár érkezett');
    // The address is a secret: it stands in its form alone.
    expect(document.body.textContent).not.toContain('s=secret');
  });

  it('are refreshed', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Frissítés: Airbnb' }));
    expect(await screen.findByText('Kész.')).toBeDefined();
    expect(sent).toEqual([['POST /api/calendar-sources/7/refresh', undefined]]);
  });

  it('fail with an alert that says why and what to do, and without a tick', async () => {
    await open();
    message = 'Most nem sikerült frissíteni.';
    read = { ...source, fault: 'unexpected' };
    fireEvent.click(screen.getByRole('button', { name: 'Frissítés: Airbnb' }));
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Most nem sikerült frissíteni.');
    expect(failure.textContent).toContain('Nézd meg, hogy az iCal-linket másoltad-e be!');
    expect(screen.queryByText('Kész.')).toBeNull();
    message = 'Kész.';
    read = source;
    fireEvent.click(screen.getByRole('button', { name: 'Frissítés: Airbnb' }));
    expect((await screen.findByText('Kész.')).closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say nothing of a failure, least of all with a tick, once something else is about to be done', async () => {
    await open();
    message = 'Most nem sikerült frissíteni.';
    read = { ...source, fault: 'unexpected' };
    fireEvent.click(screen.getByRole('button', { name: 'Frissítés: Airbnb' }));
    await screen.findByRole('alert');
    // The action is over when the calendars have been loaded again.
    await waitFor(() => expect(document.activeElement?.textContent).toContain(message));
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Airbnb' }));
    const question = within(await screen.findByRole('dialog'));
    expect(screen.queryByText(message)).toBeNull();
    fireEvent.click(question.getByRole('button', { name: 'Mégse' }));
  });

  it('are added by their address, whose refusal stands at the field', async () => {
    sources = [];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Naptár hozzáadása' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Név/), { target: { value: 'Vrbo' } });
    fireEvent.change(dialog.getByLabelText(/^A naptár linkje/), { target: { value: 'http://localhost/' } });
    const message = 'Ezt a címet nem nyithatjuk meg.';
    refusal = { code: 'address_refused', message, errors: [{ path: 'url', message }] };
    fireEvent.click(dialog.getByRole('button', { name: 'Hozzáadom' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^A naptár linkje/).getAttribute('aria-invalid')).toBe('true'),
    );
    refusal = undefined;
    fireEvent.change(dialog.getByLabelText(/^A naptár linkje/), {
      target: { value: 'https://vrbo.com/1.ics' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Hozzáadom' }));
    expect(await screen.findByText('Kész.')).toBeDefined();
    expect(sent.at(-1)).toEqual([
      'POST /api/calendars/9/sources',
      { name: 'Vrbo', url: 'https://vrbo.com/1.ics', only: 'all' },
    ]);
  });

  it('are renamed without sending their address again, which is no failure of one that fails', async () => {
    read = { ...source, fault: 'unexpected' };
    sources = [read];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Szerkesztés: Airbnb' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Név/), { target: { value: 'Airbnb, nagy ház' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mentés' }));
    await waitFor(() =>
      expect(sent).toEqual([['PATCH /api/calendar-sources/7', { name: 'Airbnb, nagy ház' }]]),
    );
    expect((await screen.findByText('Kész.')).closest('[role="status"]')).not.toBeNull();
  });

  it('are removed after a question', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Airbnb' }));
    expect(await screen.findByText('Törlöd ezt a naptárat: Airbnb?')).toBeDefined();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Törlés' }));
    await waitFor(() => expect(sent).toEqual([['DELETE /api/calendar-sources/7', undefined]]));
  });

  it('are five at most', async () => {
    sources = [1, 2, 3, 4, 5].map((sourceID) => ({ ...source, sourceID }));
    await open();
    expect(screen.queryByRole('button', { name: 'Naptár hozzáadása' })).toBeNull();
  });
});

// Shows CAL-11.
it('nights that are taken twice are announced', async () => {
  conflicts = [{ sourceID: 7, name: 'Airbnb', stayID: 4, from: '2026-12-01', to: '2026-12-03' }];
  await open();
  expect(screen.getByRole('alert').textContent).toContain('innen is érkezett foglalás: Airbnb');
});

// Shows CAL-04.
it('the calendar’s address is shown once, when it is made, and renewed after a question', async () => {
  exported = '2026-11-20T10:00:00.000Z';
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Új link készítése' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Új link készítése' }),
  );
  expect(await screen.findByText('http://piacter.test/ical/abc.ics')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Link másolása' })).toBeDefined();
});
