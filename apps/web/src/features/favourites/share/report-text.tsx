import type { ListingTarget } from '@piacter/contracts/listings/values';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

const ListReport = lazy(() =>
  import('../../reports/report/index.ts').then((module) => ({ default: module.ListReport })),
);

type Props = {
  listID: number;
  token?: string;
  /** The listing whose note is reported; a name without it. */
  entry?: ListingTarget;
  /** For screen readers, which may hear the button alone: what would be reported. */
  about: string;
  label?: string;
};

/** Reports what the other side of a shared list says; the dialog is loaded by the click (KEEP-07). */
export function ReportText({ about, label = text.report, ...report }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        className={styles.report}
        aria-label={`${label}: ${about}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ListReport {...report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
