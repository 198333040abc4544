import type { ReactNode } from 'react';
import { hamburgerWidth, useIsNarrow } from '../lib/media.ts';
import { Dialog } from './dialog/dialog.tsx';
import { DialogCloseButton } from './dialog/dialog-close-button.tsx';
import styles from './drawer.module.css';

type Props = {
  /** 'Szűrők'; on phones with the number of active filters. */
  title: string;
  count?: number;
  /** For phones only: on desktops the panel is always visible. */
  open: boolean;
  onClose: () => void;
  /** Sticky at the bottom on phones ('Törlés' and 'Keresés'), at the end of the panel on desktops. */
  foot: ReactNode;
  children: ReactNode;
};

function FullScreen({ title, count, onClose, foot, children }: Omit<Props, 'open'>) {
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

/** The filters: a panel beside the results on desktops, a full-screen drawer at 720 px and below. */
export function Drawer({ open, ...drawer }: Props) {
  const narrow = useIsNarrow(hamburgerWidth);
  if (narrow) return open ? <FullScreen {...drawer} /> : null;
  return (
    <aside className={styles.panel} aria-label={drawer.title}>
      {drawer.children}
      <div className={styles.panelFoot}>{drawer.foot}</div>
    </aside>
  );
}
