import { isSameListing } from '@piacter/contracts/listings/values';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import { browserFavourites } from './browser-favourites.ts';
import styles from './heart.module.css';
import { text } from './text.ts';

/**
 * Whether a listing is kept, in the account or without one in the browser, and the function that changes it: at once,
 * and back with a message if the server refuses (KEEP-01). Only one with a note is asked about.
 */
function useFavourite(listing: Keepable): { isKept: boolean; toggle: () => void } {
  const hasAccount = useSession() !== null;
  const inBrowser = browserFavourites.use();
  const { data, mutate } = useApi('GET /api/favourites', hasAccount ? {} : null);
  const kept = (hasAccount ? (data?.data ?? []) : inBrowser).find(isSameListing(listing));

  const toggle = async (): Promise<void> => {
    // What a tap needs is loaded with it: hearts are on every card.
    const { askRelease, toggleInAccount, toggleInBrowser } = await import('./toggle.ts');
    if (kept?.note && !(await askRelease(kept))) return;
    if (hasAccount) await toggleInAccount(listing, data?.data, mutate);
    else toggleInBrowser(listing);
  };
  const fail = (error: unknown) => alert(getErrorMessage(error));
  return { isKept: kept !== undefined, toggle: () => void toggle().catch(fail) };
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
