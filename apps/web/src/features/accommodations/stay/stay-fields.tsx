import { accommodationFields, stayField } from '@piacter/contracts/accommodations/fields';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { childGroups } from '@piacter/contracts/core/values';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { getDays, getPeople, type People, toAskedStay } from '../card/asked-party.ts';
import { type AskedStay, stayNames } from '../card/asked-stay.ts';
import styles from './stay-fields.module.css';
import { text } from './text.ts';

const { capacity, minimumStay } = accommodationFields;

/** The stay that a query says. */
export const readStay = (search: URLSearchParams): AskedStay =>
  Object.fromEntries(stayNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])));

/** The stay of the address, which a search has put there, and a function that changes it. */
export function useAskedStay() {
  const [search, setSearch] = useSearchParams();
  // The page that the server renders is the same for every stay.
  const isMounted = useIsMounted();
  const asked = isMounted ? readStay(search) : {};
  const change = (changes: AskedStay) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { asked, change };
}

/** Children by their age, and pets; closed until somebody brings some. */
function MorePeople({ people, onChange }: { people: People; onChange: (people: People) => void }) {
  const names = [...childGroups, 'pets'] as const;
  const [isOpen, setOpen] = useState(names.some((name) => people[name] > 0));
  return (
    <details
      className={styles.more}
      open={isOpen || names.some((name) => people[name] > 0)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text.more}</summary>
      <div className={styles.fields}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={text.groups[name]}
            name={name}
            max={capacity.max}
            value={people[name]}
            onChange={(count) => onChange({ ...people, [name]: Number(count) })}
          />
        ))}
      </div>
    </details>
  );
}

/** The days and people of a stay, which stand in the address. */
export function StayFields({ asked, change }: ReturnType<typeof useAskedStay>) {
  const days = getDays(asked);
  const people = getPeople(asked);
  return (
    <>
      <div className={styles.fields}>
        <DateRangeField
          label={stayField.label}
          value={days}
          onChange={(chosen) => change(toAskedStay(chosen, people))}
          describe={({ from, to }) => formatAsked(minimumStay.asked, daysBetween(from, to))}
        />
        <NumberField
          label={text.groups.adults}
          name="adults"
          icon={IconUsers}
          min={1}
          max={capacity.max}
          value={people.adults}
          onChange={(count) => change(toAskedStay(days, { ...people, adults: Number(count) || 1 }))}
        />
      </div>
      <MorePeople people={people} onChange={(changed) => change(toAskedStay(days, changed))} />
    </>
  );
}
