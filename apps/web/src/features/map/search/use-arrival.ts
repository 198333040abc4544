import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { drawerWidth, isNarrow } from '../../../lib/media.ts';

/** Brings a map that was opened into view: on narrow screens all of it, on others with the beginning of its list. */
export function useArrival(map: RefObject<HTMLElement | null>): void {
  const type = useRef(useNavigationType());
  useEffect(() => {
    if (isNarrow(drawerWidth)) map.current?.scrollIntoView({ block: 'end' });
    // On going back the list is where it was left.
    else if (type.current !== 'POP') window.scrollTo(0, 0);
  }, [map]);
}
