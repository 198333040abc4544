import type { ReactNode } from 'react';
import { fold } from './find-topics.ts';

/** A text with every place of the folded words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  const folded = fold(text);
  const [found] = words
    .map((word) => ({ start: folded.indexOf(word), length: word.length }))
    .filter(({ start }) => start !== -1)
    .sort((one, other) => one.start - other.start || other.length - one.length);
  if (!found) return text;
  const end = found.start + found.length;
  return (
    <>
      {text.slice(0, found.start)}
      <mark>{text.slice(found.start, end)}</mark>
      <Marked text={text.slice(end)} words={words} />
    </>
  );
}
