import type { PagedCall } from '../../../lib/api/index.ts';
import { usePage } from '../../../lib/api/index.ts';
import styles from './kind-chooser.module.css';
import { KindChooser } from './own-requests-page.tsx';

const useCount = (call: PagedCall): number | undefined => usePage(call, {}).result?.data.length;

/** Whether the requester has any request; undefined until that is known. */
export function useHasRequests(): boolean | undefined {
  const counts = [
    useCount('GET /api/service-requests'),
    useCount('GET /api/accommodation-requests'),
    useCount('GET /api/real-estate-requests'),
  ];
  if (counts.some((count) => count !== undefined && count > 0)) return true;
  return counts.includes(undefined) ? undefined : false;
}

/** Asks a requester without any request what they need, on the first page after the login. */
export function FirstRequest() {
  if (useHasRequests() !== false) return null;
  return (
    <div className={styles.first}>
      <KindChooser />
    </div>
  );
}
