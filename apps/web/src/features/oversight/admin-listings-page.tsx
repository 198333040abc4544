import { listingStates } from '@piacter/contracts/lifecycle/values';
import { listingKinds } from '@piacter/contracts/listings/values';
import type { AdminListing } from '@piacter/contracts/oversight';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatDate } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { listingWords } from '../kinds/index.ts';
import { StateBadge } from '../lifecycle/index.ts';
import { stateWords } from '../lifecycle/words/index.ts';
import styles from './oversight.module.css';
import { text } from './text.ts';
import { objectPath } from './timeline/index.tsx';

const { listings: words } = text;

const kinds = listingKinds.map((kind) => ({ value: kind, label: listingWords[kind].many }));
/** 'Elrejtett' is beside the states: an admin hid it, whatever its state. */
const hidden = 'hidden';
const states = [
  ...listingStates.map((state) => ({ value: state, label: stateWords[state] })),
  { value: hidden, label: words.hidden },
];

const columns: readonly Column<AdminListing>[] = [
  {
    key: 'listing',
    head: words.columns.listing,
    card: 'name',
    cell: ({ kind, id, title, ownReference, hiddenReason }) => (
      <>
        <Link to={objectPath(kind, id)}>{title}</Link>
        <span className={styles.small}>
          {[text.search.number(id), ownReference, hiddenReason].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'owner',
    head: words.columns.owner,
    cell: ({ ownerID, ownerEmail }) => <Link to={objectPath('user', ownerID)}>{ownerEmail}</Link>,
  },
  {
    key: 'state',
    head: words.columns.state,
    card: 'state',
    cell: ({ state, isHidden }) => <StateBadge state={state} isHidden={isHidden === 1} />,
  },
  {
    key: 'created',
    head: words.columns.created,
    noWrap: true,
    cell: ({ created }) => formatDate(created),
  },
];

/** The admin's list of listings in every state (ADM-16). */
export function AdminListingsPage() {
  usePageTitle(words.title);
  const [search, setSearch] = useSearchParams();
  const kind = listingKinds.find((one) => one === search.get('kind')) ?? listingKinds[0];
  const chosen = search.get('state') ?? '';
  const state = listingStates.find((one) => one === chosen);
  const page = Number(search.get('page')) || 1;
  const { data, error, mutate } = useApi(
    'GET /api/admin-listings/{kind}',
    {
      params: { kind },
      query: { page: String(page), state, ...(chosen === hidden && { hidden: '1' as const }) },
    },
    { keepPreviousData: true },
  );
  const getHref = (to: number) => `?${new URLSearchParams({ kind, state: chosen, page: String(to) })}`;
  return (
    <>
      <PageHead title={words.title} sub={words.sub} />
      <div className={styles.filters}>
        <SelectField
          label={words.kind}
          options={kinds}
          value={kind}
          onChange={(value) => setSearch({ kind: value, state: chosen })}
        />
        <SelectField
          label={words.state}
          options={states}
          placeholder={words.everyState}
          value={chosen}
          onChange={(value) => setSearch({ kind, state: value })}
        />
      </div>
      {data === undefined && (
        <Pending
          loading={text.loading}
          failure={error ? failureMessage(error, unexpectedMessage) : undefined}
          onRetry={() => void mutate()}
        />
      )}
      {data?.data.length === 0 && <Note>{words.nothing}</Note>}
      {data !== undefined && data.data.length > 0 && (
        <DataTable label={words.title} columns={columns} rows={data.data} getKey={({ id }) => id} />
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Pager page={page} totalPages={data.totalPages} getHref={getHref} />
      )}
    </>
  );
}
