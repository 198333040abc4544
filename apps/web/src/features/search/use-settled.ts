import { useEffect, useState } from 'react';

/** Debounce of what is counted, in milliseconds. */
const debounceMs = 400;

/** Whether a text is the same as a while ago. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
