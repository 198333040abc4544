import { useRef, useState } from 'react';

/** Runs one call at a time: a second tap, before the answer to the first is there, is ignored. `isBusy` is for the button. */
export function useSingleRun() {
  // The state alone would let through a tap that comes before the next render.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await call();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
