import type { ContractList, ContractNumber, ContractTable, ContractValues } from './contract-values.ts';
import type { Position } from './positions.ts';
import { getSubjects, splitWords } from './words.ts';

const limitAttributes = new Set(['limit', 'max', 'maxLength', 'min', 'minLength']);
const limitWords = new Set(
  'cap capacity character fewest greatest largest least length limit longest max maximum min minimum most shortest'.split(
    ' ',
  ),
);
const unitWords = new Set(
  'day delay duration hour interval minute month ms px second step timeout week width year'.split(' '),
);
const namedKinds = new Set(['attribute', 'default', 'property', 'variable']);

/** A position, and what its file is about. */
export type NamedPosition = Position & { about: string };

const meets = (one: Set<string>, other: Set<string>) => [...one].some((word) => other.has(word));
const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(Math.abs(value)));

/**
 * The number of the contracts that a number in this position repeats: an equal one of the same subject, judged by the
 * surrounding names. For limits it is enough that the position sets a limit, is a variable of at least 100, or that
 * the number is at least 1000.
 */
export function repeatedNumber(
  { numbers }: Pick<ContractValues, 'numbers'>,
  value: number,
  { kind, name, names }: Position,
): ContractNumber | undefined {
  if (Math.abs(value) < 2) return undefined;
  const equal = numbers.filter((number) => number.value === value);
  const subjects = getSubjects(...names);
  const sameSubject = equal.find((number) => meets(number.subjects, subjects));
  const limit = equal.find(({ isLimit }) => isLimit);
  if (sameSubject || !limit) return sameSubject;
  const words = new Set(splitWords(...names));
  if (namedKinds.has(kind)) {
    if (limitAttributes.has(name)) return limit;
    if (value >= 20 && meets(words, limitWords)) return limit;
  }
  // Powers of ten are scales and unit conversions.
  if (meets(words, unitWords) || isPowerOfTen(value)) return undefined;
  return value >= (kind === 'variable' ? 100 : 1000) ? limit : undefined;
}

/** Whether the members are a sequence such as 1, 2, 3, which may be unrelated columns or steps. */
function isRun(members: Set<unknown>) {
  const numbers = [...members].filter((item) => typeof item === 'number');
  return numbers.length === members.size && Math.max(...numbers) - Math.min(...numbers) === members.size - 1;
}

function isRepeated(list: ContractList, members: Set<unknown>, subjects: Set<string>) {
  const shared = [...list.members].filter((member) => members.has(member)).length;
  const isPart = shared === members.size;
  if (typeof [...members][0] === 'number') {
    if (isPart && meets(list.subjects, subjects)) return true;
    return isPart && shared === list.members.size && !isRun(members);
  }
  // Two words may occur together by coincidence.
  if (shared === list.members.size) return shared > 2 || (isPart && meets(list.subjects, subjects));
  return isPart && shared > 2 && shared * 3 >= list.members.size * 2;
}

/** The array of the contracts that these literals repeat in any order, entirely or mostly. */
export function repeatedList(
  { lists }: Pick<ContractValues, 'lists'>,
  literals: readonly unknown[],
  { names, about }: NamedPosition,
): ContractList | undefined {
  const members = new Set(literals);
  if (members.size < 2) return undefined;
  const subjects = getSubjects(...names, about);
  const repeated = lists.filter((list) => isRepeated(list, members, subjects));
  // Of a list and a longer one that contains it, the one that is repeated as a whole is meant.
  return repeated.find((list) => list.members.size === members.size) ?? repeated[0];
}

/** The map of the contracts of which all entries are among these. */
export function repeatedTable(
  { tables }: Pick<ContractValues, 'tables'>,
  entries: readonly [string | number, unknown][],
): ContractTable | undefined {
  const values = new Map(entries);
  return tables.find((table) => table.entries.every(([key, value]) => values.get(key) === value));
}
