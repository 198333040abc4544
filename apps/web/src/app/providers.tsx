import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/**
 * The replies that the server embedded for the page's own calls, by SWR key, from
 * `<script type="application/json" id="initial-data">`; empty where there are none or they are unreadable.
 */
export const readInitialData = (): Record<string, unknown> => {
  const embedded = document.getElementById('initial-data')?.textContent;
  if (!embedded) return {};
  try {
    const data: unknown = JSON.parse(embedded);
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    console.warn('The initial data in the page is not valid JSON; it is fetched instead.');
    return {};
  }
};

/** The contexts of every page. Replies that the server embedded in the page spare their first request. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ fallback: readInitialData(), revalidateOnFocus: false, keepPreviousData: true }}>
      {children}
    </SWRConfig>
  );
}
