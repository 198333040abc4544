import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/pending.tsx';
import { type OwnListingsConfig, OwnListingsPage } from '../listings/own/index.ts';
import { DeskPage } from './desk-page.tsx';
import { text } from './text.ts';

/** The parameter of the address that chooses between cards and table. */
const viewName = 'nezet';
const [cards, table] = ['kartyak', 'tablazat'] as const;

/** From so many listings on, the table is what opens: fewer are read more easily as cards. */
const tableFrom = 8;

/** The own listings: as cards while there are few, as a table of many; either can be chosen. */
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
  return isTable ? <DeskPage {...config} view={view} /> : <OwnListingsPage config={config} view={view} />;
}
