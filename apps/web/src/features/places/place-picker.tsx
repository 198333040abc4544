import { placeSuggestionLimit, type regionKinds } from '@piacter/contracts/places/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-picker.module.css';
import { text } from './text.ts';

type PlaceKind = (typeof regionKinds)[number];

const ignoringAccents = new Intl.Collator('en', { sensitivity: 'base' });

/** Those that are called what was typed first: Győr before its county. */
const putExactFirst = (names: readonly string[], typed: string): string[] => {
  const isExact = (name: string) => ignoringAccents.compare(name, typed.trim()) === 0;
  return names.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
};

/** Suggestions of each kind, the first kind's first; before them what was typed in full. */
async function suggest(search: string, countryID: string, kinds: readonly PlaceKind[], signal: AbortSignal) {
  const replies = await Promise.all(
    kinds.map((kind) =>
      api('GET /api/region-suggestions', {
        query: { search, countryID, kind },
        signal,
        isBackground: true,
      }),
    ),
  );
  const names = replies.flatMap(({ data }) => data.map(({ regionName }) => regionName));
  return putExactFirst([...new Set(names)], search);
}

type Props = {
  /** Places of this country are suggested. */
  countryID: string;
  kinds: readonly PlaceKind[];
  label: string;
  placeholder: string;
  /** The accessible name of the button. */
  addLabel: string;
  onAdd: (name: string) => void;
  /** Rendered before the field: the select of the country. */
  before?: ReactNode;
  name?: string;
  required?: boolean;
  error?: ReactNode;
};

/**
 * Finds a place of one country; it can be added once it was selected from the suggestions (WID-13). One that is selected
 * but not added yet is added when its form is sent: it is what was meant.
 */
export function PlacePicker({ countryID, kinds, label, addLabel, onAdd, before, ...field }: Props) {
  const [found, setFound] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  // Typing discards the selection.
  const selected = found !== null && typed === found ? found : null;

  const choose = (place: string | null) => {
    setFound(place);
    setTyped(place ?? '');
  };
  const add = () => {
    if (selected === null) return;
    onAdd(selected);
    choose(null);
  };

  const box = useRef<HTMLDivElement>(null);
  const addAndGoOn = () => {
    add();
    // The button becomes disabled under the finger.
    box.current?.querySelector('input')?.focus();
  };
  const addSelected = useEffectEvent(() => flushSync(add));
  useEffect(() => {
    const form = box.current?.closest('form');
    // Before React's own handler, which is on the root.
    const listen = () => addSelected();
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);

  return (
    <div ref={box} className={classNames(styles.picker, before !== undefined && styles.withCountry)}>
      {before}
      <Autocomplete<string>
        // Typed text belongs to one country.
        key={countryID}
        label={label}
        {...field}
        limit={placeSuggestionLimit}
        value={found}
        onChange={choose}
        onTextChange={setTyped}
        load={(search, signal) => suggest(search, countryID, kinds, signal)}
        getLabel={(place) => place}
        getKey={(place) => place}
      />
      <Button variant="soft" disabled={selected === null} onClick={addAndGoOn} aria-label={addLabel}>
        {text.add}
      </Button>
    </div>
  );
}

type ListProps = {
  label: string;
  /** `choice` is a field of the place, beside its name. */
  places: readonly { name: string; note?: string | undefined; choice?: ReactNode }[];
  onRemove: (index: number) => void;
};

/** The added places; nothing without any. */
export function PlaceList({ label, places, onRemove }: ListProps) {
  // Takes the focus of a button that goes with its place, the last one's too.
  const box = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} tabIndex={-1}>
      {places.length > 0 && (
        <ul className={styles.places} aria-label={label}>
          {places.map(({ name, note, choice }, index) => (
            <li key={`${note} ${name}`}>
              <span>
                {name}
                {note && <small> {note}</small>}
              </span>
              {choice && <div className={styles.choice}>{choice}</div>}
              <Button
                variant="danger"
                square
                aria-label={text.removeLabel(name)}
                onClick={() => remove(index)}
              >
                <Icon shape={IconTrash} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
