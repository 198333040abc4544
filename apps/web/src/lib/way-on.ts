import { getAreaRole } from '@piacter/contracts/site/paths';

const key = 'wayOn';

/** Milliseconds that a mailed confirmation of a registration is valid, and with it what waits for its visitor. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Whether what was kept at this time can no longer be waited for. */
export const isStale = (kept: unknown): boolean => Date.now() - Number(kept) > lifetimeMs;

/** Remembers where somebody goes on who has to register first: the mailed link opens another tab. */
export const keepWayOn = (address: string): void =>
  localStorage.setItem(key, JSON.stringify({ address, kept: Date.now() }));

export const dropWayOn = (): void => localStorage.removeItem(key);

/** The address in the area of a role where somebody wanted to go on before the login; it is forgotten then. */
export function takeWayOn(role: string | undefined): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('address' in stored) || !('kept' in stored))
      return null;
    const address = String(stored.address);
    const isOld = isStale(stored.kept);
    if (!isOld && getAreaRole(address.split('?')[0] ?? '') !== role) return null;
    dropWayOn();
    return isOld ? null : address;
  } catch {
    return null;
  }
}
