import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { FormSaveBar } from '../../../ui/form/form-save-bar.tsx';
import { openPages } from '../../listings/testing.tsx';
import { toCreated, useEditorState } from './editor-state.tsx';

function Page() {
  const form = useEndpointForm({
    call: 'PATCH /api/professionals/{id}',
    parts: { params: { id: 21 } },
    schema: async () => ({ safeParse: () => ({ success: true }) }),
    initial: { title: 'Festés' },
    onDone: () => undefined,
  });
  const { panel, publish } = useEditorState({
    kind: 'service',
    id: 21,
    title: 'Festés',
    form,
    viewPath: '/szakember/festes-21',
    imagesAt: '#kepek',
  });
  return (
    <>
      {panel}
      <EndpointForm form={form} label="Adatok">
        <TextField label="Név" {...form.field('title')} />
        <FormSaveBar form={form} other={publish} />
      </EndpointForm>
    </>
  );
}

it('says in the editor what the state is and why an admin has hidden the listing, and changes it', async () => {
  let card: object = {
    serviceID: 21,
    state: 'live',
    nextStates: ['live', 'reserved'],
    expiresAt: null,
    packageType: 0,
    hiddenReason: 'Hamis ár.',
  };
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method !== 'PATCH') return Response.json({ ok: true, message: '', data: [card] });
    card = { ...card, state: 'reserved', nextStates: ['live'], hiddenReason: null };
    const data = { state: 'reserved', nextStates: ['live'] };
    return Response.json({ ok: true, message: 'A hirdetésedet foglaltnak jelöltük.', data });
  });
  openPages({ '/': <Page /> }, '/');
  expect(await screen.findByText('Elrejtve')).toBeDefined();
  expect(screen.queryByText('Élő')).toBeNull();
  expect(screen.queryByText('A hirdetésed mostantól látható.')).toBeNull();
  expect(await screen.findByText(/Hamis ár\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Betelt a naptáram: Festés' }));
  expect(await screen.findByText('A hirdetésedet foglaltnak jelöltük.')).toBeDefined();
  expect(await screen.findByText('Betelt a naptár')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Újra vállalok munkát: Festés' })).toBeDefined();
});

const serveCard = (state: string, mainImg: string | null) => {
  const card = {
    serviceID: 21,
    state,
    nextStates: [],
    expiresAt: null,
    packageType: 0,
    hiddenReason: null,
    mainImg,
  };
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    Response.json({ ok: true, message: 'Mentettük.', ...(method === 'PATCH' ? {} : { data: [card] }) }),
  );
};

it('says after the creation that it is live, and what can be done next', async () => {
  serveCard('live', null);
  const router = openPages({ '/': <i />, '/editor': <Page /> }, '/');
  await act(() => router.navigate('/editor', { state: toCreated('A szolgáltatásod elkészült.') }));
  expect(await screen.findByText('Élő')).toBeDefined();
  expect(screen.getByText('A szolgáltatásod elkészült.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Megnézem' }).getAttribute('href')).toBe('/szakember/festes-21');
  expect(screen.getByRole('link', { name: 'Képeket teszek fel' }).getAttribute('href')).toBe('#kepek');
  expect(screen.getByRole('button', { name: 'Másolom a linkjét' })).toBeDefined();
});

it('saves and publishes by the save bar, too, while something is unsaved', async () => {
  let card = { serviceID: 21, state: 'draft', nextStates: ['live'], expiresAt: null, packageType: 0 };
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET')
      return Response.json({ ok: true, message: '', data: [{ ...card, hiddenReason: null, mainImg: null }] });
    calls.push(`${method} ${address}`);
    if (address.endsWith('/status')) card = { ...card, state: 'live', nextStates: [] };
    const data = { state: 'live', nextStates: [] };
    return Response.json({ ok: true, message: 'A hirdetésed mostantól látható.', data });
  });
  openPages({ '/': <Page /> }, '/');
  await screen.findByText('Piszkozat');
  const name = 'Mentem, és közzéteszem';
  expect(screen.queryByRole('button', { name })).toBeNull();
  fireEvent.change(screen.getByLabelText('Név'), { target: { value: 'Festés, mázolás' } });
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('A hirdetésed mostantól látható.')).toBeDefined();
  expect(calls).toEqual(['PATCH /api/professionals/21', 'PATCH /api/listings/service/21/status']);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

it('shows a draft as others will see it, with what is unsaved saved first', async () => {
  serveCard('draft', '/files/a-1600.webp');
  const router = openPages({ '/editor': <Page />, '/szakember/festes-21': <h1>Festés</h1> }, '/editor');
  fireEvent.click(await screen.findByRole('button', { name: 'Előnézet' }));
  expect(await screen.findByRole('heading', { name: 'Festés' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/szakember/festes-21');
});
