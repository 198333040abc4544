import { auditActions } from '@piacter/contracts/audit/values';
import { listingStates } from '@piacter/contracts/lifecycle/values';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import type { TimelineEntry } from '@piacter/contracts/oversight';
import type { TimelineEntity } from '@piacter/contracts/oversight/values';
import { reportReasons } from '@piacter/contracts/reports/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { auditWords } from '../../audit/index.ts';
import { stateWords } from '../../lifecycle/words/index.ts';
import { reasonWords } from '../../reports/words/index.ts';
import styles from '../oversight.module.css';
import { timelineText } from '../text.ts';

const findListingKind = (entity: TimelineEntity): ListingKind | undefined =>
  listingKinds.find((kind) => kind === entity);

/** The admin's page of a user, listing, order or request. */
export function objectPath(entity: TimelineEntity, id: number): string {
  const kind = findListingKind(entity);
  if (kind) return adminPaths.listing(kind, id);
  const requestKind = requestKinds.find((one) => `${one}_request` === entity);
  if (requestKind) return adminPaths.request(requestKind, id);
  return entity === 'user' ? adminPaths.user(id) : adminPaths.order(id);
}

/** The detail of an event in words: an action of the audit log, a state, a reason, a subject as it is. */
function describeDetail({ event, detail }: TimelineEntry): string | null {
  const action = auditActions.find((one) => event === 'audit' && one === detail);
  if (action) return auditWords.actions[action];
  const state = listingStates.find((one) => event === 'state' && one === detail);
  if (state) return stateWords[state];
  const reason = reportReasons.find((one) => event === 'report' && one === detail);
  return reason ? reasonWords[reason] : detail;
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { at, event, entity, id } = entry;
  const words = [timelineText.events[event], describeDetail(entry)].filter(Boolean).join(': ');
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{formatTimestamp(at)}</time>
      <span>{entity && id !== null ? <Link to={objectPath(entity, id)}>{words}</Link> : words}</span>
    </li>
  );
}

/** What happened to a user, listing, order or request (ADM-16). */
export function Timeline({ entity, id }: { entity: TimelineEntity; id: number }) {
  const { data, error, mutate } = useApi('GET /api/timelines/{entity}/{id}', { params: { entity, id } });
  return (
    <Panel title={timelineText.title} sub={timelineText.hint}>
      {data ? (
        <ol className={styles.timeline}>
          {data.data.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and are never reordered
            <Entry key={index} entry={entry} />
          ))}
        </ol>
      ) : (
        <Pending
          loading={timelineText.loading}
          failure={error ? failureMessage(error, unexpectedMessage) : undefined}
          onRetry={() => void mutate()}
        />
      )}
    </Panel>
  );
}
