import { formatRadius, radii, splitPlaces } from '@piacter/contracts/places/values';
import { useRef, useState } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './places-field.module.css';
import { SettlementField } from './settlement-field.tsx';
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
  const chosen = isAdding ? places : places.slice(0, -1);
  const last = isAdding ? '' : (places.at(-1) ?? '');
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
      <SettlementField value={last} onChange={write} {...field} />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map((place, at) => (
            <Chip
              key={place}
              label={place}
              purpose={text.remove}
              onRemove={() => onChange(join([...chosen.toSpliced(at, 1), last]))}
            />
          ))}
        </div>
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
          options={radii.map((kilometres) => ({
            value: String(kilometres),
            label: formatRadius(kilometres),
          }))}
          placeholder={text.onlyHere}
        />
      )}
    </div>
  );
}
