import type { Draft as StoredDraft } from '@piacter/contracts/drafts';
import type { newListing } from '@piacter/contracts/drafts/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { api } from '../../lib/api/index.ts';
import { type Draft, openDraft } from '../../lib/form/index.ts';

/** A listing's form: of a stored one, or of a new one. */
export type ListingForm = { kind: ListingKind; id: number | typeof newListing };

/** Milliseconds without typing after which the input is sent to the server. */
const uploadDelayMs = 2000;

/** Milliseconds after which a form opens without the server's copy. */
const loadTimeoutMs = 3000;

/** The requests under way by form, one after the other: none overtakes another, whichever visit of the form sent it. */
const requests = new Map<string, Promise<unknown>>();
const toKey = ({ kind, id }: ListingForm) => `${kind}:${id}`;

/**
 * The server's copy of a draft, with what this tab is still sending; null without one, and where it cannot be loaded:
 * the form opens all the same.
 */
export async function loadDraft(params: ListingForm): Promise<StoredDraft | null> {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const timeout = new Promise((resolve) => signal.addEventListener('abort', resolve));
  await Promise.race([requests.get(toKey(params)), timeout]);
  const options = { params, isBackground: true, signal };
  const reply = await api('GET /api/drafts/{kind}/{id}', options).catch(() => null);
  return reply?.data ?? null;
}

export interface ListingDraft<Values> extends Draft<Values> {
  /** Sends what is not on the server yet, at once. */
  flush: () => void;
  /** The same, and waits for it; false where it did not arrive. */
  upload: () => Promise<boolean>;
}

/**
 * The draft of a listing's form in this tab, copied to the server, where another device continues it (LIFE-02). Of the
 * two the server's counts, unless this tab has changes that never arrived there.
 */
export function createListingDraft<Values extends object>(
  params: ListingForm,
  stored: StoredDraft | null,
): ListingDraft<Values> {
  const key = toKey(params);
  const local = openDraft<Values>(key);
  let isOnServer = stored !== null;
  let uploaded = JSON.stringify(stored?.values);
  let sent = uploaded;
  let waiting: Partial<Values> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enqueue = (call: () => Promise<unknown>) => {
    // What fails is still in this tab, and is sent with the next change.
    const request = (requests.get(key) ?? Promise.resolve()).then(call).catch(() => undefined);
    requests.set(key, request);
  };

  const flush = () => {
    clearTimeout(timer);
    const values = waiting;
    waiting = undefined;
    if (!values || JSON.stringify(values) === uploaded) return;
    isOnServer = true;
    sent = JSON.stringify(values);
    enqueue(async () => {
      const { data } = await api('PUT /api/drafts/{kind}/{id}', {
        params,
        body: { values },
        isBackground: true,
        keepalive: true,
      });
      uploaded = JSON.stringify(values);
      if (waiting === undefined && isOnServer) local.write(values, data.updated);
    });
  };

  return {
    flush,
    async upload() {
      flush();
      await requests.get(key);
      return uploaded === sent;
    },
    read() {
      const typed = local.read();
      if (typed && local.readVersion() === undefined) return typed;
      // The form itself wrote them; it leaves out what does not fit (any more).
      return (stored?.values ?? null) as Partial<Values> | null;
    },
    write(values) {
      local.write(values);
      waiting = values;
      clearTimeout(timer);
      timer = setTimeout(flush, uploadDelayMs);
    },
    drop() {
      clearTimeout(timer);
      waiting = undefined;
      uploaded = '';
      local.drop();
      if (!isOnServer) return;
      isOnServer = false;
      const options = { params, isBackground: true, keepalive: true };
      enqueue(() => api('DELETE /api/drafts/{kind}/{id}', options));
    },
  };
}
