import { InvoicesUnreachable } from './invoice-vendor.ts';

/** Milliseconds that a vendor has for one reply; the lease of an invoice is longer than all calls for it. */
const timeoutMs = 20_000;

/** Sends a request; throws `InvoicesUnreachable` without a complete reply, and for errors of the server itself. */
export async function callVendor(
  url: string,
  init: RequestInit,
): Promise<{ response: Response; body: Buffer }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status >= 500 || response.status === 429) throw new Error(`Status ${response.status}`);
    return { response, body };
  } catch (cause) {
    throw new InvoicesUnreachable('The invoicing service is unreachable', { cause });
  }
}
