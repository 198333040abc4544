import { adminPaths } from '@piacter/contracts/site/paths';
import { useNavigate } from 'react-router-dom';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { newPackageValues, PackageFormPanel, toPackageBody } from './package-form.tsx';
import { text } from './text.ts';
import { useRefreshPackages } from './use-refresh-packages.ts';

/** /admin/csomag-letrehozasa: creates a package, then opens it for its prices (ADM-02). */
export function NewPackagePage() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const refresh = useRefreshPackages();
  const form = useEndpointForm({
    call: 'POST /api/service-packages',
    schema: () => import('@piacter/contracts/packages').then((m) => m.packageBody),
    initial: newPackageValues,
    toBody: toPackageBody,
    draftKey: 'package:new',
    onDone: async ({ insertID, message }) => {
      await refresh();
      await navigate(adminPaths.package(insertID));
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <PageHead title={text.newTitle} />
      <PackageFormPanel form={form} isStored={false} save={text.save} />
    </>
  );
}
