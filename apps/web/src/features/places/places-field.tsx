import {
  formatRadius,
  isPosition,
  nearMe,
  radii,
  searchedPlacesLimit,
  searchPlaceLimit,
  showPlace,
  splitPlaces,
  usualRadius,
} from '@piacter/contracts/places/values';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { Chip } from '../../ui/chip.tsx';
import { Autocomplete } from '../../ui/fields/autocomplete.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './places-field.module.css';
import { text } from './text.ts';

type Props = {
  /** The places as the search takes them, with commas in between. */
  value: string;
  onChange: (places: string, how?: { isTyped?: boolean }) => void;
  countryID?: string;
  error?: string | undefined;
  placeholder?: string;
  /** Kilometres around the places; without it, they are searched alone. */
  radius?: { value: string; error?: string | undefined; onChange: (kilometres: string) => void };
};

const join = (places: readonly string[]) => [...new Set(places.filter(Boolean))].join(',');

/**
 * Where to search: one settlement as text, or several, of which all but the last one are chips. What follows a comma is the
 * next one, and so is what is typed after the button below.
 */
export function PlacesField({ value, onChange, radius, ...field }: Props) {
  const places = splitPlaces(value);
  const [isAdding, setAdding] = useState(false);
  const isAll = isAdding || isPosition(places.at(-1) ?? '');
  const chosen = isAll ? places : places.slice(0, -1);
  const last = isAll ? '' : (places.at(-1) ?? '');
  const suggest = async (search: string, signal: AbortSignal) =>
    (
      await api('GET /api/place-suggestions', {
        query: { search, ...(field.countryID ? { countryID: field.countryID } : {}) },
        signal,
        isBackground: true,
      })
    ).data;
  const addPlace = useRef((_place: string): void => undefined);
  // What is typed while the browser asks for the position is kept.
  addPlace.current = (place) => onChange(join([...chosen, last, place]));
  /** Only on a tap; the browser asks the visitor. */
  const findMe = async () => {
    const { askPosition } = await import('./position/index.ts');
    const position = await askPosition();
    if (position) addPlace.current(position);
  };
  const write = (typed: string) => {
    setAdding(chosen.length > 0 && typed === '');
    onChange(join([...chosen, typed.replace(/[, ]+$/, '')]), { isTyped: true });
  };
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    setAdding(true);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={styles.places}>
      <Autocomplete
        label={text.settlement}
        name="settlement"
        error={field.error}
        value={null}
        onChange={(item) => write(item?.place ?? '')}
        onTextChange={write}
        load={suggest}
        getLabel={({ place }) => place}
        getKey={({ place, note }) => place + note}
        limit={searchPlaceLimit}
        icon={IconMapPin}
        placeholder={field.placeholder ?? text.settlementExample}
        freeText={{
          value: last,
          maxLength: searchedPlacesLimit,
          describe: ({ place, note }) => ({ text: place, match: last, note }),
        }}
      />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((place, at) => (
            <Chip
              key={place}
              label={showPlace(place)}
              purpose={text.remove}
              onRemove={() => onChange(join([...chosen.toSpliced(at, 1), last]))}
            />
          ))}
        </div>
      )}
      {!places.some(isPosition) && (
        <button type="button" className={styles.more} onClick={() => void findMe()}>
          {nearMe}
        </button>
      )}
      {last !== '' && (
        <button type="button" className={styles.more} onClick={add}>
          {text.another}
        </button>
      )}
      {radius && places.length > 0 && (
        <SelectField
          label={text.radius}
          name="radius"
          value={radius.value}
          onChange={radius.onChange}
          error={radius.error}
          options={radii
            .filter((kilometres) => kilometres !== usualRadius || !places.some(isPosition))
            .map((kilometres) => ({
              value: String(kilometres),
              label: formatRadius(kilometres),
            }))}
          placeholder={places.some(isPosition) ? formatRadius(usualRadius) : text.onlyHere}
        />
      )}
    </div>
  );
}
