import { createRecord } from '@piacter/contracts/core/values';
import type { DeskMonth } from '@piacter/contracts/desks';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound, useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { AreaNotFoundPage } from '../../ui/area-not-found-page.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { StatTile, StatTiles } from '../../ui/chart/stat-tile.tsx';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { kindParts } from '../kind-parts/index.ts';
import { StateBadge } from '../lifecycle/index.ts';
import styles from './months.module.css';
import { formatMonth, listMonths } from './months.ts';
import { text } from './text.ts';

/** The prices of the kinds that keep a history of them. */
const pricesOfKind = createRecord(listingKinds, (kind) => {
  const { loadPrices } = kindParts[kind];
  return loadPrices && lazy(() => loadPrices().then((module) => ({ default: module.ListingPrices })));
});

/** The parameter of the address that chooses the month. */
const monthName = 'honap';

type Event = keyof DeskMonth['totals'];
const events: readonly Event[] = ['views', 'contacts', 'messages'];

/** The name by which its owner knows the listing. */
const nameListing = ({ title, address }: DeskMonth['listing']) => address ?? title;

/** A mail with the figures, for whoever the listing belongs to. */
function getMailLink({ listing, month, totals }: DeskMonth): string {
  const { mail } = text;
  const lines = [
    nameListing(listing),
    formatMonth(month),
    ...events.map((event) => mail.line(text.events[event], formatNumber(totals[event]))),
    mail.line(text.hearts, formatNumber(listing.hearts)),
    window.location.origin + listing.publicPath,
  ];
  const subject = mail.subject(nameListing(listing), formatMonth(month));
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

const getFacts = ({ listing, newHearts }: DeskMonth): Description[] => [
  ...(listing.ownReference ? [{ term: text.reference, value: listing.ownReference }] : []),
  { term: text.state, value: <StateBadge state={listing.state} isHidden={listing.isHidden === 1} /> },
  ...(listing.price === null
    ? []
    : [{ term: text.price, value: formatMoney(listing.price) + listing.priceSuffix }]),
  { term: text.hearts, value: formatNumber(listing.hearts) },
  { term: text.newHearts, value: formatNumber(newHearts) },
  ...(listing.daysLeft === null ? [] : [{ term: text.daysLeft, value: text.inDays(listing.daysLeft) }]),
  {
    term: text.address,
    value: <Link to={listing.publicPath}>{window.location.origin + listing.publicPath}</Link>,
  },
];

/** The events of the month beside those of the month before. */
function Totals({ month: { totals, previous }, isOver }: { month: DeskMonth; isOver: boolean }) {
  const compared = isOver ? text.compared : text.comparedDays;
  return (
    <section aria-label={text.figures}>
      <StatTiles>
        {events.map((event) => (
          <StatTile
            key={event}
            label={text.events[event]}
            value={totals[event]}
            before={previous[event]}
            format={formatNumber}
            words={{ compared, before: text.before }}
          />
        ))}
      </StatTiles>
    </section>
  );
}

type MonthProps = { kind: ListingKind; month: DeskMonth; onMonth: (month: string) => void };

function Month({ kind, month, onMonth }: MonthProps) {
  const { listing } = month;
  const name = formatMonth(month.month);
  usePageTitle(text.named(name));
  const [present, ...over] = listMonths(listing.created, new Date());
  const Prices = pricesOfKind[kind];
  return (
    <div className={styles.page}>
      <PageHead
        title={text.named(name)}
        sub={[nameListing(listing), listing.address && listing.title].filter(Boolean).join(' · ')}
      />
      <div className={styles.tools} data-print="hide">
        <SelectField
          label={text.month}
          options={[
            ...(present ? [{ value: present, label: text.present(formatMonth(present)) }] : []),
            ...over.map((value) => ({ value, label: formatMonth(value) })),
          ]}
          value={month.month}
          onChange={onMonth}
        />
        <Button variant="soft" onClick={() => window.print()}>
          <Icon shape={IconPrinter} />
          {text.print}
        </Button>
        <a className={buttonClass({ variant: 'ghost' })} href={getMailLink(month)}>
          <Icon shape={IconMailForward} />
          {text.send}
        </a>
        <ButtonLink variant="ghost" to={listingPathsByKind[kind].listing(listing.id)}>
          {text.edit}
        </ButtonLink>
      </div>
      <Totals month={month} isOver={month.month !== present} />
      <Panel title={text.listing}>
        <DescriptionList columns={1} items={getFacts(month)} />
      </Panel>
      {Prices && (
        <Suspense>
          <Prices id={listing.id} priceSuffix={listing.priceSuffix} />
        </Suspense>
      )}
    </div>
  );
}

/** What happened to the user's listing in a month, to be printed or sent: /{role}/havi-lap/{listingID} (LIFE-10). */
export function ListingMonthPage({ kind }: { kind: ListingKind }) {
  const { listingID = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(monthName);
  const isID = /^[1-9]\d{0,9}$/.test(listingID);
  const { data, error, mutate } = useApi(
    'GET /api/own-listings/{kind}/{id}/month',
    isID
      ? { params: { kind, id: Number(listingID) }, query: chosen === null ? {} : { month: chosen } }
      : null,
    { keepPreviousData: true },
  );
  if (!isID || isNotFound(error)) return <AreaNotFoundPage />;
  if (!data)
    return (
      <>
        <PageHead title={text.title} />
        <Pending
          loading={text.loading}
          failure={error && failureMessage(error, unexpectedMessage)}
          onRetry={() => void mutate()}
        />
      </>
    );
  return (
    <Month
      kind={kind}
      month={data.data}
      onMonth={(month) => setSearch({ [monthName]: month }, { replace: true, preventScrollReset: true })}
    />
  );
}
