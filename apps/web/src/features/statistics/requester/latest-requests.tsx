import type { RequestKind } from '@piacter/contracts/requests/values';
import { Link } from 'react-router-dom';
import { requesterPaths } from '../../../config/paths.ts';
import { usePage } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { summarizeRequest } from '../../requests/card/index.ts';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.requester;
/** Rows of a kind; the list has the others. */
const maxShown = 3;

type Row = { requestID: number; title: string; created: string };

function useRequests(kind: RequestKind): readonly Row[] {
  const service = usePage('GET /api/service-requests', kind === 'service' ? {} : null).result?.data ?? [];
  const accommodation =
    usePage('GET /api/accommodation-requests', kind === 'accommodation' ? {} : null).result?.data ?? [];
  const property =
    usePage('GET /api/real-estate-requests', kind === 'property' ? {} : null).result?.data ?? [];
  return [
    ...service.map((request) => ({ ...request, title: summarizeRequest.service(request).title })),
    ...accommodation.map((request) => ({ ...request, title: summarizeRequest.accommodation(request).title })),
    ...property.map((request) => ({ ...request, title: summarizeRequest.property(request).title })),
  ];
}

/** The newest own requests of a kind; nothing while there is none. */
export function LatestRequests({ kind }: { kind: RequestKind }) {
  const rows = useRequests(kind);
  if (rows.length === 0) return null;
  return (
    <Panel title={words.latest[kind]}>
      <ul className={styles.rows}>
        {rows.slice(0, maxShown).map(({ requestID, title, created }) => (
          <li key={requestID}>
            <span className={styles.first}>
              <Link to={requesterPaths[kind].request(requestID)}>{title}</Link>
              <span className={styles.date}>{formatDate(created)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={requesterPaths[kind].list}>{words.all(words.latest[kind])}</Link>
    </Panel>
  );
}
