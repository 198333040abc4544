import { type ReactNode, useEffect } from 'react';
import { type Cache, SWRConfig } from 'swr';

/** Replies of the API by SWR key, the address of the call. */
export type Replies = Readonly<Record<string, unknown>>;

/**
 * The replies that the server embedded for the page's own calls, by SWR key, from
 * `<script type="application/json" id="initial-data">`; empty where there are none or they are unreadable.
 */
export const readInitialData = (): Replies => {
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

type Props = {
  /** The replies that the server embedded in the page; they spare their first request. */
  replies: Replies;
  /** On the server each page needs a cache of its own. */
  createCache?: () => Cache;
  /** Called once the page answers to clicks and keys, which the served page does not before. */
  onStart?: () => void;
  children: ReactNode;
};

/** The contexts of every page. */
export function Providers({ replies, createCache, onStart, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, on mount
  useEffect(() => onStart?.(), []);
  return (
    <SWRConfig
      value={{
        fallback: replies,
        revalidateOnFocus: false,
        keepPreviousData: true,
        ...(createCache && { provider: createCache }),
      }}
    >
      {children}
    </SWRConfig>
  );
}
