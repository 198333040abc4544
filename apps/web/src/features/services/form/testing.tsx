import { professionalPaths } from '@piacter/contracts/site/paths';
import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { vi } from 'vitest';
import { openPages, stubObserver } from '../../listings/testing.tsx';
import { EditServicePage } from './edit-service-page.tsx';
import { NewServicePage } from './new-service-page.tsx';

type Call = { method: string; address: string; body?: unknown };
type Answer = (call: Call) => Response | undefined;

const data: Record<string, unknown> = {
  '/api/timetables/21/serviceID': null,
  '/api/countries': [
    { countryID: 1, countryName: 'Magyarország', countryCode: 'HU' },
    { countryID: 2, countryName: 'Ausztria', countryCode: 'AT' },
  ],
  '/api/service_types_order': [
    { typeID: 3, typeName: 'ács' },
    { typeID: 7, typeName: 'festő' },
    { typeID: 8, typeName: 'festőállvány-bérbeadó' },
  ],
  '/api/user-profile': {
    userID: 4,
    email: 'anna@pelda.hu',
    lastName: 'Nagy',
    contactEmail: null,
    mobile: '+36 30 123 4567',
  },
};

/** A stub server without drafts; returns the list of the changes sent to it. */
export function serve(answer: Answer): Call[] {
  const changes: Call[] = [];
  stubObserver();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/drafts/')) return ok({ data: null });
    const call: Call = { method: init.method ?? 'GET', address };
    if (typeof init.body === 'string') call.body = JSON.parse(init.body);
    if (call.method !== 'GET') changes.push(call);
    const given = answer(call);
    return given ?? Response.json({ ok: true, message: '', data: address in data ? data[address] : [] });
  });
  return changes;
}

export const ok = (reply: object, status = 200) =>
  Response.json({ ok: true, message: '', ...reply }, { status });

export const openEditor = (address: string) =>
  openPages(
    {
      [professionalPaths.newListing]: <NewServicePage />,
      [professionalPaths.listing()]: <EditServicePage />,
    },
    address,
  );

export async function describeService(html: string) {
  const box = await screen.findByRole('textbox', { name: /^Leírás/ });
  const { editor } = box as HTMLElement & { editor: Editor };
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
}
