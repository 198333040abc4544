import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a search shows: its list, or the map, on wide screens with the list beside it. */
export type MapMode = 'list' | 'map';

const mapHash = '#terkep';
/** Addresses of the map beside the list, as they were. */
const formerHash = '#lista-es-terkep';

/**
 * The mode in the fragment of the address, which reload and back keep. The server never sees it, so the first render is
 * the list, which is found again where it was left.
 */
export function useMapMode() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);
  const left = useRef({ isMap: false, scroll: 0 });
  useEffect(() => setMounted(true), []);
  const isMap = isMounted && (hash === mapHash || hash === formerHash);
  useEffect(() => {
    if (left.current.isMap && !isMap) window.scrollTo(0, left.current.scroll);
    left.current.isMap = isMap;
  }, [isMap]);
  const mode: MapMode = isMap ? 'map' : 'list';
  return {
    mode,
    hash: isMap ? hash : '',
    setMode: (next: MapMode) => {
      if (next === 'map') left.current.scroll = window.scrollY;
      void navigate({ search, hash: next === 'map' ? mapHash : '' }, { preventScrollReset: true, state });
    },
  };
}
