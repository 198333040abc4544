import type { ReactNode } from 'react';
import { Dialog } from './dialog/dialog.tsx';
import { DialogCloseButton } from './dialog/headed-dialog.tsx';
import styles from './drawer.module.css';

type Props = { title: string; count?: number; onClose: () => void; foot: ReactNode; children: ReactNode };

/** The drawer that is open. */
export function FullScreenPanel({ title, count, onClose, foot, children }: Props) {
  return (
    <Dialog variant="fullScreen" className={styles.drawer} aria-label={title} onClose={onClose}>
      <div className={styles.head}>
        <span>{count ? `${title} (${count})` : title}</span>
        <DialogCloseButton onClose={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </Dialog>
  );
}
