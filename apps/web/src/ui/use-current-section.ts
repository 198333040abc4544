import { useEffect, useState } from 'react';

/** The band of the window, below its top, in which a section counts as the one being read. */
const band = '-15% 0px -70% 0px';

/** The id of the section in view, for the index of a long form; the first one until a section is seen. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: band },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
