import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEndpointForm } from '../../../lib/form/index.ts';
import { openPages } from '../../listings/testing.tsx';
import { EditorState } from './editor-state.tsx';

function Page() {
  const form = useEndpointForm({
    call: 'PATCH /api/professionals/{id}',
    parts: { params: { id: 21 } },
    schema: async () => ({ safeParse: () => ({ success: true }) }),
    initial: { title: 'Festés' },
    onDone: () => undefined,
  });
  return <EditorState kind="service" id={21} title="Festés" form={form} />;
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
    return Response.json({ ok: true, message: 'A hirdetésed foglalt.', data });
  });
  openPages({ '/': <Page /> }, '/');
  expect(await screen.findByText('Elrejtve')).toBeDefined();
  expect(screen.queryByText('Élő')).toBeNull();
  expect(screen.queryByText('A hirdetésed látható.')).toBeNull();
  expect(await screen.findByText(/Hamis ár\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Foglalt lett: Festés' }));
  expect(await screen.findByText('A hirdetésed foglalt.')).toBeDefined();
  expect(await screen.findByText('Foglalt')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Már nem foglalt: Festés' })).toBeDefined();
});
