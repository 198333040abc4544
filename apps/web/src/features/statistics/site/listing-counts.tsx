import { listingKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text } from '../text.ts';

const words = text.site;

const signed = new Intl.NumberFormat('hu-HU', { signDisplay: 'exceptZero', useGrouping: 'always' });

const formatChange = (now: number, before: number | undefined, day: string): string => {
  if (before === undefined) return words.noHistory;
  if (before === now) return words.unchanged;
  return words.changed(signed.format(now - before).replace('-', '−'), formatDate(day));
};

/** The published listings by kind; each number leads to the public search, which lists them. */
export function ListingCounts({ statistics: { listings, from } }: { statistics: SiteStatistics }) {
  return (
    <Panel title={words.listings} sub={words.listingsSub(formatTimestamp(listings.countedAt))}>
      <BarList
        label={words.listings}
        format={formatNumber}
        rows={listingKinds.map((kind) => ({
          key: kind,
          name: searchedByKind[kind],
          value: listings.now[kind],
          to: publicPathsByKind[kind].search,
          note: formatChange(listings.now[kind], listings.before?.[kind], from),
        }))}
      />
    </Panel>
  );
}
