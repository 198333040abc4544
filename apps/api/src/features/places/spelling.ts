/** Spellings that sound the same: 'ly' as 'j', 'th' as 't', 'cz' as 'c'. */
const toSounds = (word: string): string =>
  word.replace(/ly/g, 'j').replace(/th/g, 't').replace(/cz/g, 'c').replace(/w/g, 'v');
/**
 * What a word is compared by: its sounds with double letters as one, and as they are, which may be double only because
 * the letter between them is missing ('Nyíregyháa').
 */
const soundKeys = (word: string): string[] => {
  const sounds = toSounds(word);
  return [...new Set([sounds.replace(/([a-z])\1+/g, '$1'), sounds])];
};

/** The word without each of its letters in turn, and itself. */
function deletions(word: string): string[] {
  const found = [word];
  for (let at = 0; at < word.length; at += 1) found.push(word.slice(0, at) + word.slice(at + 1));
  return found;
}

/** Whether one letter is missing, superfluous or wrong, or two neighbours are exchanged; equal words too. */
function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return true;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}

/**
 * Words by misspelling: an index of the words with each letter left out (symmetric delete), so that a lookup costs a
 * few reads of a map for any number of words.
 */
export function createSpellingIndex(words: Iterable<string>) {
  const byDeletion = new Map<string, string | string[]>();
  let longest = 0;
  for (const word of new Set(words)) {
    const keys = soundKeys(word);
    longest = Math.max(longest, ...keys.map(({ length }) => length));
    for (const key of new Set(keys.flatMap(deletions))) {
      const held = byDeletion.get(key);
      if (held === undefined) byDeletion.set(key, word);
      else if (typeof held === 'string') byDeletion.set(key, [held, word]);
      else held.push(word);
    }
  }
  return {
    /** The words that differ from this one by one error of typing at most. */
    find(typed: string): string[] {
      const found = new Set<string>();
      for (const key of soundKeys(typed)) {
        if (key.length > longest + 1) continue;
        for (const shorter of deletions(key))
          for (const word of [byDeletion.get(shorter) ?? []].flat())
            if (soundKeys(word).some((sound) => isOneErrorApart(key, sound))) found.add(word);
      }
      return [...found];
    },
  };
}
