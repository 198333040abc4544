import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { accommodationFields, stayField } from '@piacter/contracts/accommodations/fields';
import { findStayObstacles } from '@piacter/contracts/accommodations/values';
import { nightsBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { priceStay, type Stay } from '@piacter/contracts/prices/values';
import { formatStay } from '@piacter/contracts/search/values';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { formatParty } from '../card/accommodation-facts.ts';
import { type AskedStay, getStay, stayNames } from '../card/asked-stay.ts';
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

/** What a message to the host says of the stay; undefined without its days. */
export function formatAskedStay(asked: AskedStay): string | undefined {
  const stay = getStay(asked);
  return stay && `${formatStay(asked.openFrom, asked.openTo, formatDate)}: ${formatParty(stay)}.`;
}

type Props = ReturnType<typeof useAskedStay> & { accommodation: AccommodationDetail };

const AskStay = lazy(() => import('../../stays/index.ts').then((module) => ({ default: module.AskStay })));

function Total({ accommodation, asked, stay }: Pick<Props, 'accommodation' | 'asked'> & { stay: Stay }) {
  const { openFrom: from = '', openTo: to = '' } = asked;
  const session = useSession();
  const price = priceStay(accommodation, stay);
  const obstacles = findStayObstacles(accommodation, { ...stay, from, to });
  const { minimumStay: nights, minimumPerson: people, capacity: places } = accommodation;
  const limits = {
    closed: null,
    'too-short': nights,
    'too-few': people,
    'too-many': places,
    'no-pets': null,
  };
  const rows = price
    ? [
        {
          term: text.stay.people(stay.nights, stay.guests, formatMoney(accommodation.pricePerPerson)),
          amount: price.people,
        },
        ...(price.pet > 0
          ? [
              {
                term: text.stay.petCost(stay.nights, formatMoney(accommodation.petCostPerNight)),
                amount: price.pet,
              },
            ]
          : []),
      ]
    : [];
  return (
    <>
      {price && (
        <dl className={styles.total}>
          {rows.map(({ term, amount }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>{text.stay.total}</dt>
            <dd>{formatMoney(price.total)}</dd>
          </div>
        </dl>
      )}
      {obstacles.map((obstacle) => (
        <p key={obstacle} className={styles.obstacle}>
          {text.stay.obstacles[obstacle](limits[obstacle])}
        </p>
      ))}
      <p className={styles.note}>{text.stay.note}</p>
      {session && accommodation.isOwn === 0 && (
        <Suspense>
          <AskStay accommodationID={accommodation.accommodationID} {...stay} arrival={from} departure={to} />
        </Suspense>
      )}
    </>
  );
}

/** Days, guests and a pet, with what they would cost; begins with the stay that was searched for. */
export function StayBox({ accommodation, asked, change }: Props) {
  const { openFrom = '', openTo = '', guests, petAllowed } = asked;
  const stay = openFrom && openTo ? getStay(asked) : undefined;
  return (
    <section className={styles.box} aria-labelledby="tartozkodas">
      <h2 id="tartozkodas">{text.stay.title}</h2>
      <div className={styles.fields}>
        <DateRangeField
          label={stayField.label}
          value={{ from: openFrom, to: openTo }}
          onChange={({ from, to }) => change({ openFrom: from, openTo: to })}
          describe={({ from, to }) => formatAsked(minimumStay.asked, nightsBetween(from, to))}
        />
        <NumberField
          label={capacity.asked.label}
          name="guests"
          icon={IconUsers}
          min={1}
          max={capacity.max}
          value={Number(guests) >= 1 ? Number(guests) : 1}
          onChange={(count) => change({ guests: String(count) })}
        />
      </div>
      <CheckboxField
        label={text.stay.pet}
        checked={petAllowed === '1'}
        onChange={(isChecked) => change({ petAllowed: isChecked ? '1' : '' })}
      />
      <div role="status">
        {stay ? (
          <Total {...{ accommodation, asked, stay }} />
        ) : (
          <p className={styles.note}>{text.stay.choose}</p>
        )}
      </div>
    </section>
  );
}
