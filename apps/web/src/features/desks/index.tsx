import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/pending.tsx';
import { type OwnListing, type OwnListingsConfig, OwnListingsPage } from '../listings/own/index.ts';
import { DeskPage } from './desk-page.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { text } from './text.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** The parameter of the address that chooses between cards and table. */
const viewName = 'nezet';
const [cards, table] = ['kartyak', 'tablazat'] as const;

/** From so many listings on, the table is what opens: fewer are read more easily as cards. */
const tableFrom = 8;

/** The cards, of which several can be promoted at once, as in the table. */
function Cards<Item>({ config, view }: { config: OwnListingsConfig<Item>; view: ReactNode }) {
  const { kind } = config;
  const [toPromote, setToPromote] = useState<readonly OwnListing[]>([]);
  const { outcome, progress, run } = useBulkRun();
  const listings = toPromote.map(({ id, title, packageType }) => ({
    ...{ id, title, packageType },
    ownReference: null,
  }));
  const titles = new Map(listings.map(({ id, title }) => [id, title]));
  return (
    <>
      <OwnListingsPage
        config={config}
        view={view}
        notice={<OutcomeNote kind={kind} outcome={outcome} progress={progress} />}
        onPromote={setToPromote}
      />
      {listings.length > 0 && (
        <PromoteDialog
          kind={kind}
          listings={listings}
          onClose={() => setToPromote([])}
          run={(work, all, getOrder) => run(work, all, { titles, getOrder })}
        />
      )}
    </>
  );
}

/** The advertiser's listings: as cards while there are few, as a table of many; either can be chosen. */
export function OwnListings<Item>({ config }: { config: OwnListingsConfig<Item> }) {
  const { kind } = config;
  const [search] = useSearchParams();
  const chosen = search.get(viewName);
  const { data, isLoading } = useApi(
    'GET /api/own-listings/{kind}',
    chosen === null ? { params: { kind }, query: {} } : null,
  );
  if (isLoading) return <Pending loading={text.loading} failure={undefined} onRetry={() => undefined} />;
  const total = data?.counts?.total ?? 0;
  const isTable = chosen === table || (chosen === null && total >= tableFrom);
  const view = (
    <ButtonLink variant="plain" to={`?${viewName}=${isTable ? cards : table}`}>
      <Icon shape={isTable ? IconLayoutList : IconTable} />
      {isTable ? text.asCards : text.asTable}
    </ButtonLink>
  );
  return isTable ? <DeskPage {...config} view={view} /> : <Cards config={config} view={view} />;
}
