import { gallerySizes } from '@piacter/contracts/images/values';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ReactNode, useState } from 'react';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Drawing } from '../../ui/placeholder.tsx';
import styles from './gallery.module.css';
import { text } from './text.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  kind: Drawing;
  pictures: readonly string[];
  title: string;
  badge?: ReactNode;
  /** Opens a picture in the window. */
  onOpen?: ((place: number) => void) | undefined;
};

/** More dots than this would overlap the count. */
const maxDots = 8;

/** Dots around the current picture; with more pictures than dots they scroll along. */
function Dots({ current, count }: { current: number; count: number }) {
  if (count < 2) return null;
  const visible = Math.min(count, maxDots);
  const first = Math.min(Math.max(0, current - Math.floor(visible / 2)), count - visible);
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: visible }, (_, index) => first + index).map((place) => (
        <i key={place} className={place === current ? styles.current : undefined} />
      ))}
    </span>
  );
}

/** One picture at a time, 4:3 and full width, changed by swiping or by the arrow buttons, opened by a tap. */
export function Swiper({ kind, pictures, title, badge, onOpen }: Props) {
  const [current, setCurrent] = useState(0);
  // Loads only the pictures seen so far and the next one.
  const [reached, setReached] = useState(0);
  const count = pictures.length;
  const go = (step: -1 | 1) => {
    const next = Math.min(Math.max(current + step, 0), count - 1);
    setCurrent(next);
    setReached(Math.max(reached, next));
  };
  const { drag, handlers } = useSwipe(go, onOpen && (() => onOpen(current)));
  const arrow = (step: -1 | 1, label: string, icon: IconShape, side: string | undefined) => (
    <button
      type="button"
      className={`${styles.arrow} ${side}`}
      data-print="hide"
      aria-label={label}
      disabled={step === -1 ? current === 0 : current === count - 1}
      onClick={() => go(step)}
    >
      <Icon shape={icon} />
    </button>
  );
  return (
    <div className={styles.swiper} {...handlers}>
      <div
        className={drag === null ? styles.track : styles.dragged}
        style={{ transform: `translateX(calc(${-100 * current}% + ${drag ?? 0}px))` }}
      >
        {pictures.map((picture, index) => (
          <div key={picture} className={styles.slide} aria-hidden={index !== current}>
            {index <= reached + 1 && (
              <Picture
                address={picture}
                kind={kind}
                alt={`${title}, ${text.picture(index + 1, count)}`}
                sizes={gallerySizes(count)}
                priority={index === 0}
              />
            )}
          </div>
        ))}
      </div>
      {badge && <span className={styles.badge}>{badge}</span>}
      {count > 1 && (
        <>
          {arrow(-1, text.previous, IconChevronLeft, styles.left)}
          {arrow(1, text.next, IconChevronRight, styles.right)}
        </>
      )}
      <Dots current={current} count={count} />
      {onOpen ? (
        <button
          type="button"
          className={styles.place}
          aria-label={text.openPlace(current + 1, count)}
          onClick={() => onOpen(current)}
        >
          <Icon shape={IconMaximize} />
          {text.place(current + 1, count)}
        </button>
      ) : (
        <span className={styles.place} aria-hidden="true">
          <Icon shape={IconPhoto} />
          {text.place(current + 1, count)}
        </span>
      )}
      <span className="sr-only" role="status">
        {text.place(current + 1, count)}
      </span>
    </div>
  );
}
