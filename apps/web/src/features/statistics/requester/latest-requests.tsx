import { searchedByKind } from '@piacter/contracts/listings/values';
import type { RequestKind } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOwnRequests } from '../../requests/own/index.ts';
import { DatedRows } from '../dated-rows.tsx';
import { text } from '../text.ts';

const words = text.requester;
/** Rows of a kind; the list has the others. */
const maxShown = 3;

/** The newest own requests of a kind; nothing while there is none. */
export function LatestRequests({ kind }: { kind: RequestKind }) {
  const rows = useOwnRequests(kind);
  if (rows.length === 0) return null;
  return (
    <Panel title={words.latest(searchedByKind[kind])}>
      <DatedRows rows={rows.slice(0, maxShown)} getPath={requesterPaths[kind].request} />
      <Link to={requesterPaths[kind].list}>{words.all(searchedByKind[kind])}</Link>
    </Panel>
  );
}
