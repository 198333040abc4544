import type { AskedNumber, FlagField, LookupField, NumberField } from './fields.ts';
import { lowerFirst, upperFirst } from './hungarian.ts';
import { type End, formatRange, nameFloor } from './units.ts';

/** What a filter says on its own, in chips, titles, the understanding of free text, names of watches and mails. */

type Named<Field> = Pick<Field, Extract<keyof Field, 'isNamed' | 'short' | 'unit' | 'yes' | 'no'>>;
type NumberWords = Named<NumberField<string, string>>;
type ChoiceWords = Named<LookupField<string, string>> & { label: string };
type FlagWords = Named<FlagField<string, string>>;

/** 'Telek: 500–900 m²', '3 szobáig'; '' without an end. */
export const formatRangeFilter = ({ unit, short }: NumberWords, from: End, to: End): string => {
  const range = formatRange(unit, from, to);
  return short && range ? `${short}: ${range}` : range;
};

/** '4 fő', '2 fővel már foglalható'. */
export const formatAsked = ({ says }: Pick<AskedNumber, 'says'>, value: number | string): string =>
  `${value} ${says}`;

/** Names of entries that are ambiguous without their label. */
const isMeaninglessAlone = (name: string) =>
  /^(igen|nem|van|nincs|részben|egyéb|megegyezés szerint)$/i.test(name);

/** More names than these are counted: 'önálló garázs, garázs a vételárban és még 10'. */
const maxListed = 5;
const listNames = (names: readonly string[]) =>
  names.length > maxListed ? `${names.slice(0, 2).join(', ')} és még ${names.length - 2}` : names.join(', ');

/** 'Tégla, panel', 'Fűtés: gázcirkó'; the label alone while the names are not known. */
export const formatChoiceFilter = (
  { label, isNamed }: ChoiceWords,
  names: readonly (string | undefined)[],
): string => {
  if (!names.every((name) => name !== undefined)) return label;
  return isNamed || names.some(isMeaninglessAlone)
    ? `${label}: ${listNames(names.map(lowerFirst))}`
    : upperFirst(listNames(names));
};

/** 'Nem panel, nem vályog'; the label alone while the names are not known. */
export const formatUnwanted = (label: string, names: readonly (string | undefined)[]): string =>
  names.every((name) => name !== undefined)
    ? upperFirst(
        listNames(
          names.map((name) => `nem ${isMeaninglessAlone(name) ? `${lowerFirst(label)}: ` : ''}${name}`),
        ),
      )
    : label;

/** 'Nem földszint, nem 4. emelet' */
export const formatUnwantedFloors = (floors: string): string =>
  formatUnwanted(
    '',
    floors.split(',').map((floor) => nameFloor(Number(floor))),
  );

/** The answers of a flag beside its label: yes, then no. */
export const answers = { is: ['Igen', 'Nem'], has: ['Van', 'Nincs'] } as const;

/** 'Van lift', 'Nincs lift'. */
export const formatFlagFilter = ({ yes, no }: FlagWords, value: string): string =>
  ['1', 'true'].includes(value) ? yes : no;
