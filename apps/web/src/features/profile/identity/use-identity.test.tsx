import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { findLacking } from './lacking.ts';
import { useIdentity } from './use-identity.tsx';

let profile: object | undefined;
let sent: unknown[];
const ensured = vi.fn();

beforeEach(() => {
  profile = {};
  sent = [];
  ensured.mockClear();
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const saved = JSON.parse(String(body)) as object;
      sent.push(saved);
      profile = { ...profile, ...saved };
    }
    return profile
      ? Response.json({ ok: true, message: '', data: profile })
      : Response.json({ ok: false, message: 'Nem megy.' }, { status: 503 });
  });
});

function Page() {
  const { section, ensure } = useIdentity('Ezért kérdezzük.');
  const send = async () => ensured(await ensure());
  return (
    <>
      {section}
      <button type="button" onClick={() => void send()}>
        Küldés
      </button>
    </>
  );
}
const open = () => openPages({ '/': <Page /> }, '/');
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Küldés' }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('knows a person by a part of their name, a firm by its own, and either number', () => {
  const nobody = {
    isFirm: 0,
    firmName: null,
    firstName: null,
    lastName: null,
    mobile: null,
    tel: null,
  } as const;
  expect(findLacking(nobody)).toEqual({ name: true, phone: true });
  expect(findLacking({ ...nobody, firstName: 'Éva', tel: '06 96 123 456' })).toEqual({
    name: false,
    phone: false,
  });
  expect(findLacking({ ...nobody, isFirm: 1 })).toMatchObject({ name: true });
  expect(findLacking({ ...nobody, isFirm: 1, firmName: 'Nádas Kft.' })).toMatchObject({ name: false });
});

it('asks an empty profile for name and phone, saves them once, and then is gone', async () => {
  open();
  await screen.findByRole('heading', { name: 'Előbb mutatkozz be!' });
  send();
  await waitFor(() => expect(screen.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(3));
  expect(ensured).toHaveBeenLastCalledWith(false);
  fill(/^Vezetéknév/, 'Tóth');
  fill(/^Keresztnév/, 'Éva');
  fill(/^Mobiltelefon/, 'hívj fel');
  send();
  await waitFor(() => expect(ensured).toHaveBeenCalledTimes(2));
  expect(ensured).toHaveBeenLastCalledWith(false);
  fill(/^Mobiltelefon/, '+36 30 123 4567');
  send();
  await waitFor(() => expect(ensured).toHaveBeenLastCalledWith(true));
  expect(sent).toEqual([{ isFirm: 0, lastName: 'Tóth', firstName: 'Éva', mobile: '+36 30 123 4567' }]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('asks only for what is lacking, and keeps the rest as it is', async () => {
  profile = { isFirm: 1, firmName: 'Nádas Kft.' };
  open();
  expect(await screen.findByLabelText(/^Mobiltelefon/)).toBeDefined();
  expect(screen.queryByLabelText(/^Vezetéknév/)).toBeNull();
  fill(/^Mobiltelefon/, '+36 30 123 4567');
  send();
  await waitFor(() => expect(sent).toEqual([{ mobile: '+36 30 123 4567' }]));
});

it('takes the name of a firm', async () => {
  profile = { mobile: '+36 30 123 4567' };
  open();
  fireEvent.click(await screen.findByLabelText('Cégként, vállalkozóként'));
  fill(/^Cégnév/, 'Nádas Kft.');
  send();
  await waitFor(() => expect(sent).toEqual([{ isFirm: 1, firmName: 'Nádas Kft.' }]));
});

it.each([
  ['knows both', { lastName: 'Tóth', tel: '06 96 123 456' }],
  ['cannot read the profile', undefined],
])('lets everybody go on where it %s', async (_words, known) => {
  profile = known;
  open();
  await screen.findByRole('button');
  send();
  await waitFor(() => expect(ensured).toHaveBeenLastCalledWith(true));
  expect(screen.queryByRole('heading')).toBeNull();
});
