import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hamburgerWidth, useIsNarrow } from '../lib/media.ts';
import { Button } from './button.tsx';
import styles from './drawer.module.css';
import { Icon } from './icon.tsx';
import { text } from './text.ts';

type Props = {
  /** 'Szűrők'; on phones with the count of active ones behind it. */
  title: string;
  count?: number;
  /** Of use on phones only: on a desk the panel is always there. */
  open: boolean;
  onClose: () => void;
  /** Stays in view at the bottom on phones: 'Törlés' and 'Keresés'. At the end of the panel on a desk. */
  foot: ReactNode;
  children: ReactNode;
};

function FullScreen({ title, count, onClose, foot, children }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the focus go back to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={title} onCancel={onClose}>
      <div className={styles.head}>
        <span>{count ? `${title} (${count})` : title}</span>
        <Button variant="plain" square aria-label={text.close} onClick={onClose}>
          <Icon shape={IconX} />
        </Button>
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </dialog>
  );
}

/** The filters: a panel beside the results on a desk, a full-screen drawer at 720 px and below. */
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
