import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { understoodTextLimit } from '@piacter/contracts/understanding/values';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api/index.ts';
import { Button } from '../../ui/button.tsx';
import { InputBox } from '../../ui/fields/field.tsx';
import styles from './ask-box.module.css';
import { getAskedText } from './asked-text.ts';
import { text } from './text.ts';

/**
 * A search in free Hungarian (FIND-01): leads to the page of results with its filters, and asks for the kind where the
 * text does not tell. `kind`: that of the page, taken for such a text. Without JavaScript the server redirects.
 */
export function AskBox({ kind }: { kind?: ListingKind }) {
  const id = useId();
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
    if (address !== null) await navigate(address, { state: { asked: typed } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void ask(kind);
  };
  return (
    <search aria-label={text.label} className={styles.box}>
      <form action={paths.ask} onSubmit={submit}>
        <label htmlFor={id}>{text.label}</label>
        <div className={styles.row}>
          <InputBox invalid={false} disabled={false} icon={IconSearch}>
            <input
              id={id}
              type="search"
              name="q"
              value={typed}
              maxLength={understoodTextLimit}
              placeholder={text.example}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => {
                setTyped(event.target.value);
                setUnclear(false);
              }}
            />
          </InputBox>
          {kind && <input type="hidden" name="kind" value={kind} />}
          <Button type="submit" size="large">
            {text.submit}
          </Button>
        </div>
        <div role="status">
          {isUnclear && (
            <p className={styles.kinds}>
              {text.askKind}
              {listingKinds.map((one) => (
                <Button key={one} onClick={() => void ask(one)}>
                  {text.kinds[one]}
                </Button>
              ))}
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
