import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { countStay, findStayObstacles, type StayParty } from '@piacter/contracts/stays/values';
import { useEffect, useRef } from 'react';
import { formatNightRange } from '../../../lib/days.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { areFree, findBusyNights, useStayNights } from '../../calendars/nights/index.ts';
import { AskStay, BusyNights } from '../../stays/index.tsx';
import { StayObstacles, StaySum } from '../../stays/total/index.tsx';
import { toAskedStay } from '../card/asked-party.ts';
import type { AskedStay } from '../card/asked-stay.ts';
import styles from './stay-box.module.css';
import { text } from './text.ts';

type StayNights = ReturnType<typeof useStayNights>['nights'];

const toNights = ({ arrival, departure }: StayParty) => ({ from: arrival, to: departure });

/** The stay with as many nights as the host asks for; the same one where it has them. */
function findLongEnough(accommodation: AccommodationDetail, stay: StayParty): StayParty {
  const nights = findStayObstacles(accommodation, stay).find(({ reason }) => reason === 'too-short')?.limit;
  return nights ? { ...stay, departure: addDays(stay.arrival, nights) } : stay;
}

/** The first stay of as many nights after one with busy nights, of which the calendar says that it is free. */
function findLaterStay(accommodation: AccommodationDetail, stay: StayParty, nights: StayNights) {
  const count = daysBetween(stay.arrival, stay.departure);
  for (let arrival = addDays(stay.arrival, 1); nights.has(arrival); arrival = addDays(arrival, 1)) {
    const later = { ...stay, arrival, departure: addDays(arrival, count) };
    if (areFree(nights, toNights(later)) && findStayObstacles(accommodation, later).length === 0)
      return later;
  }
  return undefined;
}

/** The stay to offer in place of one that is not to be had, and what its button says. */
function findOffer(accommodation: AccommodationDetail, stay: StayParty, nights: StayNights) {
  const longer = findLongEnough(accommodation, stay);
  if (findBusyNights(nights, toNights(longer)).length > 0) {
    const later = findLaterStay(accommodation, longer, nights);
    return later && { ...later, words: text.stay.free(formatNightRange(later.arrival, later.departure)) };
  }
  if (longer === stay || findStayObstacles(accommodation, longer).length > 0) return undefined;
  const days = formatNightRange(longer.arrival, longer.departure);
  return { ...longer, words: text.stay.longer(daysBetween(longer.arrival, longer.departure), days) };
}

interface Props {
  accommodation: AccommodationDetail;
  stay: StayParty;
  change: (changes: AskedStay) => void;
  /** Gets the sum in forints; undefined without one, and for a stay that is not to be had. */
  onTotal: (total: number | undefined) => void;
}

/** What the days and people would cost, what speaks against them, and the question to the host. */
export function StayTotal({ accommodation, stay, change, onTotal }: Props) {
  const session = useSession();
  const sum = countStay(accommodation, stay);
  const { nights, isLoading } = useStayNights(accommodation.accommodationID, stay.arrival);
  const busy = findBusyNights(nights, toNights(stay));
  const obstacles = findStayObstacles(accommodation, stay);
  const total = busy.length + obstacles.length > 0 ? undefined : sum?.total;
  useEffect(() => {
    onTotal(total);
    return () => onTotal(undefined);
  }, [total, onTotal]);
  const offer = isLoading ? undefined : findOffer(accommodation, stay, nights);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1}>
      {sum && <StaySum {...sum} />}
      <BusyNights nights={busy} />
      <StayObstacles obstacles={obstacles} />
      {offer && (
        <Button
          variant="soft"
          onClick={() => {
            change(toAskedStay({ from: offer.arrival, to: offer.departure }, offer));
            // The button goes away with what it mends.
            box.current?.focus();
          }}
        >
          {offer.words}
        </Button>
      )}
      <p className={styles.note}>{text.stay.note}</p>
      {session && accommodation.isOwn === 0 && (
        <AskStay accommodationID={accommodation.accommodationID} party={stay} />
      )}
    </div>
  );
}
