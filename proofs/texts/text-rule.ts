import type { AssembledText } from './collection.ts';

/** A rule that texts of some sorts must keep. */
export interface TextRule {
  name: string;
  /** The sorts of texts that it holds for; all by default. */
  sorts?: RegExp;
  /** What is wrong with a text; undefined if nothing is. */
  find: (text: string) => string | undefined;
}

/** Finds a pattern in a text, with what is around it. */
export const around = (pattern: RegExp) => (text: string) => {
  const found = pattern.exec(text);
  return found ? text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20) : undefined;
};

/** A text without the difference of its spaces. */
export const toPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** A pattern of any of the words. */
export const alternatives = (words: readonly string[]): string =>
  words.map((word) => RegExp.escape(word)).join('|');

/** The texts that break a rule, each with what is wrong and where it was met. */
export const findBreaches = (rules: readonly TextRule[], texts: readonly AssembledText[]): string[] =>
  texts.flatMap(({ sort, text, from }) =>
    rules.flatMap(({ name, sorts, find }) => {
      const wrong = sorts && !sorts.test(sort) ? undefined : find(text);
      return wrong === undefined ? [] : [`${name}: '${wrong}' in '${text}' (${sort}, ${from})`];
    }),
  );
