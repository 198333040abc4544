import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './comparison.module.css';

type Props = {
  titles: readonly string[];
  /** Whether the columns have the numbers of their pins. */
  isNumbered: boolean;
  /** The box in which the columns scroll. */
  columns: RefObject<HTMLElement | null>;
};

/**
 * The names of the columns at the top of a phone's window, once their heads have left it: heads within a box that scrolls
 * to the side cannot stick to the window. It takes no room, and moves with the columns.
 */
export function StuckNames({ titles, isNumbered, columns }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const box = columns.current;
    const head = box?.querySelector('thead');
    if (!box || !head) return;
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = box.scrollLeft;
    };
    const observer = new IntersectionObserver((entries) => {
      setShown(entries.at(-1)?.isIntersecting === false);
      follow();
    });
    observer.observe(head);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [columns]);
  return (
    <div className={styles.stuck} data-shown={isShown || undefined} aria-hidden="true">
      <div ref={bar} className={styles.names}>
        <div>
          {titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two listings may have the same name
            <span key={index}>
              {isNumbered && `${index + 1}. `}
              {title}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
