import type { AuditLogEntry } from '@piacter/contracts/audit';
import { type AuditEntity, auditActions, auditFields } from '@piacter/contracts/audit/values';
import { createRecord, fromEntries, maxID, searchTextLimit, typedKeys } from '@piacter/contracts/core/values';
import { listingKinds } from '@piacter/contracts/listings/values';
import { toReportKind } from '@piacter/contracts/reports/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { usePageTitle } from '../../lib/page-title.ts';
import { formatTimestamp } from '../../lib/timestamp.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { describeDays, describeSearch, useSearch } from '../search/index.ts';
import { SearchList } from '../search/list/index.ts';
import styles from './audit.module.css';
import { Changes } from './changes.tsx';
import { text } from './text.ts';

const { filters: labels } = text;

const options = {
  action: auditActions.map((action) => ({ value: action, label: text.actions[action] })),
  entity: typedKeys(auditFields).map((entity) => ({ value: entity, label: text.entities[entity] })),
};

const auditSearch = describeSearch({
  call: 'GET /api/audit-log',
  filters: [
    { kind: 'text', name: 'actor', label: labels.actor, maxLength: searchTextLimit },
    { kind: 'select', variant: 'dropdown', name: 'action', label: labels.action, placeholder: labels.any },
    { kind: 'select', variant: 'dropdown', name: 'entity', label: labels.entity, placeholder: labels.any },
    {
      kind: 'number',
      name: 'entityID',
      label: labels.entityID,
      max: maxID,
      format: (id) => text.entityNumber(String(id)),
    },
    describeDays(labels.days, text.between),
  ],
  useOptions: () => options,
});

/** The admin's pages of single rows; other entities have none. */
const pages: Partial<Record<AuditEntity, (id: number) => string>> = {
  user: adminPaths.user,
  ...createRecord(listingKinds, (kind) => (id: number) => adminPaths.listing(kind, id)),
  ...fromEntries(
    requestKinds.map((kind) => [`${kind}_request` as const, (id: number) => adminPaths.request(kind, id)]),
  ),
  email_template: adminPaths.email,
  seo_metadata: adminPaths.seoPage,
  service_package: adminPaths.package,
  service_order: adminPaths.order,
  page_content: adminPaths.content,
};

/** What reports are about: the entities of listings and requests. */
const reportedEntities: Readonly<Record<string, AuditEntity>> = {
  ...createRecord(listingKinds, (kind) => kind),
  ...fromEntries(requestKinds.map((kind) => [toReportKind(kind), `${kind}_request` as const])),
};

/** The listing or request that an entry is about, though its row is another's: a report. */
function AboutReported({ kind, listingID }: AuditLogEntry['detail']) {
  const found = typeof kind === 'string' ? reportedEntities[kind] : undefined;
  const path = found && pages[found];
  if (!path || typeof listingID !== 'number') return null;
  return (
    <span className={styles.small}>
      <Link to={path(listingID)}>{text.what(text.entities[found], listingID)}</Link>
    </span>
  );
}

function What({ action, entity, entityID, after, detail }: AuditLogEntry) {
  const words = text.what(text.entities[entity], entityID);
  const path = pages[entity];
  const isGone = after === null && /deleted$/.test(action);
  return (
    <>
      <b>{text.actions[action]}</b>
      <span className={styles.small}>
        {path && entityID !== null && !isGone ? <Link to={path(entityID)}>{words}</Link> : words}
      </span>
      <AboutReported {...detail} />
    </>
  );
}

const formatActor = ({ actorID, actorEmail }: AuditLogEntry): string =>
  actorID === null ? text.system : (actorEmail ?? text.deletedUser(actorID));

const columns: readonly Column<AuditLogEntry>[] = [
  {
    key: 'at',
    head: text.columns.at,
    cell: ({ at }) => formatTimestamp(at),
    noWrap: true,
    card: 'value',
  },
  { key: 'what', head: text.columns.what, cell: What, card: 'name' },
  {
    key: 'who',
    head: text.columns.who,
    cell: (entry) => <span className={styles.who}>{formatActor(entry)}</span>,
  },
  {
    key: 'changes',
    head: text.columns.changes,
    cell: (entry) => <Changes entry={entry} />,
    card: 'state',
  },
];

/** /admin/naplo: the searchable audit log. */
export function AuditPage() {
  usePageTitle(text.title);
  const search = useSearch(auditSearch, { isLive: true });
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <SearchList search={search} words={text.words}>
        {(entries) => (
          <DataTable label={text.list} columns={columns} rows={entries} getKey={({ auditID }) => auditID} />
        )}
      </SearchList>
    </>
  );
}
