import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { maxStayNights } from '@piacter/contracts/calendars/values';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatStay } from '@piacter/contracts/search/values';
import type { StayParty } from '@piacter/contracts/stays/values';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { formatStayParty, getDays, getStay } from '../card/asked-party.ts';
import type { AskedStay } from '../card/asked-stay.ts';
import { StayFields, type useAskedStay } from '../stay/stay-fields.tsx';
import styles from './stay-box.module.css';
import { text } from './text.ts';

/** What a message to the host says of the stay, which it asks for; undefined without its days. */
export function getAskedStay(asked: AskedStay): { words: string; stay: StayParty } | undefined {
  const stay = getStay(asked);
  const { from, to } = getDays(asked);
  return stay && { words: `${formatStay(from, to, formatDate)}: ${formatStayParty(stay)}.`, stay };
}

type Props = ReturnType<typeof useAskedStay> & {
  accommodation: AccommodationDetail;
  onTotal: (total: number | undefined) => void;
};

const StayTotal = lazy(() => import('./stay-total.tsx').then((module) => ({ default: module.StayTotal })));

/** Days and people, with what they would cost; begins with the stay that was searched for. */
export function StayBox({ accommodation, asked, change, onTotal }: Props) {
  const days = getDays(asked);
  const isChosen = days.from !== '' && days.to !== '';
  const stay = isChosen ? getStay(asked) : undefined;
  const isTooLong = isChosen && daysBetween(days.from, days.to) > maxStayNights;
  return (
    <section className={styles.box} aria-labelledby="tartozkodas">
      <h2 id="tartozkodas">{text.stay.title}</h2>
      <StayFields {...{ asked, change }} />
      <div role="status">
        {stay ? (
          <Suspense>
            <StayTotal {...{ accommodation, stay, change, onTotal }} />
          </Suspense>
        ) : (
          <p className={styles.note}>{isTooLong ? text.stay.tooLong(maxStayNights) : text.stay.choose}</p>
        )}
      </div>
    </section>
  );
}
