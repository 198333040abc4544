import { upperFirst } from '@piacter/contracts/core/hungarian';
import { searchedByKind } from '@piacter/contracts/listings/values';
import { type RequestKind, requestKinds } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import type { RequesterStatistics } from '@piacter/contracts/statistics';
import { getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { FirstRequest, useOwnRequests } from '../../requests/own/index.ts';
import { DatedRows } from '../dated-rows.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.requester;
/** Rows of a kind; the list has the others. */
const maxShown = 3;

/** The newest own requests of a kind; nothing while there is none. */
function LatestRequests({ kind }: { kind: RequestKind }) {
  const rows = useOwnRequests(kind);
  if (rows.length === 0) return null;
  return (
    <Panel title={words.latest(searchedByKind[kind])}>
      <DatedRows rows={rows.slice(0, maxShown)} getPath={requesterPaths[kind].request} />
      <Link to={requesterPaths[kind].list}>{words.all(searchedByKind[kind])}</Link>
    </Panel>
  );
}

type Received = RequesterStatistics['received'][number];

const formatSender = ({ kind, from }: Received): string => {
  const name = from || words.someone;
  return kind === 'service' ? words.offerOf(name) : words.answerOf(name);
};

/** The latest offers and answers; each leads to its request. */
function ReceivedPanel({ received, undecidedOffers }: RequesterStatistics) {
  return (
    <Panel title={words.received} sub={undecidedOffers > 0 && words.undecided(undecidedOffers)}>
      {received.length === 0 && <p className={styles.hint}>{words.noneReceived}</p>}
      <ul className={styles.rows}>
        {received.map((row) => (
          <li key={`${row.kind} ${row.requestID} ${row.created}`}>
            <span className={styles.first}>
              <Link to={requesterPaths[row.kind].request(row.requestID)}>{formatSender(row)}</Link>
              {row.price !== null && <b>{formatMoney(row.price)}</b>}
            </span>
            <p>
              {[upperFirst(row.request), row.priceUnit, words.state[row.state], formatDate(row.created)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenPanel({ open }: RequesterStatistics) {
  return (
    <Panel title={words.open}>
      <dl className={styles.numbers}>
        {requestKinds.map((kind) => (
          <div key={kind}>
            <dt>{searchedByKind[kind]}</dt>
            <dd>
              <Link to={requesterPaths[kind].list}>{formatNumber(open[kind])}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.create}</p>
      <p className={styles.choices}>
        {requestKinds.map((kind) => (
          <ButtonLink key={kind} variant="soft" to={requesterPaths[kind].create}>
            {searchedByKind[kind]}
          </ButtonLink>
        ))}
      </p>
    </Panel>
  );
}

/** /ajanlatkero/attekintes: own requests and what came in; asks what is needed while there is none. */
export function RequesterOverviewPage() {
  usePageTitle(text.title);
  const { data, error, mutate } = useApi('GET /api/statistics/requester', {});
  return (
    <>
      <PageHead title={text.title} />
      <FirstRequest />
      {data ? (
        <div className={styles.columns}>
          <ReceivedPanel {...data.data} />
          <div className={styles.stack}>
            <OpenPanel {...data.data} />
            {requestKinds.map((kind) => (
              <LatestRequests key={kind} kind={kind} />
            ))}
          </div>
        </div>
      ) : (
        <Pending
          loading={text.loading}
          failure={error && getErrorMessage(error)}
          onRetry={() => void mutate()}
        />
      )}
    </>
  );
}
