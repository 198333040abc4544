import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { MessageBoxHost } from '../../../ui/message-box/message-box-host.tsx';
import { useSavedLocations } from './edit-property-page.tsx';

afterEach(() => act(() => answerMessage(false)));

// Shows OWN-15.
it('toggles each location on the server, one request at a time', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json({ ok: true, message: '', data: { isChosen: 1 } });
  });
  const { result } = renderHook(() => useSavedLocations(17, [4]));
  await act(async () => {
    result.current.toggle(9);
    result.current.toggle(9);
  });
  expect(result.current.selected).toEqual([4, 9]);
  expect(requests).toEqual(['/api/add-delete-special-locations-real-estate/17/9']);
});

it('reverts a toggle that the server refuses, and shows its message', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: false, code: 'not_found', message: 'Nincs ilyen.' }, { status: 404 }),
  );
  render(<MessageBoxHost />);
  const { result } = renderHook(() => useSavedLocations(17, [4]));
  await act(async () => result.current.toggle(4));
  expect(result.current.selected).toEqual([4]);
  expect((await screen.findByRole('dialog')).textContent).toContain('Nincs ilyen.');
});
