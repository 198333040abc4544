import type { ReactNode } from 'react';

/** Lower case without accents, character by character, so that positions match those of the original. */
const fold = (text: string) =>
  [...text].map((character) => character.normalize('NFD').charAt(0).toLocaleLowerCase('hu'));

/** The position of `part` in `whole`, ignoring accents and case; -1 if missing. Counted in characters. */
export const findFolded = (whole: string, part: string): number => {
  const [hay, needle] = [fold(whole), fold(part.trim())];
  if (needle.length === 0) return -1;
  for (let start = 0; start + needle.length <= hay.length; start++) {
    if (needle.every((character, offset) => hay[start + offset] === character)) return start;
  }
  return -1;
};

/** `whole` with the typed part in bold: 'gyor' marks 'Győr'. */
export const highlight = (whole: string, part: string): ReactNode => {
  const start = findFolded(whole, part);
  if (start === -1) return whole;
  const characters = [...whole];
  const end = start + [...part.trim()].length;
  return (
    <>
      {characters.slice(0, start).join('')}
      <b>{characters.slice(start, end).join('')}</b>
      {characters.slice(end).join('')}
    </>
  );
};
