import { childGroups } from '@piacter/contracts/core/values';

/** Those that the page of an accommodation begins with. */
export const stayNames = [
  'arrival',
  'departure',
  'adults',
  ...childGroups,
  'pets',
  'openFrom',
  'openTo',
  'guests',
  'petAllowed',
] as const;

/** What the parameters of a search say of a stay; the page of an accommodation has the same ones. */
export type AskedStay = Readonly<Partial<Record<(typeof stayNames)[number] | 'minimumStay', string>>>;

/** The address of an accommodation with the stay that was searched for. */
export function addStay(path: string, asked: AskedStay = {}): string {
  const said = stayNames.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}
