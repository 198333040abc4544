import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { accommodationFields, stayField } from '@piacter/contracts/accommodations/fields';
import { maxStayNights } from '@piacter/contracts/calendars/values';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { childGroups } from '@piacter/contracts/core/values';
import { formatStay } from '@piacter/contracts/search/values';
import type { StayParty } from '@piacter/contracts/stays/values';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../lib/format.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import {
  formatStayParty,
  getDays,
  getPeople,
  getStay,
  type People,
  toAskedStay,
} from '../card/asked-party.ts';
import { type AskedStay, stayNames } from '../card/asked-stay.ts';
import styles from './stay-box.module.css';
import { text } from './text.ts';

const { capacity, minimumStay } = accommodationFields;

/** The stay of the address, which a search has put there, and a function that changes it. */
export function useAskedStay() {
  const [search, setSearch] = useSearchParams();
  // The page that the server renders is the same for every stay.
  const isMounted = useIsMounted();
  const asked: AskedStay = isMounted
    ? Object.fromEntries(stayNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
    : {};
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

/** What a message to the host says of the stay, which it asks for; undefined without its days. */
export function getAskedStay(asked: AskedStay): { words: string; stay: StayParty } | undefined {
  const stay = getStay(asked);
  const { from, to } = getDays(asked);
  return stay && { words: `${formatStay(from, to, formatDate)}: ${formatStayParty(stay)}.`, stay };
}

type Props = ReturnType<typeof useAskedStay> & { accommodation: AccommodationDetail };

const StayTotal = lazy(() => import('./stay-total.tsx').then((module) => ({ default: module.StayTotal })));

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
      <summary>{text.stay.more}</summary>
      <div className={styles.fields}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={text.stay.groups[name]}
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

/** Days and people, with what they would cost; begins with the stay that was searched for. */
export function StayBox({ accommodation, asked, change }: Props) {
  const days = getDays(asked);
  const people = getPeople(asked);
  const isChosen = days.from !== '' && days.to !== '';
  const stay = isChosen ? getStay(asked) : undefined;
  const isTooLong = isChosen && daysBetween(days.from, days.to) > maxStayNights;
  return (
    <section className={styles.box} aria-labelledby="tartozkodas">
      <h2 id="tartozkodas">{text.stay.title}</h2>
      <div className={styles.fields}>
        <DateRangeField
          label={stayField.label}
          value={days}
          onChange={(chosen) => change(toAskedStay(chosen, people))}
          describe={({ from, to }) => formatAsked(minimumStay.asked, daysBetween(from, to))}
        />
        <NumberField
          label={text.stay.groups.adults}
          name="adults"
          icon={IconUsers}
          min={1}
          max={capacity.max}
          value={people.adults}
          onChange={(count) => change(toAskedStay(days, { ...people, adults: Number(count) || 1 }))}
        />
      </div>
      <MorePeople people={people} onChange={(changed) => change(toAskedStay(days, changed))} />
      <div role="status">
        {stay ? (
          <Suspense>
            <StayTotal {...{ accommodation, stay }} />
          </Suspense>
        ) : (
          <p className={styles.note}>{isTooLong ? text.stay.tooLong(maxStayNights) : text.stay.choose}</p>
        )}
      </div>
    </section>
  );
}
