import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true when an element comes near the viewport, and stays true; `box` is the element's ref. */
export function useIsNear(): { box: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
}
