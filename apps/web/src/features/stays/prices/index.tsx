import { hostPaths } from '@piacter/contracts/site/paths';
import { api } from '../../../lib/api/index.ts';
import type { GuardedForm } from '../../../lib/form/index.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text as shared } from '../../../ui/text.ts';
import styles from './stay-prices.module.css';
import { StayPricesForm } from './stay-prices-form.tsx';
import { text } from './text.ts';

export { text as stayPricesText } from './text.ts';

const load = async (accommodationID: number) =>
  (await api('GET /api/accommodation-prices/{accommodationID}', { params: { accommodationID } })).data;

type Props = { accommodationID: number; onUnsaved: (form: GuardedForm) => void };

/** What a stay in one of the user's accommodations costs beside the price per person (CAL-06). */
export function StayPricesPanel({ accommodationID, onUnsaved }: Props) {
  const { stored, failure, retry } = useFresh(accommodationID, load);
  return (
    <Panel title={text.title} sub={text.sub}>
      <p className={styles.toCalendar}>
        {text.busyDays} <Link to={hostPaths.calendar(accommodationID)}>{text.calendar}</Link>
      </p>
      {stored && <StayPricesForm {...{ accommodationID, stored, onUnsaved }} />}
      {failure !== undefined && (
        <Note variant="error">
          <p>{text.failed}</p>
          <Button variant="ghost" onClick={retry}>
            {shared.retry}
          </Button>
        </Note>
      )}
    </Panel>
  );
}
