import { Outlet } from 'react-router-dom';
import styles from './shell.module.css';
import { mainId } from './shell.tsx';

/** The main landmark of the public pages. Pages render their own `wrap`, since some are full width. */
export function PublicLayout() {
  return (
    <main id={mainId} className={styles.main}>
      <Outlet />
    </main>
  );
}
