/** What stands before a verb, or behind it: 'kivágni', 'ki kéne vágni', 'vágni ki'. */
export const preverbs = new Set('be fel ki le meg el ossze'.split(' '));
const preverb = new RegExp(`^(?:${[...preverbs].join('|')})(?<rest>.{3,})$`);

/** Verbs that ask for work: 'szereltetnék', 'javíttatni', 'kivágnám'. */
const verb = /^(?<stem>.{2,}?)(?<cause>tet|tat|et|at)?(?:n[ae]k|n[ae]nk|n[ae]m|n[ae]|ni)$/;

/** 'aki lefesti', 'aki megjavítja' */
const ofSomebody = new RegExp(`^(?<stem>(?:${[...preverbs].join('|')}).{3,}?)(?:i|ja)$`);

/** Works that are called otherwise than their verbs. */
const otherWorks: Readonly<Record<string, readonly string[]>> = {
  cserel: ['csere'],
  csinal: ['keszites', 'epites'],
};

/** The nouns of the work that a verb asks for: 'szereltetnék' is 'szerelés'. */
export function toWork(word: string): string[] {
  const { stem, cause } = (verb.exec(word) ?? ofSomebody.exec(word))?.groups ?? {};
  if (stem === undefined) return [];
  // 'festeni' has a linking vowel, 'javítani' as well.
  const unlinked = /[^aeiou][ae]$/.test(stem) ? [stem.slice(0, -1)] : [];
  // 'etetni' is no causative.
  const whole = cause ? [stem + cause] : [];
  const caused = cause?.startsWith('t') ? [`${stem}t`] : [];
  const said = [stem, ...unlinked, ...whole, ...caused];
  // Whoever exchanges something asks for a 'csere', whoever has it made for its 'készítés'.
  const known = Object.entries(otherWorks).find(([end]) => said.some((one) => one.endsWith(end)));
  if (known) return [...known[1]];
  // 'megmetszeni' is a kind of 'metszés'.
  const bare = said.flatMap((one) => preverb.exec(one)?.groups?.rest ?? []);
  return [...said, ...bare].flatMap((one) => [`${one}es`, `${one}as`]);
}
