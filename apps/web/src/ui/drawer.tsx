import { lazy, type ReactNode, Suspense } from 'react';
import { drawerWidth, useIsNarrow } from '../lib/media.ts';
import styles from './drawer.module.css';

type Props = {
  /** 'Szűrők'; in the drawer with the number of active filters. */
  title: string;
  count?: number;
  /** Whether it is a drawer on wide screens, too. */
  isDrawer?: boolean;
  /** For the drawer only: on wide screens the panel is always visible. */
  open: boolean;
  onClose: () => void;
  /** Sticky at the bottom of the drawer ('Törlés' and 'Keresés'), at the end of the panel on wide screens. */
  foot: ReactNode;
  children: ReactNode;
};

// Loaded when it is opened for the first time.
const FullScreenPanel = lazy(() =>
  import('./full-screen-panel.tsx').then((module) => ({ default: module.FullScreenPanel })),
);

/** The filters: a panel beside the results on wide screens, a drawer at 1023 px and below, full-screen on phones. */
export function Drawer({ open, isDrawer = false, ...drawer }: Props) {
  const narrow = useIsNarrow(drawerWidth);
  if (narrow || isDrawer)
    return open ? (
      <Suspense>
        <FullScreenPanel {...drawer} />
      </Suspense>
    ) : null;
  return (
    <aside className={styles.panel} aria-label={drawer.title}>
      {drawer.children}
      <div className={styles.panelFoot}>{drawer.foot}</div>
    </aside>
  );
}
