import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hamburgerWidth, useNarrow } from '../../lib/media.ts';
import { type Filter, namesOf, pageIn, readValues, searchText, type Values } from './filters.ts';

/** Milliseconds after the last key until typed text is searched for, on a desk. */
const typingDelay = 400;

export type Search = ReturnType<typeof useSearch>;

/**
 * The filters' state, which lives in the address. On a desk each change goes there at once (typed text after a
 * pause); on a phone changes wait in the drawer until 'Keresés'.
 */
export function useSearch(filters: readonly Filter[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useNarrow(hamburgerWidth);
  const applied = useMemo(() => readValues(filters, params), [filters, params]);
  const appliedText = searchText(filters, applied);
  const [draft, setDraft] = useState<Values | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(appliedText);
  const [generation, setGeneration] = useState(0);

  // Back, a chip or a link changed the address: what was being edited is not about this search any more.
  useEffect(() => {
    if (sent.current !== appliedText) {
      clearTimeout(waiting.current);
      setDraft(null);
      setGeneration((number) => number + 1);
    }
    sent.current = appliedText;
  }, [appliedText]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const apply = (values: Values) => {
    clearTimeout(waiting.current);
    const search = searchText(filters, values);
    if (search === appliedText) return;
    sent.current = search;
    // On a desk one goes on choosing where one is; from the drawer one comes to the top of the results.
    void navigate({ search }, { preventScrollReset: !narrow });
  };

  const change = (values: Values, { isTyped = false } = {}) => {
    setDraft(values);
    clearTimeout(waiting.current);
    if (narrow) return;
    if (isTyped) waiting.current = setTimeout(() => apply(values), typingDelay);
    else apply(values);
  };

  const detailNames = filters.filter((filter) => filter.isDetail).flatMap(namesOf);
  const values = draft ?? applied;
  const page = pageIn(params);
  return {
    filters,
    /** What the fields show. */
    values,
    /** Grows when the address changes by itself: fields that hold half-typed text then start anew. */
    generation,
    /** What the list shows. */
    applied,
    /** For the API; malformed values go along as they are, so that the server can say what is wrong. */
    query: page > 1 ? { ...applied, page: String(page) } : applied,
    page,
    hasDetails: detailNames.some((name) => values[name] !== undefined),
    change,
    apply: () => apply(values),
    /** Forgets what was chosen in the drawer but not searched for. */
    discard: () => setDraft(null),
    /** Takes every filter away; on a phone only in the drawer. */
    clear: () => change({}),
    hrefOf: (other: Values, otherPage = 1) => searchText(filters, other, otherPage),
    remove: (rest: Values) => {
      setDraft(null);
      apply(rest);
    },
  };
}
