import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { countStay, findStayObstacles, type StayParty } from '@piacter/contracts/stays/values';
import { useSession } from '../../../lib/session.ts';
import { AskStay } from '../../stays/index.ts';
import { StayObstacles, StaySum } from '../../stays/total/index.tsx';
import styles from './stay-box.module.css';
import { text } from './text.ts';

/** What the days and people would cost, what speaks against them, and the question to the host. */
export function StayTotal({ accommodation, stay }: { accommodation: AccommodationDetail; stay: StayParty }) {
  const session = useSession();
  const sum = countStay(accommodation, stay);
  return (
    <>
      {sum && <StaySum {...sum} />}
      <StayObstacles obstacles={findStayObstacles(accommodation, stay)} />
      <p className={styles.note}>{text.stay.note}</p>
      {session && accommodation.isOwn === 0 && (
        <AskStay accommodationID={accommodation.accommodationID} party={stay} />
      )}
    </>
  );
}
