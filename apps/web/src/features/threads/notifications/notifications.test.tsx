import type { NotificationSettings } from '@piacter/contracts/threads';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const settings: NotificationSettings = {
  frequencies: {
    property: 'instant',
    accommodation: 'instant',
    service: 'daily',
    'service-offer': 'instant',
    'accommodation-request': 'instant',
    'property-request': 'never',
  },
  quietFrom: null,
  quietTo: null,
};
let bodies: NotificationSettings[];
let refusal: Response | undefined;
beforeEach(() => {
  bodies = [];
  sessionStorage.clear();
  refusal = undefined;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return Response.json({ ok: true, message: '', data: settings });
    bodies.push(JSON.parse(String(init.body)) as NotificationSettings);
    return refusal ?? Response.json({ ok: true, message: 'Az értesítéseid beállításait elmentettük.' });
  });
});

const open = () =>
  openPages(
    { '/szallasado/uzenetek/ertesitesek': <NotificationsPage />, '*': <p>másik oldal</p> },
    '/szallasado/uzenetek/ertesitesek',
  );
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Shows MSG-09.
it('saves how often for each kind of thread, and when not', async () => {
  open();
  expect(await screen.findByLabelText('Hirdetés: szakember')).toHaveProperty('value', 'daily');
  expect(screen.getByLabelText('Ajánlatkérés: ingatlan')).toHaveProperty('value', 'never');
  screen.getByLabelText('Ajánlat: szakember');
  set('Ajánlatkérés: szállás', 'hourly');
  set('Ettől', '22:00');
  set('Eddig', '07:00');
  fireEvent.submit(screen.getByRole('form', { name: 'Értesítések' }));
  await screen.findByText('Az értesítéseid beállításait elmentettük.');
  expect(bodies).toEqual([
    {
      frequencies: { ...settings.frequencies, 'accommodation-request': 'hourly' },
      quietFrom: '22:00',
      quietTo: '07:00',
    },
  ]);
  expect(screen.getByRole('link', { name: 'Vissza az üzenetekhez' }).getAttribute('href')).toBe(
    '/szallasado/uzenetek',
  );
});

it('asks before chosen settings are left, and has them at the next visit', async () => {
  const router = open();
  await screen.findByLabelText('Ettől');
  set('Ettől', '22:00');
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Vissza az üzenetekhez' }));
  });
  expect(router.state.location.pathname).toBe('/szallasado/uzenetek/ertesitesek');
  act(() => answerMessage(true));
  await waitFor(() => expect(router.state.location.pathname).toBe('/szallasado/uzenetek'));
  cleanup();
  const again = open();
  expect(await screen.findByLabelText('Ettől')).toHaveProperty('value', '22:00');

  fireEvent.submit(screen.getByRole('form', { name: 'Értesítések' }));
  await screen.findByText('Az értesítéseid beállításait elmentettük.');
  fireEvent.click(screen.getByRole('link', { name: 'Vissza az üzenetekhez' }));
  await waitFor(() => expect(again.state.location.pathname).toBe('/szallasado/uzenetek'));
});

it('keeps what was chosen when it is refused, and says why', async () => {
  refusal = Response.json(
    {
      ok: false,
      code: 'validation_failed',
      message: 'Hibás mezők',
      errors: [{ path: 'quietTo', message: 'Add meg a csendes időszak végét is!' }],
    },
    { status: 422 },
  );
  open();
  await screen.findByLabelText('Ettől');
  set('Ettől', '22:00');
  fireEvent.submit(screen.getByRole('form', { name: 'Értesítések' }));
  await screen.findByText('Add meg a csendes időszak végét is!');
  await waitFor(() => expect(screen.getByLabelText('Ettől')).toHaveProperty('value', '22:00'));
});
