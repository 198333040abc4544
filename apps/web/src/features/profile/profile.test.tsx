import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { ProfilePage } from './profile-page.tsx';
import { toProfileBody, toProfileValues } from './profile-values.ts';

const judit = {
  userID: 7,
  email: 'tulajdonos@piacter.test',
  isFirm: 0 as 0 | 1,
  firmType: null,
  firmTypeName: null,
  firmName: null,
  taxNumber: null,
  firstName: 'Judit',
  lastName: 'Szabó',
  contactPerson: null,
  countryID: 1,
  countryName: 'Magyarország',
  postalCode: '9021',
  countyRegion: null,
  settlement: 'Győr',
  street: null,
  publicPlaceType: null,
  publicPlaceName: null,
  houseNumber: null,
  floorNumber: null,
  doorNumber: null,
  mobile: '+36 30 123 4567',
  tel: null,
  contactEmail: null,
};

const sent: { call: string; body: unknown }[] = [];
let replies: Record<string, [number, object]>;

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  replies = {
    'GET /api/user-profile': [200, { data: judit }],
    'GET /api/two-factor-status': [200, { data: { twoFactor: 0 } }],
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    if (init.method !== 'GET') sent.push({ call, body: JSON.parse(String(init.body ?? '{}')) });
    const [status, body] = replies[call] ?? [200, { data: [] }];
    if (status === 0) throw new TypeError('offline');
    return new Response(JSON.stringify({ ok: status < 400, message: '', ...body }), { status });
  });
});
afterEach(() => answerMessage(false));

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfilePage /> }])} />
      <MessageBoxHost />
    </SWRConfig>,
  );
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`));
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the profile', () => {
  // Shows PROF-05.
  it('shows a loading text, then the stored data', async () => {
    open();
    expect(screen.getByText('Profil betöltése...')).toBeTruthy();
    expect((await field('Vezetéknév')).value).toBe('Szabó');
    expect((await field('Település')).value).toBe('Győr');
  });

  it('leads from its head to the parts far below', async () => {
    open();
    const parts = within(await screen.findByRole('navigation', { name: 'A profil részei' }));
    for (const link of parts.getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull();
    expect(parts.getByRole('link', { name: 'Jelszó' })).toBeTruthy();
  });

  // Shows PROF-04.
  it('saves what was changed with one call, and reads nothing before', async () => {
    open();
    await type('Vezetéknév', 'Kovács');
    press('Mentés');
    await screen.findByText('Minden módosítás mentve.');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.call).toBe('PUT /api/user-profile');
    expect(sent[0]?.body).toEqual({ lastName: 'Kovács' });
  });

  it('refuses a Hungarian postal code that cannot be one, and takes any of another country', async () => {
    open();
    await type('Irányítószám', '902');
    press('Mentés');
    expect(await screen.findAllByText('Ez nem érvényes irányítószám! Példa: 9021')).not.toEqual([]);
    expect(sent).toEqual([]);
    fireEvent.change(await field('Ország'), { target: { value: '' } });
    press('Mentés');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ postalCode: '902' }));
  });

  it('has other fields for a firm than for an individual', async () => {
    open();
    await field('Vezetéknév');
    fireEvent.click(screen.getByLabelText('Cégként, vállalkozóként'));
    expect((await field('Cégnév')).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/^Azok látják, akiknek írsz/)).toBeTruthy();
    expect(await field('Adószám')).toBeTruthy();
    expect(screen.queryByLabelText('Vezetéknév')).toBeNull();
  });

  it('writes a tax number with hyphens, and asks before one that cannot be Hungarian', async () => {
    open();
    await field('Vezetéknév');
    fireEvent.click(screen.getByLabelText('Cégként, vállalkozóként'));
    await type('Adószám', '10773382-2-44');
    press('Mentés');
    const box = await screen.findByRole('dialog', { name: 'Biztosan jó az adószám?' });
    fireEvent.click(within(box).getByRole('button', { name: 'Átírom' }));
    expect(await screen.findByText('Nézd meg újra az adószámot!')).toBeTruthy();
    expect(sent).toEqual([]);
    await type('Adószám', '10773381244');
    press('Mentés');
    await screen.findByText('Minden módosítás mentve.');
    expect(sent[0]?.body).toMatchObject({ isFirm: 1, taxNumber: '10773381-2-44' });
  });

  it('sends only the fields of the selected kind', () => {
    const values = { ...toProfileValues(judit), isFirm: '1' as const, firmName: 'Próba Kft.', firmType: '6' };
    expect(toProfileBody(values)).toMatchObject({
      isFirm: 1,
      firmName: 'Próba Kft.',
      firmType: 6,
      firstName: null,
      lastName: null,
    });
    expect(toProfileBody({ ...values, isFirm: '0' })).toMatchObject({
      isFirm: 0,
      firmName: null,
      lastName: 'Szabó',
    });
  });
});

describe('the e-mail address', () => {
  // Shows PROF-01.
  it('changes after a link to the new one was opened', async () => {
    open();
    await type('Új e-mail-cím', 'uj@piacter.test');
    fireEvent.change((await screen.findAllByLabelText(/^Jelenlegi jelszó/))[0] ?? document.body, {
      target: { value: 'Piacter-demo-1' },
    });
    press('E-mail-cím módosítása');
    expect(await screen.findByText(/Megerősítő linket küldtünk ide: uj@piacter\.test/)).toBeTruthy();
    expect(sent[0]).toEqual({
      call: 'PATCH /api/update-reg-email',
      body: { email: 'uj@piacter.test', pass: 'Piacter-demo-1' },
    });
  });

  // Shows PROF-06.
  it('says when the server cannot be reached', async () => {
    replies['PATCH /api/update-reg-email'] = [0, {}];
    open();
    await type('Új e-mail-cím', 'uj@piacter.test');
    fireEvent.change((await screen.findAllByLabelText(/^Jelenlegi jelszó/))[0] ?? document.body, {
      target: { value: 'x' },
    });
    press('E-mail-cím módosítása');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'A szerver nem elérhető. Kérjük, próbálja meg később.',
    );
  });
});

describe('the password', () => {
  // Shows PROF-02.
  it('must be repeated identically', async () => {
    open();
    fireEvent.change((await screen.findAllByLabelText(/^Jelenlegi jelszó/))[1] ?? document.body, {
      target: { value: 'Piacter-demo-1' },
    });
    await type('Új jelszó', 'Egeszen-uj-1');
    await type('Új jelszó újra', 'Egeszen-mas-1');
    press('Jelszó módosítása');
    expect(await screen.findByText('Az új jelszavak nem egyeznek!')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('the two-factor switch', () => {
  // Shows PROF-03.
  it('turns it on at once', async () => {
    open();
    const toggle = await screen.findByRole<HTMLInputElement>('switch');
    await waitFor(() => expect(toggle.disabled).toBe(false));
    fireEvent.click(toggle);
    expect(await screen.findByText(/^Bekapcsolva\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(sent).toEqual([{ call: 'PATCH /api/two-factor-on-off', body: { twoFactor: 1 } }]);
  });

  it('reverts when the server refuses', async () => {
    replies['PATCH /api/two-factor-on-off'] = [
      503,
      { code: 'unavailable', message: 'Most túl sokan vagyunk.' },
    ];
    open();
    const toggle = await screen.findByRole<HTMLInputElement>('switch');
    await waitFor(() => expect(toggle.disabled).toBe(false));
    fireEvent.click(toggle);
    expect((await screen.findByRole('dialog')).textContent).toContain('Most túl sokan vagyunk.');
    expect(screen.getByRole<HTMLInputElement>('switch', { hidden: true }).checked).toBe(false);
  });
});
