import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './report-button.module.css';

/** The last row of a page, below a line: what can be done about it beside what it is for. */
export const ReportRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row} data-print="hide">
    {children}
  </div>
);

type Props = {
  label: string;
  /** The dialog that reports, loaded when it is opened. */
  dialog: (close: () => void) => ReactNode;
};

/** Opens the dialog that reports what the page shows (TRUST-01, TRUST-04). */
export function ReportButton({ label, dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon shape={IconFlag} />
        {label}
      </Button>
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
