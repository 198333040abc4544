import type { ListingKind } from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import type { TypingSuggestion } from '@piacter/contracts/understanding';
import {
  maxSuggestionsOfType,
  searchSuggestionTypes,
  understoodTextLimit,
} from '@piacter/contracts/understanding/values';
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
import { describeSuggestion } from './describe-suggestion.ts';
import styles from './query-box.module.css';
import { rememberSearch } from './recent-searches.ts';
import { text } from './text.ts';

const StartList = lazy(() => import('./recent-list.tsx').then((m) => ({ default: m.StartList })));

/** What the text may become; the types after each other, of each the closest first. */
const suggest = async (typed: string, signal: AbortSignal) =>
  (await api('GET /api/search-suggestions', { query: { q: typed }, signal, isBackground: true })).data;

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
 * (`isCompact`: it is one line before). Without JavaScript the server redirects.
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
  const asked = getAskedText(useLocation().state);
  const [typed, setTyped] = useState(unclear);
  const [isUnclear, setUnclear] = useState(unclear !== '');
  // The server does not know the history of the browser, so that the text comes after the first render.
  useEffect(() => setTyped(asked || unclear), [asked, unclear]);

  const [isSheet, setSheet] = useState(false);

  const closeSheet = () => {
    setSheet(false);
    if (isSheet && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const ask = async (fallback?: ListingKind, words = typed, isChoice = false) => {
    const query = { q: words, ...(fallback && { kind: fallback }) };
    const { address } = (await api('GET /api/understand', { query })).data;
    setUnclear(address === null && !isChoice);
    if (address === null) return;
    closeSheet();
    rememberSearch(words.trim());
    await navigate(address + hash, { state: { asked: words } });
  };
  const type = (next: string) => {
    setTyped(next);
    setUnclear(false);
  };
  const choose = (item: TypingSuggestion | null) => {
    if (item?.address) void navigate(item.address);
    else type(item?.text ?? '');
    // On a phone a choice is the end of typing; elsewhere it is where it tells what is searched.
    if (item && !item.address) void ask(kind, item.text, !isSheet);
  };
  const again = (words: string) => {
    type(words);
    void ask(kind, words);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && isNarrow(hamburgerWidth)) setSheet(true);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setSheet(false);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeSheet();
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
            <Button variant="plain" square aria-label={text.close} onClick={closeSheet}>
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
            load={suggest}
            getLabel={({ label }) => label}
            getKey={(item) => `${item.type} ${item.address ?? item.text} ${item.note}`}
            limit={maxSuggestionsOfType * searchSuggestionTypes.length}
            icon={IconSearch}
            placeholder={example}
            freeText={{ value: typed, maxLength: understoodTextLimit, describe: describeSuggestion }}
          />
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Button type="submit" size="large" className={styles.submit}>
            <Icon shape={IconSearch} />
            <span>{text.submit}</span>
          </Button>
        </div>
        <div role="status">{isUnclear && renderQuestion?.((one) => void ask(one))}</div>
      </form>
      {isSheet && typed.trim() === '' && (
        <Suspense>
          <StartList
            kind={kind}
            onChoose={again}
            onOpen={(address) => {
              closeSheet();
              void navigate(address);
            }}
          />
        </Suspense>
      )}
    </search>
  );
}
