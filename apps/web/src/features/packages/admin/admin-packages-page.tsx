import type { AdminPackage } from '@piacter/contracts/packages';
import { adminPaths } from '@piacter/contracts/site/paths';
import { api, useApi } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { PackageTable } from './package-table.tsx';
import { text } from './text.ts';
import { useRefreshPackages } from './use-refresh-packages.ts';

/** /admin/csomagok (ADM-01). */
export function AdminPackagesPage() {
  usePageTitle(text.title);
  const { data, error, mutate } = useApi('GET /api/all-service-packages', {});
  const removal = useConfirmedAction(useRefreshPackages());
  const packages = data?.data;

  const remove = ({ packageID, packageName, isOrdered }: AdminPackage) => {
    if (isOrdered === 1) return alert(text.ordered);
    return removal.run(
      {
        text: text.removeQuestion(packageName),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/service-packages/{id}', { params: { id: packageID } }),
    );
  };

  return (
    <ListPage
      words={text}
      createPath={adminPaths.newPackage}
      rows={packages}
      request={{ error, mutate }}
      removal={removal}
    >
      {(rows) => <PackageTable packages={rows} onRemove={(row) => void remove(row)} />}
    </ListPage>
  );
}
