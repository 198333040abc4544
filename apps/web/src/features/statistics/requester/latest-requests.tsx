import type { RequestKind } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { usePage } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { summarizeRequest } from '../../requests/card/index.ts';
import { type DatedRow, DatedRows } from '../dated-rows.tsx';
import { text } from '../text.ts';

const words = text.requester;
/** Rows of a kind; the list has the others. */
const maxShown = 3;

function useRequests(kind: RequestKind): readonly DatedRow[] {
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
      <DatedRows rows={rows.slice(0, maxShown)} getPath={requesterPaths[kind].request} />
      <Link to={requesterPaths[kind].list}>{words.all[kind]}</Link>
    </Panel>
  );
}
