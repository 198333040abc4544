import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { addDays } from '@piacter/contracts/core/days';
import { countStay, findStayObstacles, type StayParty } from '@piacter/contracts/stays/values';
import { formatNightRange } from '../../../lib/days.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { AskStay } from '../../stays/index.ts';
import { StayObstacles, StaySum } from '../../stays/total/index.tsx';
import { toAskedStay } from '../card/asked-party.ts';
import type { AskedStay } from '../card/asked-stay.ts';
import styles from './stay-box.module.css';
import { text } from './text.ts';

/** The stay with as many nights as the host asks for, where nothing else speaks against it. */
function findLongerStay(accommodation: AccommodationDetail, stay: StayParty) {
  const nights = findStayObstacles(accommodation, stay).find(({ reason }) => reason === 'too-short')?.limit;
  if (!nights) return undefined;
  const longer = { ...stay, departure: addDays(stay.arrival, nights) };
  return findStayObstacles(accommodation, longer).length === 0 ? { nights, ...longer } : undefined;
}

interface Props {
  accommodation: AccommodationDetail;
  stay: StayParty;
  change: (changes: AskedStay) => void;
}

/** What the days and people would cost, what speaks against them, and the question to the host. */
export function StayTotal({ accommodation, stay, change }: Props) {
  const session = useSession();
  const sum = countStay(accommodation, stay);
  const longer = findLongerStay(accommodation, stay);
  return (
    <>
      {sum && <StaySum {...sum} />}
      <StayObstacles obstacles={findStayObstacles(accommodation, stay)} />
      {longer && (
        <Button
          variant="soft"
          onClick={() => change(toAskedStay({ from: longer.arrival, to: longer.departure }, longer))}
        >
          {text.stay.longer(longer.nights, formatNightRange(longer.arrival, longer.departure))}
        </Button>
      )}
      <p className={styles.note}>{text.stay.note}</p>
      {session && accommodation.isOwn === 0 && (
        <AskStay accommodationID={accommodation.accommodationID} party={stay} />
      )}
    </>
  );
}
