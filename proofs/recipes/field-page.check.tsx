/** Planted into the copy of a recipe as a test of the web: what a person meets of the new field. */

import { ownerPaths, paths } from '@piacter/contracts/site/paths';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRecipes } from '../../../proofs/recipes/recipes.ts';
import { fieldNamed, openPages, stubObserver } from './features/listings/testing.tsx';
import { comparison } from './features/properties/comparison/index.tsx';
import { getGroups } from './features/properties/detail/property-groups.ts';
import { NewPropertyPage } from './features/properties/form/new-property-page.tsx';
import { propertyBody, propertyValues } from './features/properties/form/property-values.ts';
import { PropertySearchPage } from './features/properties/search/property-search-page.tsx';

const fields = fieldRecipes.map(({ expected }) => expected);

beforeEach(() => {
  stubObserver();
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, message: '', data: [], total: 0, totalPages: 1, suggestions: [] }),
  );
});

describe.each(fields)('$field', ({ field, value, matching, said, label, shown, isBest }) => {
  it('has a field in the form, whose value is sent', async () => {
    openPages({ [ownerPaths.newListing]: <NewPropertyPage /> }, ownerPaths.newListing);
    await screen.findAllByRole('textbox');
    expect(fieldNamed(field)).toBeDefined();
    const values = { ...propertyValues(null), [field]: isBest ? value : String(value) };
    expect(propertyBody(values, 'create')).toMatchObject({ [field]: value });
  });

  it('has a row on the page and in the comparison', () => {
    const created = '2026-11-24T10:00:00Z';
    const property: Parameters<typeof getGroups>[0] = JSON.parse(
      JSON.stringify({
        adType: 1,
        floorNumber: null,
        street: null,
        created,
        updated: created,
        [field]: value,
      }),
    );
    const rows = getGroups(property)
      .flatMap(({ items }) => items)
      .map(({ term, value: text }) => [term, String(text).replaceAll('\u00a0', ' ')]);
    expect(rows).toContainEqual([label, shown]);
    expect(comparison.measures.some(({ term }) => term === label)).toBe(isBest);
  });

  it('has a filter in the panel, and a chip that says it', async () => {
    const router = createMemoryRouter([{ path: paths.properties, element: <PropertySearchPage /> }], {
      initialEntries: [`${paths.properties}?${matching}`],
    });
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <RouterProvider router={router} />
      </SWRConfig>,
    );
    expect(await screen.findByRole('button', { name: new RegExp(`^${said}`) })).toBeDefined();
    expect(document.querySelector(`[name^="${field}"]`)).not.toBeNull();
  });
});
