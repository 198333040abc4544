import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a search shows: its list, the map, or both. */
export type MapMode = 'list' | 'map' | 'both';

const hashes: Record<MapMode, string> = { list: '', map: '#terkep', both: '#lista-es-terkep' };

/**
 * The mode in the fragment of the address, which reload and back keep. The server never sees it, so the first render is
 * the list.
 */
export function useMapMode() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const opened = isMounted ? (['map', 'both'] as const).find((one) => hashes[one] === hash) : undefined;
  const mode: MapMode = opened ?? 'list';
  return {
    mode,
    hash: opened ? hash : '',
    setMode: (next: MapMode) => {
      void navigate({ search, hash: hashes[next] }, { replace: true, preventScrollReset: true, state });
    },
  };
}
