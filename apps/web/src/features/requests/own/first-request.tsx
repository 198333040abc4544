import type { PagedCall } from '../../../lib/api/index.ts';
import { usePage } from '../../../lib/api/index.ts';
import styles from './kind-chooser.module.css';
import { KindChooser } from './kind-chooser.tsx';

const useHasNone = (call: PagedCall): boolean => usePage(call, {}).result?.data.length === 0;

/** What a requester needs, asked on the first page after the login as long as nothing was asked for. */
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
