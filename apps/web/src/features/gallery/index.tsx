import { gallerySizes } from '@piacter/contracts/images/values';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { hamburgerWidth, useIsNarrowOnceKnown } from '../../lib/media.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Drawing, Placeholder } from '../../ui/placeholder.tsx';
import styles from './gallery.module.css';
import { Swiper } from './swiper.tsx';
import { text } from './text.ts';

const Lightbox = lazy(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** Pictures that the desktop grid shows at once. */
const gridSize = 5;
/** `sizes` of the pictures beside the first one. */
const smallSizes = '(min-width: 720px) 300px, 100vw';

type Props = {
  kind: Drawing;
  /** Addresses in display order. */
  pictures: readonly string[];
  /** What the pictures show, for `alt`. */
  title: string;
  /** Shown in the upper left corner. */
  badge?: ReactNode;
};

/** The desktop grid: the first picture large, up to four beside it, all of them in the lightbox. */
function Grid({ kind, pictures, badge, onOpen }: Props & { onOpen: (place: number) => void }) {
  const visible = pictures.slice(0, gridSize);
  return (
    <div className={classNames(styles.grid, styles[`of${visible.length}`])}>
      {visible.map((picture, index) => (
        <button
          key={picture}
          type="button"
          className={styles.cell}
          aria-label={text.open(index + 1, pictures.length)}
          onClick={() => onOpen(index)}
        >
          <Picture
            address={picture}
            kind={kind}
            alt=""
            sizes={index === 0 ? gallerySizes(pictures.length) : smallSizes}
            priority={index === 0}
          />
        </button>
      ))}
      {badge && <span className={styles.badge}>{badge}</span>}
      <button
        type="button"
        className={styles.all}
        data-print="hide"
        aria-label={text.openAll(pictures.length)}
        onClick={() => onOpen(0)}
      >
        <Icon shape={IconPhoto} />
        {text.count(pictures.length)}
      </button>
    </div>
  );
}

/**
 * A listing's pictures: a grid with a lightbox on wide screens; at 720 px and below one picture at a time to swipe, which
 * opens in the window, but for accommodations (SAC-05). Without pictures, the placeholder of the kind.
 */
export function Gallery(props: Props) {
  const isNarrow = useIsNarrowOnceKnown(hamburgerWidth);
  const { kind, pictures, title, badge } = props;
  const [opened, setOpened] = useState<number>();
  const onOpen = kind === 'accommodation' ? undefined : setOpened;
  if (pictures.length === 0) {
    return (
      <div className={styles.none}>
        <Placeholder kind={kind} className={styles.drawing} />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
    );
  }
  return (
    <section aria-label={text.label}>
      {isNarrow !== true && <Grid {...props} onOpen={setOpened} />}
      {isNarrow !== false && <Swiper {...{ kind, pictures, title, badge, onOpen }} />}
      {opened !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} title={title} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
