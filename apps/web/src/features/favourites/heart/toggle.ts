import type { ReplyTo } from '@piacter/contracts';
import { maxFavourites } from '@piacter/contracts/favourites/values';
import { isSameListing } from '@piacter/contracts/listings/values';
import type { KeyedMutator } from 'swr';
import { api, getErrorMessage } from '../../../lib/api/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import type { Keepable } from '../../../ui/keep-button.tsx';
import { browserFavourites } from './browser-favourites.ts';

type Reply = ReplyTo<'GET /api/favourites'>;

/** Asks before a favourite goes with its note, which keeping it again does not bring back (WID-11). */
export const askRelease = ({ title, note }: { title: string; note: string }): Promise<boolean> =>
  confirm({
    text: `Kiveszed a kedvencek közül: ${title}?`,
    detail: `A jegyzeted is törlődik: „${note}”`,
    confirm: 'Kiveszem',
  });

const full = `Egy kategóriából legfeljebb ${maxFavourites} kedvenced lehet. Vegyél ki egyet, és próbáld újra!`;

/** Keeps a listing in the browser, or releases it. */
export const toggleInBrowser = ({ price: keptPrice, ...listing }: Keepable): void => {
  const kept = browserFavourites.read();
  const others = kept.filter((one) => !isSameListing(listing)(one));
  const keptAt = new Date().toISOString();
  if (others.length < kept.length) browserFavourites.write(others);
  else if (kept.filter(({ kind }) => kind === listing.kind).length >= maxFavourites) void alert(full);
  else browserFavourites.write([{ ...listing, keptPrice, keptAt, note: '' }, ...kept]);
};

/** Keeps a listing in the account, or releases it: at once, and back with a message if the server refuses. */
export async function toggleInAccount(
  listing: Keepable,
  loaded: Reply['data'] | undefined,
  mutate: KeyedMutator<Reply>,
): Promise<void> {
  const { price, ...rest } = listing;
  const { kind, id } = listing;
  const inAccount = loaded ?? [];
  const keptAt = new Date().toISOString();
  const others = inAccount.filter((one) => !isSameListing(listing)(one));
  const isKept = others.length < inAccount.length;
  const added = { ...rest, price, keptPrice: price, keptAt, note: '', state: 'live' as const };
  const changed = { ok: true as const, message: '', data: isKept ? others : [added, ...others] };
  const save = async () => {
    const options = { isBackground: true };
    if (isKept) await api('DELETE /api/favourites/{kind}/{id}', { params: { kind, id }, ...options });
    else await api('POST /api/favourites', { body: { kind, id }, ...options });
    return changed;
  };
  await mutate(save, { optimisticData: changed, rollbackOnError: true, revalidate: !loaded }).catch(
    (error: unknown) => alert(getErrorMessage(error)),
  );
}
