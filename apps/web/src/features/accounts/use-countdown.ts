import { useEffect, useRef, useState } from 'react';

/** Seconds left of a countdown that runs while `isOn`; `onEnd` is called once, at zero. */
export function useCountdown(seconds: number, isOn: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!isOn) return;
    if (left === 0) return end.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isOn, left]);
  return left;
}
