import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from './text.ts';

/** The free text that led to an entry of the history; '' for any other. */
export const getAskedText = (state: { asked?: string } | null): string => state?.asked ?? '';

/** 'Így értettük:' on the results of a free text, which stand before its filters (FIND-07). */
export function useUnderstoodLabel(): string | undefined {
  const isAsked = getAskedText(useLocation().state) !== '';
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted && isAsked ? text.understood : undefined;
}
