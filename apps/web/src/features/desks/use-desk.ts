import type { DeskSelection } from '@piacter/contracts/desks';
import { deskSorts } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, useApi } from '../../lib/api/index.ts';

/** The parameters of the table in the page's address. */
const filterNames = ['q', 'state', 'promoted'] as const;
type FilterName = (typeof filterNames)[number] | 'sort';

type Selected = ReadonlyMap<number, DeskSelection>;
const nothing: Selected = new Map();

/**
 * The table of own listings: its filters in the address, its page, and what is selected on all pages. A selection belongs
 * to the filters that it was made with, so that no action meets what they do not show.
 */
export function useDesk(kind: ListingKind) {
  const [search, setSearch] = useSearchParams();
  const [selection, setSelection] = useState({ filters: '', listings: nothing });
  const given = (name: string) => search.get(name) ?? '';
  const filters = Object.fromEntries(
    filterNames.filter((name) => given(name) !== '').map((name) => [name, given(name)]),
  );
  const sort = deskSorts.find((one) => one === given('sort')) ?? deskSorts[0];
  const page = Number(given('page')) || 1;
  const params = { kind };
  const query = { ...filters, sort, page: String(page) };
  const reply = useApi('GET /api/own-listings/{kind}', { params, query }, { keepPreviousData: true });

  const asked = JSON.stringify(filters);
  const [shown, setShown] = useState(asked);
  // Until the reply is there, the rows are those of the filters before.
  if (shown !== asked && !reply.isLoading) {
    setShown(asked);
    if (selection.filters !== asked) setSelection({ filters: asked, listings: nothing });
  }
  const selected = selection.filters === shown ? selection.listings : nothing;

  const getHref = (to: number) => {
    const next = new URLSearchParams(search);
    if (to === 1) next.delete('page');
    else next.set('page', String(to));
    return `?${next}`;
  };
  const change = (name: FilterName, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === '' || value === deskSorts[0]) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  return {
    ...{ given, change, sort, page, getHref, filters },
    ...{ reply: reply.data, error: reply.error, refresh: reply.mutate },
    selected,
    clear: () => setSelection({ filters: shown, listings: nothing }),
    toggle: (listings: readonly DeskSelection[], isSelected: boolean) => {
      const after = new Map(selected);
      for (const listing of listings)
        if (isSelected) after.set(listing.id, listing);
        else after.delete(listing.id);
      setSelection({ filters: shown, listings: after });
    },
    /** Selects all of the filter, on every page. */
    selectAll: async () => {
      const { data } = await api('GET /api/own-listings/{kind}/selection', { params, query: filters });
      setSelection({ filters: asked, listings: new Map(data.map((listing) => [listing.id, listing])) });
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
