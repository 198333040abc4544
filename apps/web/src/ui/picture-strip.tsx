import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-strip.module.css';
import type { Drawing } from './placeholder.tsx';

type Pictures = {
  picture?: string | null;
  pictureCount?: number | null;
  loadPictures?: () => Promise<readonly string[]>;
};

/** The state of a strip of pictures, of which all but the first are loaded once it is moved. */
export function usePictureStrip({ picture, pictureCount, loadPictures }: Pictures) {
  const box = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly string[]>();
  const [place, setPlace] = useState(0);
  const isAsked = useRef(false);
  const canMove = Boolean(picture && loadPictures) && (pictureCount ?? 0) > 1;
  return {
    box,
    first: picture,
    /** An empty place stands for the others until they are known. */
    others: others ?? (canMove ? [''] : []),
    place,
    count: canMove ? (pictureCount ?? 0) : 0,
    moved: () => {
      const { scrollLeft = 0, clientWidth = 1 } = box.current ?? {};
      setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)));
      if (isAsked.current) return;
      isAsked.current = true;
      // Without them the first one stays.
      loadPictures?.().then(
        (all) => setOthers(all.filter((one) => one !== picture)),
        () => setOthers([]),
      );
    },
    go: (step: -1 | 1) => {
      const strip = box.current;
      if (canMove) strip?.scrollBy({ left: step * strip.clientWidth });
    },
  };
}

type Strip = ReturnType<typeof usePictureStrip>;

type Props = { strip: Strip; drawing: Drawing; sizes: string; priority: boolean };

/** The pictures side by side, to be swiped; it fills its box. */
export const PictureStrip = ({ strip, drawing, sizes, priority }: Props) => (
  // Browsers put what scrolls into the order of the Tab key; the arrow keys move it.
  <div ref={strip.box} className={styles.strip} tabIndex={-1} onScroll={strip.moved}>
    <div className={styles.slide}>
      <Picture address={strip.first} kind={drawing} sizes={sizes} priority={priority} />
    </div>
    {strip.others.map((address) => (
      <div key={address} className={styles.slide}>
        {address && <Picture address={address} kind={drawing} sizes={sizes} />}
      </div>
    ))}
  </div>
);

/** The arrows, for those who point with a mouse. */
export function PictureArrows({ strip }: { strip: Strip }) {
  if (strip.count === 0) return null;
  return (
    <div className={styles.arrows} aria-hidden="true" data-print="hide">
      <button type="button" tabIndex={-1} disabled={strip.place === 0} onClick={() => strip.go(-1)}>
        <Icon shape={IconChevronLeft} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        disabled={strip.place >= strip.count - 1}
        onClick={() => strip.go(1)}
      >
        <Icon shape={IconChevronRight} />
      </button>
    </div>
  );
}
