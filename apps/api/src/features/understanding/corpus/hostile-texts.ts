/** A reproducible sequence of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces =
  'egy két és fél szoba millió ezer 60 - 50- 1,5 . , tól ig alatt nm m2 Ft kerület XIII bp jún 10 07.10 2027.03 nem kell lift nélkül Győrben egri Szent \u0000 \ud800 💥 ß ﬁ İ ń א ‮ %00 ../ <b> \' " ; \\ = & + # aaaaaaaa ezerezer ségségség ban ben nál nek val vel 9999999999999999999999 0 -1 1e308 NaN __proto__ constructor toString július máj utolsó első negyedik heti hete napja hetében öt hat 24-24 éj össz összesen fő'.split(
    ' ',
  );

/** Texts of 200 characters of anything: words of the tables in no order, repetitions, letters of any alphabet. */
export function createHostileTexts(count: number, seed = 14): string[] {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[], other: Item) =>
    items[Math.floor(random() * items.length)] ?? other;
  const makers = [
    () => Array.from({ length: 60 }, () => pick(pieces, '')).join(' '),
    () => Array.from({ length: 90 }, () => pick(pieces, '')).join(''),
    () => Array.from({ length: 200 }, () => String.fromCharCode(Math.floor(random() * 65_536))).join(''),
    () => pick(pieces, 'a').repeat(200),
    () => `${pick(pieces, 'a')} `.repeat(100),
    () => Array.from({ length: 200 }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(random() * 26)).join(''),
    () => Array.from({ length: 200 }, () => 'aeiot -0'.charAt(random() * 8)).join(''),
  ];
  return Array.from({ length: count }, () => pick(makers, () => '')().slice(0, 200));
}
