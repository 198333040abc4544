import { maxFavourites } from '@piacter/contracts/favourites/values';
import { isSameListing } from '@piacter/contracts/listings/values';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { api, getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import { browserFavourites } from './browser-favourites.ts';
import styles from './heart.module.css';
import { text } from './text.ts';

const toggleInBrowser = ({ price: keptPrice, ...listing }: Keepable): void => {
  const kept = browserFavourites.read();
  const others = kept.filter((one) => !isSameListing(listing)(one));
  const keptAt = new Date().toISOString();
  if (others.length < kept.length) browserFavourites.write(others);
  else if (kept.filter(({ kind }) => kind === listing.kind).length >= maxFavourites) void alert(text.full);
  else browserFavourites.write([{ ...listing, keptPrice, keptAt, note: '' }, ...kept]);
};

/**
 * Whether a listing is kept, in the account or without one in the browser, and the function that changes it: at once,
 * and back with a message if the server refuses (KEEP-01). Only one with a note is asked about.
 */
function useFavourite(listing: Keepable): { isKept: boolean; toggle: () => void } {
  const hasAccount = useSession() !== null;
  const inBrowser = browserFavourites.use();
  const { data, mutate } = useApi('GET /api/favourites', hasAccount ? {} : null);
  const inAccount = data?.data ?? [];
  const kept = (hasAccount ? inAccount : inBrowser).find(isSameListing(listing));
  const isKept = kept !== undefined;

  const toggleInAccount = async (): Promise<void> => {
    const { price, ...rest } = listing;
    const keptAt = new Date().toISOString();
    const others = inAccount.filter((one) => !isSameListing(listing)(one));
    const added = { ...rest, price, keptPrice: price, keptAt, note: '', state: 'live' as const };
    const changed = { ok: true as const, message: '', data: isKept ? others : [added, ...others] };
    const save = async () => {
      const { kind, id } = listing;
      const options = { isBackground: true };
      if (isKept) await api('DELETE /api/favourites/{kind}/{id}', { params: { kind, id }, ...options });
      else await api('POST /api/favourites', { body: { kind, id }, ...options });
      return changed;
    };
    await mutate(save, { optimisticData: changed, rollbackOnError: true, revalidate: !data }).catch(
      (error: unknown) => alert(getErrorMessage(error)),
    );
  };
  const toggle = async (): Promise<void> => {
    if (kept?.note) {
      const { askRelease } = await import('./ask-release.ts');
      if (!(await askRelease(kept))) return;
    }
    if (hasAccount) await toggleInAccount();
    else toggleInBrowser(listing);
  };
  return { isKept, toggle: () => void toggle() };
}

type CardProps = {
  listing: Keepable;
  /** For screen readers, which may hear the button alone: the title by default. */
  name?: string;
};

/** The heart in the corner of a card, beside the card's link. */
export function Heart({ listing, name = listing.title }: CardProps) {
  const { isKept, toggle } = useFavourite(listing);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={text.label(name)}
      aria-pressed={isKept}
      data-print="hide"
      onClick={toggle}
    >
      <Icon shape={IconHeart} />
    </button>
  );
}

/** The heart among the actions of a detail page. */
export function HeartAction({ listing }: { listing: Keepable }) {
  const { isKept, toggle } = useFavourite(listing);
  return (
    <Button
      variant="plain"
      className={styles.action}
      aria-label={text.label(listing.title)}
      aria-pressed={isKept}
      onClick={toggle}
    >
      <Icon shape={IconHeart} />
      <span>{text.keep}</span>
    </Button>
  );
}
