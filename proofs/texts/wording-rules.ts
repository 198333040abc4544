// Which words are chosen.
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { locatives } from '@piacter/contracts/places/results';
import { describeFilters } from '@piacter/contracts/search/results';
import { kindParts } from '../../apps/api/src/features/kinds/index.ts';
import { alternatives, around, type TextRule } from './text-rule.ts';

export const junk: TextRule = {
  name: 'shows no value, placeholder or markup of a program',
  find: around(/\b(?:undefined|null|NaN|Infinity)\b|\[object|[{}<>]|%7B|&\w+;/),
};

export const identifiers: TextRule = {
  name: 'shows no identifier',
  find: (text) =>
    /@|:\/\/|\.(?:hu|test)/.test(text)
      ? undefined
      : around(/(?<![\p{L}/])(?:\p{Ll}+_\p{L}+|\p{Ll}{2,}\p{Lu}\p{Ll}\w*)/u)(text),
};

const towns = new Set(Object.keys(locatives).map((name) => name.toLocaleLowerCase('hu')));

export const placeNames: TextRule = {
  name: 'writes places with capitals',
  sorts: /^suggestion: (?:settlement|district)$|results head: title$|h2\.title$/,
  find: (text) => [...text.matchAll(/[\p{L}-]+/gu)].map(([word]) => word).find((word) => towns.has(word)),
};

/** The labels of a kind's filters of lists, which stand alone where the names of the choices are missing. */
function listLabels(kind: ListingKind): string[] {
  const { resultWords, searchLists } = kindParts[kind];
  const names = { getName: () => undefined, settlements: [] };
  return Object.keys(searchLists).flatMap((parameter) =>
    describeFilters(resultWords, { [parameter]: '1' }, names).flatMap(({ label }) => label || []),
  );
}
const labels = alternatives([...new Set(listingKinds.flatMap(listLabels))]);

export const loneLabels: TextRule = {
  name: 'names the choice of a filter, not its label alone',
  sorts: /head: title$|a\.chip$|h2\.title$|^mail: /,
  find: around(new RegExp(`„(?:${labels})”|(?<!:.*), (?:${labels})(?=,| – |$)`, 'i')),
};

const flags = [
  'Lift',
  'Erkély',
  'Napelem',
  'Okosotthon',
  'Tetőtéri',
  'Kertkapcsolat',
  'Hőszigetelt',
  'Kisállat',
];

export const oneName: TextRule = {
  name: "calls a yes/no filter 'Van lift' everywhere",
  find: around(new RegExp(`(?<!\\p{L})(?:${alternatives(flags)}): (?:igen|nem)(?!\\p{L})`, 'iu')),
};

const work =
  'javítás|szerelés|felújítás|építés|készítés|csere|tisztítás|telepítés|bekötés|lerakás|szigetelés|festés|takarítás|karbantartás|szállítás|beépítés|burkolás|kiépítés|felszerelés';

export const synonyms: TextRule = {
  name: 'shows no compound that is written apart',
  sorts: /^suggestion: note of profession$/,
  // After an adjective the words stand apart: 'gépi vakolás', 'hőszivattyús fűtés'.
  find: around(new RegExp(`(?<=\\p{L})(?<!i|s|ú|ű|bb|külső) (?:${work})$`, 'u')),
};
