import { type ListingKind, listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import type { TypingSuggestion } from '@piacter/contracts/understanding';
import {
  maxSuggestionsOfType,
  searchSuggestionTypes,
  understoodTextLimit,
} from '@piacter/contracts/understanding/values';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ask-box.module.css';
import { getAskedText } from './asked-text.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { text } from './text.ts';

/** What the text may become; the types after each other, of each the closest first. */
const suggest = async (typed: string, signal: AbortSignal) =>
  (await api('GET /api/search-suggestions', { query: { q: typed }, signal, isBackground: true })).data;

interface Props {
  kind?: ListingKind;
  example?: string | undefined;
  hash?: string;
  isCompact?: boolean;
}

/**
 * A search in free Hungarian (FIND-01): leads to the page of results with its filters, and asks for the kind where the
 * text does not tell. Suggests places, professions and names while one types (FIND-08). `kind`: that of the page, taken
 * for such a text. `example`: what one may type. `hash`: the fragment of the page, such as the map, which the next results keep. `isCompact`: one line on phones. Without JavaScript the server redirects.
 */
export function AskBox({ kind, example = text.example, hash = '', isCompact = false }: Props) {
  const navigate = useNavigate();
  const asked = getAskedText(useLocation().state);
  const [typed, setTyped] = useState('');
  const [isUnclear, setUnclear] = useState(false);
  // The server does not know the history of the browser, so that the text comes after the first render.
  useEffect(() => setTyped(asked), [asked]);

  const ask = async (fallback?: ListingKind) => {
    const query = { q: typed, ...(fallback && { kind: fallback }) };
    const { address } = (await api('GET /api/understand', { query })).data;
    setUnclear(address === null);
    if (address !== null) await navigate(address + hash, { state: { asked: typed } });
  };
  const type = (next: string) => {
    setTyped(next);
    setUnclear(false);
  };
  const choose = (item: TypingSuggestion | null) => {
    if (item?.address) void navigate(item.address);
    else type(item?.text ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void ask(kind);
  };
  return (
    <search aria-label={text.label} className={classNames(styles.box, isCompact && styles.compact)}>
      <form action={paths.ask} onSubmit={submit}>
        <div className={styles.row}>
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
        <div role="status">
          {isUnclear && (
            <p className={styles.kinds}>
              {text.askKind}
              {listingKinds.map((one) => (
                <Button key={one} onClick={() => void ask(one)}>
                  {searchNameByKind[one]}
                </Button>
              ))}
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
