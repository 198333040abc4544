/** Where most Hungarian mail addresses are, and providers whose names look like a slip of one of these. */
const knownDomains = [
  'gmail.com',
  'freemail.hu',
  'citromail.hu',
  'hotmail.com',
  'outlook.com',
  'outlook.hu',
  'yahoo.com',
  'icloud.com',
  't-online.hu',
  'indamail.hu',
  'vipmail.hu',
  'upcmail.hu',
  'mail.com',
  'email.com',
  'ymail.com',
];

/** Two texts without what they begin and end with alike. */
function trimShared(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Whether one letter is missing, too much or another one, or two neighbours changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  const [a, b] = trimShared(typed, meant);
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** The address that was probably meant: peti@gmail.com for peti@gmial.com; undefined where none suggests itself. */
export function suggestAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || knownDomains.includes(domain)) return undefined;
  const meant = knownDomains.find((known) => isOneSlip(domain, known));
  return meant && `${address.slice(0, at)}@${meant}`;
}
