import { imageOfWidth, imageSrcset } from '@piacter/contracts/images/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';

type Props = {
  /** The address as the API gives it (the largest size); the kind's drawing stands in where there is none. */
  address: string | null | undefined;
  kind: ListingKind;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** How wide it is shown, as `<img sizes>` has it. */
  sizes?: string;
  /** Loaded at once and first: for the pictures that are in view when the page opens. */
  priority?: boolean;
};

/** A listing's picture; fills its box, whose own aspect ratio keeps the page from jumping. */
export function Picture({ address, kind, alt = '', sizes = '100vw', priority = false }: Props) {
  if (!address) return <Placeholder kind={kind} className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={imageOfWidth(address, 800)}
      srcSet={imageSrcset(address)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={533}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
