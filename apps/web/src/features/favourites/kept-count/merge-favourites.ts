import { isSameListing } from '@piacter/contracts/listings/values';
import { api } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { browserFavourites } from '../heart/index.ts';
import { text } from '../page/text.ts';

/** Moves what the browser keeps into the account; what does not fit stays in the browser, and is told. */
export async function mergeFavourites(account: string): Promise<void> {
  const kept = browserFavourites.read();
  const favourites = kept.map(({ kind, id, note, keptPrice, keptAt }) => ({
    kind,
    id,
    note,
    keptPrice,
    keptAt,
  }));
  const { data } = await api('POST /api/favourites/merge', { body: { favourites }, isBackground: true });
  const left = kept.filter((one) => data.overLimit.some(isSameListing(one)));
  browserFavourites.write(left.map((one) => ({ ...one, refusedBy: account })));
  if (left.length > 0) await alert(text.overLimit(left.map(({ title }) => title)));
}
