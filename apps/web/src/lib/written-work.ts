import type { TimeUnit } from '@piacter/contracts/requests/values';
import { useEffect, useState } from 'react';
import { isStale } from './way-on.ts';

/** What a visitor has written before the registration. */
export type WrittenWork = {
  serviceID: string;
  settlement: string;
  description: string;
  requestTime: number;
  timeUnit: TimeUnit;
};

const key = 'writtenWork';

/** Kept in this browser until the request is sent or its writer logs out, as the registration opens further tabs. */
export const keepWrittenWork = (work: WrittenWork): void =>
  localStorage.setItem(key, JSON.stringify({ ...work, kept: Date.now() }));

export const dropWrittenWork = (): void => localStorage.removeItem(key);

/** Empty once no registration can be waited for: on a shared computer, the next one to write is somebody else. */
export function readWrittenWork(): Partial<WrittenWork> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    return 'kept' in stored && isStale(stored.kept) ? {} : stored;
  } catch {
    return {};
  }
}

/** Whether a text waits for its writer to log in; false on the server and until the browser has taken over its HTML. */
export function useIsWorkWaiting(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(Boolean(readWrittenWork().description)), []);
  return isWaiting;
}
