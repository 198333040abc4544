import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Keepable } from '../../../ui/keep-button.tsx';
import styles from './heart.module.css';
import { text } from './text.ts';
import { useFavourite } from './use-favourite.ts';

type CardProps = {
  listing: Keepable /** For screen readers, which may hear the button alone: the title by default. */;
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
