import type { ReactNode } from 'react';
import type { HelpPart, HelpTopic } from './help-topic.ts';

/** Lower case without accents, with the positions of the original. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word of this many letters is found in other inflections, too: by its first two thirds. */
const inflectedLength = 7;

const toStem = (word: string) =>
  word.length < inflectedLength ? word : word.slice(0, Math.ceil((word.length * 2) / 3));

/** What is looked for: the folded words of a text, of long ones the beginning. */
export const toWords = (typed: string): string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(toStem);

const getTexts = (part: HelpPart): readonly string[] => {
  if ('text' in part) return [part.text];
  if ('note' in part) return [part.note];
  return 'steps' in part ? part.steps : part.points;
};

/** The topics that have every word in their title, text or links. */
export const findTopics = (topics: readonly HelpTopic[], words: readonly string[]): readonly HelpTopic[] =>
  topics.filter(({ title, parts, links = [] }) => {
    const whole = fold([title, ...parts.flatMap(getTexts), ...links.map(({ label }) => label)].join('\n'));
    return words.every((word) => whole.includes(word));
  });

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
