import type { ReactNode } from 'react';

/** Lower case without accents, character by character, so that positions stay those of the original. */
const fold = (text: string) =>
  [...text].map((character) => character.normalize('NFD').charAt(0).toLocaleLowerCase('hu'));

/** Where `part` stands in `whole`, accents and case aside; -1 if nowhere. Counted in characters. */
export const findFolded = (whole: string, part: string): number => {
  const [hay, needle] = [fold(whole), fold(part.trim())];
  if (needle.length === 0) return -1;
  for (let start = 0; start + needle.length <= hay.length; start++) {
    if (needle.every((character, offset) => hay[start + offset] === character)) return start;
  }
  return -1;
};

/** `whole` with the typed part set bold: 'gyor' marks 'Győr'. */
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
