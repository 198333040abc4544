import type { AdminPackage } from '@piacter/contracts/packages';
import { useParams } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { PackageFormPanel, toPackageBody, toPackageValues } from './package-form.tsx';
import { PackagePrices } from './package-prices.tsx';
import { text } from './text.ts';
import { useRefreshPackages } from './use-refresh-packages.ts';

const loadPackage = async (id: number): Promise<AdminPackage> =>
  (await api('GET /api/service-packages/{id}', { params: { id } })).data;

function EditPackage({ row, onSaved }: { row: AdminPackage; onSaved: () => void }) {
  const { packageID } = row;
  const refresh = useRefreshPackages();
  const form = useEndpointForm({
    call: 'PUT /api/service-packages/{id}',
    parts: { params: { id: packageID } },
    schema: () => import('@piacter/contracts/packages').then((m) => m.packageUpdate),
    initial: toPackageValues(row),
    toBody: toPackageBody,
    draftKey: `package:${packageID}`,
    version: {
      seen: row.updated,
      load: async () => {
        const stored = await loadPackage(packageID);
        return { values: toPackageValues(stored), updated: stored.updated };
      },
    },
    onDone: async ({ message }) => {
      await refresh();
      onSaved();
      void alert(message);
    },
  });
  useLeaveGuard(form);
  const prices = {
    id: 'arak',
    label: text.prices.title,
    content: <PackagePrices packageID={packageID} />,
  };
  return <PackageFormPanel form={form} isStored after={[prices]} />;
}

/** /admin/csomag-letrehozasa/{packageID} (ADM-02). */
export function EditPackagePage() {
  const { packageID = '' } = useParams();
  const loaded = useFresh(Number(packageID), loadPackage);
  return (
    <EditPage title={text.editTitle} loaded={loaded} sub={({ packageName }) => packageName}>
      {(row) => <EditPackage key={row.packageID} row={row} onSaved={loaded.retry} />}
    </EditPage>
  );
}
