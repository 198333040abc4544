import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { readInitialData } from './initial-data.ts';

/** What every page needs around it. Replies that the server put into the page spare their first request. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ fallback: readInitialData(), revalidateOnFocus: false, keepPreviousData: true }}>
      {children}
    </SWRConfig>
  );
}
