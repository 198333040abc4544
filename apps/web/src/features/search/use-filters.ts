import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressQuery, readPage, readSort, readValues } from './filter-values.ts';
import { type Filter, givenNames, type Sorting, type Values } from './filters.ts';

/** Milliseconds after the last key until typed text is searched for. */
const typingDelay = 400;

type Description = { filters: readonly Filter[]; sorting?: Sorting | undefined };
type Settings = {
  /** Each change goes to the address at once (typed text after a pause); else only with `apply`. */
  isLive: boolean;
  /** Called when filters that were changed here go to the address. */
  onApply?: (() => void) | undefined;
};

export type Filters = ReturnType<typeof useFilters>;

/** The state of the filters, the order and the page of a list, which live in the address. */
export function useFilters({ filters, sorting }: Description, { isLive, onApply }: Settings) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = useMemo(() => readValues(filters, params), [filters, params]);
  const sort = readSort(sorting, params);
  const page = readPage(params);
  const hrefOf = (values: Values, place: { page?: number } = {}) =>
    addressQuery({ filters, sorting }, values, { sort, ...place });
  const appliedHref = hrefOf(applied);
  const [draft, setDraft] = useState<Values | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentHref = useRef(appliedHref);
  const [generation, setGeneration] = useState(0);

  // Back, a chip or a link changed the address: what was being edited is not about this search any more.
  useEffect(() => {
    if (sentHref.current !== appliedHref) {
      clearTimeout(pause.current);
      setDraft(null);
      setGeneration((number) => number + 1);
    }
    sentHref.current = appliedHref;
  }, [appliedHref]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const apply = (values: Values) => {
    clearTimeout(pause.current);
    const search = hrefOf(values);
    if (search === appliedHref) return;
    sentHref.current = search;
    // Where changes are live one goes on choosing where one is; from a drawer one comes to the top of the results.
    void navigate({ search }, { preventScrollReset: isLive });
    onApply?.();
  };

  const change = (values: Values, { isTyped = false } = {}) => {
    setDraft(values);
    clearTimeout(pause.current);
    if (!isLive) return;
    if (isTyped) pause.current = setTimeout(() => apply(values), typingDelay);
    else apply(values);
  };

  const values = draft ?? applied;
  const sortQuery: Values = sorting && sort ? { [sorting.name]: sort } : {};
  return {
    filters,
    isLive,
    /** What the fields show. */
    values,
    /** Grows when the address changes by itself: fields that hold half-typed text then start anew. */
    generation,
    /** What the list shows. */
    applied,
    /** For the API; malformed values go along as they are, so that the server can say what is wrong. */
    query: { ...applied, ...sortQuery, ...(page > 1 && { page: String(page) }) },
    page,
    hasDetails: filters.some((filter) => filter.isDetail && givenNames(filter, values).length > 0),
    change,
    apply: () => apply(values),
    /** Forgets what was selected but not searched for. */
    discard: () => setDraft(null),
    /** Takes every filter away. */
    clear: () => change({}),
    /** The address of other filters or another page, in the same order. */
    hrefOf,
    /** Searches for these values at once, whatever is being edited. */
    replace: (values: Values) => {
      setDraft(null);
      apply(values);
    },
    /** The order of the rows, where the list has one to choose. */
    sorting: sorting && {
      ...sorting,
      value: sort ?? sorting.options[0].value,
      onChange: (chosen: string) => {
        const isDefault = chosen === sorting.options[0].value;
        const search = addressQuery({ filters, sorting }, applied, { sort: isDefault ? undefined : chosen });
        void navigate({ search }, { preventScrollReset: true });
      },
    },
  };
}
