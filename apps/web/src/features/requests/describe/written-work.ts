import type { TimeUnit } from '@piacter/contracts/requests/values';

/** What a visitor has written before the registration. */
export type WrittenWork = {
  serviceID: string;
  settlement: string;
  description: string;
  requestTime: number;
  timeUnit: TimeUnit;
};

const key = 'writtenWork';

/** Kept in this browser until the request is sent, as the registration opens further tabs. */
export const keepWrittenWork = (work: WrittenWork): void => localStorage.setItem(key, JSON.stringify(work));

export const dropWrittenWork = (): void => localStorage.removeItem(key);

export function readWrittenWork(): Partial<WrittenWork> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
