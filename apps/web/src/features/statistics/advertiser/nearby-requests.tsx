import type { ListingKind } from '@piacter/contracts/listings/values';
import { isRequestKind } from '@piacter/contracts/requests/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { usePage } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { summarizeRequest } from '../../requests/card/index.ts';
import { type DatedRow, DatedRows } from '../dated-rows.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.advertiser;
/** Rows that are shown; the search lists the others. */
const maxShown = 4;

type Nearby = { rows: readonly DatedRow[]; total: number; isCapped: boolean; query: Record<string, string> };

/** Open service requests that match the own professions and places, without an offer yet. */
function useServiceRequests(isWanted: boolean): Nearby | undefined {
  const query = { ownArea: '1' };
  const { result } = usePage('GET /api/search-service-requests', isWanted ? query : null);
  if (!result) return undefined;
  const rows = result.data
    .filter(({ responseCount }) => responseCount === 0)
    .map((request) => ({ ...request, title: summarizeRequest.service(request).title }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

/** Open requests for accommodation in the county that no host has answered. */
function useAccommodationRequests(county: string | null): Nearby | undefined {
  const query = { settlement: county ?? '' };
  const { result } = usePage('GET /api/search-accommodation-requests', county === null ? null : query);
  if (!result) return undefined;
  const rows = result.data
    .filter(({ hasResponse }) => hasResponse === null)
    .map((request) => ({ ...request, title: summarizeRequest.accommodation(request).title }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

/** Open requests for a property in the county; they are answered outside of the site. */
function usePropertyRequests(county: string | null): Nearby | undefined {
  const query = { location: county ?? '' };
  const { result } = usePage(
    'GET /api/search-real-estate-requests',
    county === null ? null : { ...query, orderBy: 'DESC' },
  );
  if (!result) return undefined;
  const rows = result.data.map((request) => ({
    ...request,
    title: summarizeRequest.property(request).title,
  }));
  return { rows, total: result.total ?? 0, isCapped: result.totalIsCapped ?? false, query };
}

function useNearby(kind: ListingKind, county: string | null): Nearby | undefined {
  const service = useServiceRequests(kind === 'service');
  const accommodation = useAccommodationRequests(kind === 'accommodation' ? county : null);
  const property = usePropertyRequests(kind === 'property' ? county : null);
  return isRequestKind(kind) ? { service, accommodation, property }[kind] : undefined;
}

type Props = { kind: ListingKind; county: string | null /** The search. */; to: string };

/** The newest unanswered requests nearby, with a link to all open ones there. */
export function NearbyRequests({ kind, county, to }: Props) {
  const nearby = useNearby(kind, county);
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
