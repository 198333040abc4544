/** What stands before a verb, or behind it: 'kivágni', 'ki kéne vágni', 'vágni ki'. */
export const preverbs = new Set('at be fel ki le meg el ossze'.split(' '));
const preverb = new RegExp(`^(?:${[...preverbs].join('|')})(?<rest>.{3,})$`);

/** Verbs that ask for work: 'szereltetnék', 'javíttatni', 'kivágnám'. */
const verb = /^(?<stem>.{2,}?)(?<cause>tet|tat|et|at)?(?:n[ae]k|n[ae]nk|n[ae]m|n[ae]|ni)$/;

/** What somebody is to do: 'vigyázzon', 'takarítson', 'nyírja', 'fesse', 'vágjon'. */
const asked = /^(?<stem>.{2,}?)(?:(?<double>z|s)\k<double>|(?<its>its)|j)(?:on|en|[ae])$/;
/** The stem of such a verb: 'takarits' is 'takarit', 'moss' is 'mos' or 'most'. */
function findAsked(word: string): string[] {
  const { stem, double, its } = asked.exec(word)?.groups ?? {};
  if (stem === undefined) return [];
  if (its) return [`${stem}it`];
  return double === 's' ? [`${stem}s`, `${stem}st`] : [stem + (double ?? '')];
}

/** 'aki lefesti', 'aki megjavítja' */
const ofSomebody = new RegExp(`^(?<stem>(?:${[...preverbs].join('|')}).{3,}?)(?:i|ja)$`);

/** Works that are called otherwise than their verbs. */
const otherWorks: Readonly<Record<string, readonly string[]>> = {
  cserel: ['csere'],
  csinal: ['keszites', 'epites'],
  vin: ['elszallitas', 'szallitas'],
  rak: ['rakas', 'felrakas', 'lerakas', 'osszerakas', 'felszereles'],
};

/** A word with and without what stands before it: 'megmetszeni' is a kind of 'metszés'. */
export const withBare = (word: string): string[] => [
  word,
  ...[preverb.exec(word)?.groups?.rest ?? []].flat(),
];

/** The stems that a verb may have. */
function findStems(word: string): string[] {
  const { stem, cause } = (verb.exec(word) ?? ofSomebody.exec(word))?.groups ?? {};
  if (stem === undefined) return findAsked(word);
  // 'festeni' has a linking vowel, 'javítani' as well.
  const unlinked = /[^aeiou][ae]$/.test(stem) ? [stem.slice(0, -1)] : [];
  // 'etetni' is no causative.
  const whole = cause ? [stem + cause] : [];
  const caused = cause?.startsWith('t') ? [`${stem}t`] : [];
  return [stem, ...unlinked, ...whole, ...caused, ...findAsked(word)];
}

/** The nouns of the work that a verb asks for: 'szereltetnék' is 'szerelés'. */
export function toWork(word: string): string[] {
  const said = findStems(word);
  // Whoever exchanges something asks for a 'csere', whoever has it made for its 'készítés'.
  const known = Object.entries(otherWorks).find(([end]) => said.some((one) => one.endsWith(end)));
  if (known) return [...known[1]];
  return said.flatMap(withBare).flatMap((one) => [`${one}es`, `${one}as`]);
}
