import type { RequestKind } from '@piacter/contracts/requests/values';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './respond.module.css';
import { text } from './text.ts';

const RequestReport = lazy(() =>
  import('../../reports/report/index.ts').then((module) => ({ default: module.RequestReport })),
);

/** The last row of a request's page: reporting it; the dialog is loaded by the click (TRUST-04). */
export function ReportRequest(request: { kind: RequestKind; requestID: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.report} data-print="hide">
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon shape={IconFlag} />
        {text.report}
      </Button>
      {isOpen && (
        <Suspense>
          <RequestReport {...request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
