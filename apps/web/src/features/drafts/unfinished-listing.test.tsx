import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveToken } from '../../lib/session.ts';
import { openPages } from '../listings/testing.tsx';
import { UnfinishedListing, WithListingDraft } from './index.tsx';

const form = { kind: 'property', id: 'new' } as const;

/** A form that is left for the advertiser's list at once after the last keystroke. */
function FormThenList() {
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <UnfinishedListing kind={form.kind} newPath="/uj" />;
  return (
    <WithListingDraft<{ title: string }> {...form}>
      {(draft) => (
        <button
          type="button"
          onClick={() => {
            draft.write({ title: 'Lakás' });
            setLeft(true);
          }}
        >
          Elmegyek
        </button>
      )}
    </WithListingDraft>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  saveToken(`x.${btoa(JSON.stringify({ path: 'ingatlan_tulajdonos', sub: '3' }))}.x`);
});

// Shows LIFE-02.
it('offers the form that was left right after the last keystroke', async () => {
  let stored: object | null = null;
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      // The server takes a while; a request that does not wait for it finds nothing.
      await new Promise((resolve) => setTimeout(resolve, 20));
      stored = { ...JSON.parse(String(body)), updated: '2026-11-21T10:00:00.000Z' };
    }
    return Response.json({ ok: true, message: '', data: stored });
  });
  openPages({ '/': <FormThenList /> }, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Elmegyek' }));
  expect((await screen.findByRole('link', { name: 'Folytatom' })).getAttribute('href')).toBe('/uj');
});
