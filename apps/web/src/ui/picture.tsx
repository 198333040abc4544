import { imageOfWidth, imageSrcset } from '@piacter/contracts/images/values';
import styles from './picture.module.css';
import { type Drawing, Placeholder } from './placeholder.tsx';

type Props = {
  /** The address of the largest size, as in the API's reply; without one the placeholder of the kind is shown. */
  address: string | null | undefined;
  kind: Drawing;
  /** Empty where the adjacent text says the same. */
  alt?: string;
  /** The `sizes` of the image. */
  sizes?: string;
  /** Loaded eagerly with high priority: for pictures above the fold. */
  priority?: boolean;
};

/** A listing's picture; fills its box, whose aspect ratio prevents layout shifts. */
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
