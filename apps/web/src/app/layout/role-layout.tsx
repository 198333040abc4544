import { getAreaRole } from '@piacter/contracts/site/paths';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { preloadMessageBox } from '../../ui/message-box/message-box-host.tsx';
import type { RoleEntry } from '../role-entry.ts';
import styles from './role-layout.module.css';
import { mainId } from './shell.tsx';
import { SideMenu } from './side-menu.tsx';

/** The layout of a role's area: side menu and page (LAY-08, LAY-16). */
export function RoleLayout() {
  const role = getAreaRole(useLocation().pathname);
  const entry = useLoaderData<RoleEntry>();
  // These pages write and delete, so their message box has to work without a connection too.
  useEffect(preloadMessageBox, []);
  return (
    <div className={`wrap ${styles.area}`}>
      {role === null ? <div /> : <SideMenu role={role} email={entry.email} />}
      <main id={mainId} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
