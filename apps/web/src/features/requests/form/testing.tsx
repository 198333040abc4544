import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { openPages, stubObserver } from '../../listings/testing.tsx';

type Call = { method: string; address: string; body?: unknown };

const types = {
  '/api/types/types_ad': ['Eladó', 'Kiadó', 'Csere', 'Eladó vagy cserélhető'],
  '/api/types/types_house': ['ház', 'lakás', 'telek'],
  '/api/types/types_condition': ['újszerű', 'felújítandó'],
  '/api/types/types_build_technology': ['tégla', 'panel'],
};

const data: Record<string, unknown> = {
  '/api/countries': [
    { countryID: 1, countryName: 'Magyarország', countryCode: 'HU' },
    { countryID: 2, countryName: 'Ausztria', countryCode: 'AT' },
  ],
  '/api/meal-plans': [{ planID: 2, planName: 'félpanzió' }],
  '/api/service_types_order': [{ typeID: 4, typeName: 'burkoló' }],
  '/api/user-profile': {
    userID: 4,
    email: 'gergely@pelda.test',
    lastName: 'Tóth',
    mobile: '+36 30 123 4567',
    countryID: 1,
    postalCode: '2600',
    settlement: 'Vác',
    street: 'Zichy Hippolyt',
    publicPlaceName: 'utca',
    houseNumber: '8',
  },
  ...Object.fromEntries(
    Object.entries(types).map(([address, names]) => [
      address,
      names.map((typeName, index) => ({ typeID: index + 1, typeName })),
    ]),
  ),
};

/**
 * A stub server; `given` replies take precedence over the default ones, `failing` addresses are unknown. Returns the list of
 * the changes sent to it.
 */
export function serve(given: Record<string, unknown> = {}, failing: readonly string[] = []): Call[] {
  const changes: Call[] = [];
  stubObserver();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      changes.push({ method, address, ...(typeof body === 'string' && { body: JSON.parse(body) }) });
      return Response.json(
        { ok: true, message: 'Rendben.', insertID: 77, professionalCount: 3 },
        { status: 201 },
      );
    }
    const path = address.split('?')[0] ?? '';
    if (failing.includes(path))
      return Response.json({ ok: false, code: 'not_found', message: 'Nincs ilyen.' }, { status: 404 });
    if (path === '/api/region-suggestions') {
      const isRegion = address.includes('kind=region');
      const row = isRegion ? { regionName: 'Pest vármegye' } : { regionName: 'Győr' };
      return Response.json({ ok: true, message: '', data: [row] });
    }
    return Response.json({ ok: true, message: '', data: given[path] ?? data[path] ?? [] });
  });
  return changes;
}

/** Opens a page at '/'; every other address renders its path. */
export const openForm = (page: ReactNode, path = '/', query = '') =>
  openPages({ [path]: page, '*': <p>másik oldal</p> }, `${path}${query}`);
