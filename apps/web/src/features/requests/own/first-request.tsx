import type { PagedCall } from '../../../lib/api/index.ts';
import { usePage } from '../../../lib/api/index.ts';
import styles from './kind-chooser.module.css';
import { KindChooser } from './kind-chooser.tsx';

const useHasNone = (call: PagedCall): boolean => usePage(call, {}).result?.data.length === 0;

/** Asks a requester without any request what they need, on the first page after the login. */
export function FirstRequest() {
  const hasNone = [
    useHasNone('GET /api/service-requests'),
    useHasNone('GET /api/accommodation-requests'),
    useHasNone('GET /api/real-estate-requests'),
  ];
  if (!hasNone.every(Boolean)) return null;
  return (
    <div className={styles.first}>
      <KindChooser />
    </div>
  );
}
