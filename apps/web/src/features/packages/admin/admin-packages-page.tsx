import type { AdminPackage } from '@piacter/contracts/packages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { adminPaths } from '../../../config/paths.ts';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { PackageTable } from './package-table.tsx';
import styles from './packages.module.css';
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
    <>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={
          <ButtonLink to={adminPaths.newPackage}>
            <Icon shape={IconPlus} />
            {text.create}
          </ButtonLink>
        }
      />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <div ref={removal.focusRef} tabIndex={-1} className={styles.list}>
        {!packages && (
          <Pending
            loading={text.loading}
            failure={error && failureMessage(error, unexpectedMessage)}
            onRetry={() => void mutate()}
          />
        )}
        {packages?.length === 0 && <EmptyState title={text.empty.title} hint={text.empty.hint} />}
        {packages && packages.length > 0 && (
          <PackageTable packages={packages} onRemove={(row) => void remove(row)} />
        )}
      </div>
    </>
  );
}
