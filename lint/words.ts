/** Generic words: `maxLength` and `productNameLimit` have no subject in common. */
const general = new Set(
  'by cap count data field first id in kind last length level limit list max min name number of own part size state text total type value without'.split(
    ' ',
  ),
);

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The words of camel-case names and paths, in lower case and singular. */
export const splitWords = (...names: string[]): string[] =>
  names
    .flatMap((name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[^\p{L}\d]+/u))
    .filter(Boolean)
    .map((word) => singular(word.toLowerCase()));

/** The words except generic ones. */
export const getSubjects = (...names: string[]): Set<string> =>
  new Set(splitWords(...names).filter((word) => !general.has(word)));
