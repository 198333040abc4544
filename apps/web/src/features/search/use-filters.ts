import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { addressQuery, type Place, readPage, readSort, readValues, withValue } from './filter-values.ts';
import { type Filter, getSetNames, type Sorting, type Values } from './filters.ts';

/** Debounce of typed text, in milliseconds. */
const typingDebounceMs = 400;

type Description = { filters: readonly Filter[]; sorting?: Sorting | undefined };
type Settings = {
  /** Each change updates the address at once (typed text debounced); otherwise only `apply` does. */
  isLive: boolean;
  /** Called when changed filters are written to the address. */
  onApply?: (() => void) | undefined;
};

export type Filters = ReturnType<typeof useFilters>;

/** The state of the filters, the order and the page of a list, kept in the address. */
export function useFilters({ filters, sorting }: Description, { isLive, onApply }: Settings) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The text that led here stays with the search that it became; the fragment says whether the map is open.
  const { state, hash } = useLocation();
  const applied = useMemo(() => readValues(filters, params), [filters, params]);
  const sort = readSort(sorting, params);
  const page = readPage(params);
  const getHref = (values: Values, place: Place = {}) =>
    addressQuery({ filters, sorting }, values, { sort, ...place });
  const appliedHref = getHref(applied);
  const [draft, setDraft] = useState<Values | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentHref = useRef(appliedHref);
  const [generation, setGeneration] = useState(0);

  // Going back, a chip or a link changed the address: pending edits belong to another search.
  useEffect(() => {
    if (sentHref.current !== appliedHref) {
      clearTimeout(pause.current);
      setDraft(null);
      setGeneration((number) => number + 1);
    }
    sentHref.current = appliedHref;
  }, [appliedHref]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const apply = (values: Values, place?: Place) => {
    clearTimeout(pause.current);
    const search = getHref(values, place);
    if (search === appliedHref) return;
    sentHref.current = search;
    // Live changes keep the scroll position; applying a drawer scrolls to the top of the results.
    void navigate({ search, hash }, { preventScrollReset: isLive, state });
    onApply?.();
  };

  const change = (values: Values, { isTyped = false } = {}) => {
    setDraft(values);
    clearTimeout(pause.current);
    if (!isLive) return;
    if (isTyped) pause.current = setTimeout(() => apply(values), typingDebounceMs);
    else apply(values);
  };

  const values = draft ?? applied;
  /** With what is still being typed, where these values leave it as it was. */
  const withTyped = (next: Values): Values =>
    Object.keys(isLive ? { ...applied, ...values } : {})
      .filter((name) => next[name] === applied[name])
      .reduce((all, name) => withValue(all, name, values[name] ?? ''), next);
  const sortQuery: Values = sorting && sort ? { [sorting.name]: sort } : {};
  return {
    filters,
    isLive,
    /** What the fields show. */
    values,
    /** Incremented when the address changes from outside, which resets fields with pending input. */
    generation,
    /** What the list shows. */
    applied,
    /** For the API; malformed values are passed on, so that the server reports them. */
    query: { ...applied, ...sortQuery, ...(page > 1 && { page: String(page) }) },
    page,
    hasDetails: filters.some((filter) => filter.isDetail && getSetNames(filter, values).length > 0),
    change,
    apply: () => apply(values),
    /** Discards changes that were not applied. */
    discard: () => setDraft(null),
    /** Clears every filter. */
    clear: () => change({}),
    /** The address of other filters or another page, in the same order unless another is given. */
    getHref,
    /** Searches for these values at once, in the same order unless another is given, discarding pending edits. */
    replace: (values: Values, place?: Place) => {
      setDraft(null);
      apply(values, place);
    },
    /** The same beside what is still being typed. */
    refine: (next: Values, place?: Place) => {
      const typed = withTyped(next);
      setDraft(typed);
      apply(typed, place);
    },
    /** The sorting of the rows, if the list can be sorted. */
    sorting: sorting && {
      ...sorting,
      value: sort ?? sorting.options[0].value,
      onChange: (chosen: string) => {
        const isDefault = chosen === sorting.options[0].value;
        const search = addressQuery({ filters, sorting }, withTyped(applied), {
          sort: isDefault ? undefined : chosen,
        });
        void navigate({ search, hash }, { preventScrollReset: true, state });
      },
    },
  };
}
