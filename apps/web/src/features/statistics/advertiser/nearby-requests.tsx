import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { formatNumber } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useNearbyRequests } from '../../requests/nearby/index.ts';
import { DatedRows } from '../dated-rows.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.advertiser;
/** Rows that are shown; the search lists the others. */
const maxShown = 4;

type Props = { kind: ListingKind; county: string | null /** The search. */; to: string };

/** The newest unanswered requests nearby, with a link to all open ones there. */
export function NearbyRequests({ kind, county, to }: Props) {
  const nearby = useNearbyRequests(kind, county);
  if (!nearby) return null;
  const { rows, total, isCapped, query } = nearby;
  return (
    <Panel title={words.nearby} sub={kind === 'service' ? words.nearbyOwnArea : county}>
      {rows.length === 0 && <p className={styles.hint}>{words.noneNearby}</p>}
      <DatedRows rows={rows.slice(0, maxShown)} getPath={listingPathsByKind[kind].request} />
      <Link to={`${to}?${new URLSearchParams(query)}`}>
        {words.allNearby(`${formatNumber(total)}${isCapped ? '+' : ''}`)}
      </Link>
    </Panel>
  );
}
