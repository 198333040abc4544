import { useEffect, useRef } from 'react';

/** Milliseconds between two questions. */
const askEveryMs = 10_000;

/** While it is on, asks every few seconds and as soon as the connection is back; one question at a time. */
export function useAskingAgain(isOn: boolean, ask: () => Promise<void>) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isOn) return;
    let isAsking = false;
    const askOnce = async () => {
      if (isAsking) return;
      isAsking = true;
      await latest.current().finally(() => {
        isAsking = false;
      });
    };
    const timer = setInterval(askOnce, askEveryMs);
    window.addEventListener('online', askOnce);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', askOnce);
    };
  }, [isOn]);
}
