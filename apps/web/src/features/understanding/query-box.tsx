import type { ListingKind } from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import { understoodTextLimit } from '@piacter/contracts/understanding/values';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { hamburgerWidth, isNarrow } from '../../lib/media.ts';
import { Button } from '../../ui/button.tsx';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getAskedText } from './asked-text.ts';
import styles from './query-box.module.css';
import { rememberSearch } from './recent-searches.ts';
import type { DescribedSuggestion } from './suggestions/describe-suggestion.ts';
import { text } from './text.ts';

const StartList = lazy(() => import('./suggestions/start-list.tsx').then((m) => ({ default: m.StartList })));

/** Loaded once somebody types. */
const createSuggest = (kind: ListingKind | undefined) => async (typed: string, signal: AbortSignal) => {
  const { loadSuggestions } = await import('./suggestions/start-list.tsx');
  return loadSuggestions(typed, kind, signal);
};

/** What was typed on the pages of the history, by the key of their entry, for who comes back to them. */
const typedAt: Record<string, string> = {};

interface Props {
  kind?: ListingKind;
  example?: string | undefined;
  hash?: string;
  isCompact?: boolean;
  /** A text whose kind is asked for. */
  unclear?: string;
  /** Asks for the kind where neither text nor page tells it. */
  renderQuestion?: (ask: (kind: ListingKind) => void) => ReactNode;
}

/**
 * A search in free Hungarian (FIND-01, FIND-08): `kind` is taken where the text does not say it, `hash` is the
 * fragment that the next results get, such as the map's. On phones the focused box takes the whole window
 * (`isCompact`: it is one line before) until the browser goes back, elsewhere an empty one opens a list. Without
 * JavaScript the server redirects.
 */
export function QueryBox({
  kind,
  example = text.example,
  hash = '',
  isCompact = false,
  unclear = '',
  renderQuestion,
}: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = location;
  const asked = getAskedText(state);
  const [typed, setTyped] = useState(unclear);
  const [isUnclear, setUnclear] = useState(unclear !== '');
  const [opened, setOpened] = useState<'sheet' | 'list'>();
  const isSheet = opened === 'sheet';
  const here = location.search + location.hash;
  /** Whether the page is at the entry of the history that is the sheet's own: going back closes it. */
  const hasEntry = state?.sheetOf === here;
  /** The key of the page's own entry. */
  const page = useRef('');
  if (!hasEntry) page.current = location.key;
  // The server does not know the history of the browser, so that the text comes after the first render.
  useEffect(() => setTyped(asked || (typedAt[page.current] ?? unclear)), [asked, unclear]);
  /** The same while it is open, for what a reply does that comes later. */
  const atEntry = useRef(false);
  atEntry.current = isSheet && hasEntry;
  useEffect(() => {
    if (hasEntry)
      return () => {
        setOpened(undefined);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      };
  }, [hasEntry]);

  const close = () => {
    setOpened(undefined);
    if (atEntry.current) void navigate(-1);
  };
  /** Leaves for an address, which takes the place of the sheet in the history. */
  const leave = (address: string, words?: string) => {
    setOpened(undefined);
    void navigate(address, { replace: atEntry.current, state: { asked: words } });
  };
  const openResults = (address: string, words: string) => {
    rememberSearch(words.trim());
    leave(address + hash, words);
  };
  const ask = async (fallback?: ListingKind, words = typed, isChoice = false) => {
    const query = { q: words, ...(fallback && { kind: fallback }) };
    const wasAtEntry = atEntry.current;
    const { address } = (await api('GET /api/understand', { query })).data;
    // Going back has closed the sheet meanwhile.
    if (wasAtEntry && !atEntry.current) return;
    setUnclear(address === null && !isChoice);
    if (address !== null) openResults(address, words);
  };
  const type = (next: string) => {
    setTyped(next);
    typedAt[page.current] = next;
    setUnclear(false);
  };
  const choose = (item: DescribedSuggestion | null) => {
    if (!item?.isListing) type(item?.text ?? '');
    if (item?.address) item.isListing ? leave(item.address) : openResults(item.address, item.text);
    // On a phone a choice is the end of typing, and so is one of what was typed.
    else if (item) void ask(kind, item.text, !isSheet && item.text !== typed.trim());
  };
  const again = (words: string) => {
    type(words);
    void ask(kind, words);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const fillsWindow = isNarrow(hamburgerWidth);
    setOpened(fillsWindow ? 'sheet' : 'list');
    if (fillsWindow && !hasEntry)
      void navigate(location, { preventScrollReset: true, state: { ...state, sheetOf: here } });
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The sheet covers everything: there is nowhere to go without the keyboard.
    if (relatedTarget ? !currentTarget.contains(relatedTarget) : !isSheet) setOpened(undefined);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void ask(kind);
  };
  return (
    <search
      aria-label={text.label}
      className={classNames(styles.box, isCompact && styles.compact, isSheet && styles.sheet)}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={handleKey}
    >
      <form action={paths.query} onSubmit={submit}>
        <div className={styles.row}>
          {isSheet && (
            <Button variant="plain" square aria-label={text.close} onClick={close}>
              <Icon shape={IconX} />
            </Button>
          )}
          <Autocomplete
            label={text.label}
            name="q"
            className={styles.field ?? ''}
            value={null}
            onChange={choose}
            onTextChange={type}
            load={createSuggest(kind)}
            getLabel={({ label }) => label}
            getKey={({ key }) => key}
            limit={Number.POSITIVE_INFINITY}
            icon={IconSearch}
            placeholder={example}
            freeText={{ value: typed, maxLength: understoodTextLimit, describe: (item) => item }}
          />
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Button type="submit" size="large" className={styles.submit}>
            <Icon shape={IconSearch} />
            <span>{text.submit}</span>
          </Button>
        </div>
        <div role="status">{isUnclear && renderQuestion?.((one) => void ask(one))}</div>
      </form>
      {opened && typed.trim() === '' && (
        <Suspense>
          <StartList kind={kind} onChoose={again} onOpen={leave} />
        </Suspense>
      )}
    </search>
  );
}
