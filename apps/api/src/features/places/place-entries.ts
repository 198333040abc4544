import { hungaryID } from '@piacter/contracts/lookups/values';
import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { aliasRows, landmarkRows, landscapeRows, quarterRows } from './place-tables.ts';

type PlaceNameKind = 'landscape' | 'landmark' | 'settlement' | 'region' | 'country';

/** A place by the name that searches take. */
export interface PlaceName {
  kind: PlaceNameKind;
  /** As in the gazetteer, or of a landscape, landmark or country. */
  name: string;
  /** Population where known. */
  weight: number;
  /** The quarter of the settlement that is named, as it is written: 'Lillafüred' of Miskolc. */
  quarter?: string;
  /** The settlements or districts of a landmark. */
  settlements?: readonly string[];
  /** A form that means something else more often: 'nyugati', 'Deák'. */
  isBare?: boolean;
  /** A settlement abroad. */
  isForeign?: boolean;
  /** A part of the capital by several districts. */
  isOfCapital?: boolean;
}

export interface PlaceEntry extends PlaceName {
  /** Of several places of one key the lowest one is meant. */
  rank: number;
  /** As it is written, for telling Komló from Kömlő. */
  written: string;
}

/** The rank of quarters of towns, and of forms that mean the town, among the entries of a name. */
export const quarterRank = 3;

/** Words are compared without spaces, so that 'hajdú böszörmény' is found too. */
export const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** A name with what it stands for. */
type Named = readonly [form: string, entry: Omit<PlaceEntry, 'written'>];

/** A shore or a lake is also named by its shore: 'északi partja', 'Velencei-tó partja'. */
const shores = (form: string) =>
  /part$/.test(form) ? [`${form}ja`] : /(?:tó|Balaton)$/.test(form) ? [`${form} part`, `${form} partja`] : [];

const listLandscapes = (): Named[] =>
  landscapeRows.flatMap(({ name, aliases, isOfCapital }) =>
    [name, ...aliases]
      .flatMap((form) => [form, ...shores(form)])
      .map((form) => [form, { kind: 'landscape', name, weight: 50_000, rank: 0, isOfCapital }] as const),
  );

const listAliases = (): Named[] =>
  aliasRows.flatMap(({ name, kind, forms }) =>
    forms.map((form) => [form, { kind, name, weight: 100_000, rank: 1 }] as const),
  );

const listSettlements = ({ settlements }: Gazetteer): Named[] =>
  settlements.map(({ regionName: name, weight, countryID }) => [
    name,
    {
      kind: 'settlement',
      name,
      weight,
      ...(countryID === hungaryID ? { rank: 2 } : { rank: 6, isForeign: true }),
    },
  ]);

function listQuarters({ settlements }: Gazetteer): Named[] {
  const sizes = new Map(settlements.map((place) => [place.regionName, place.weight]));
  return quarterRows.flatMap(({ settlement: name, quarters, forms }) => {
    const weight = name.startsWith('Budapest') ? 60_000 : Math.min(20_000, sizes.get(name) ?? 0);
    const town = { kind: 'settlement', name, weight, rank: quarterRank } as const;
    const named = quarters.flatMap((quarter) =>
      [quarter.name, ...quarter.forms].map((form) => [form, { ...town, quarter: quarter.name }] as const),
    );
    return [...named, ...forms.map((form) => [form, town] as const)];
  });
}

const listLandmarks = (): Named[] =>
  landmarkRows.flatMap(({ name, settlements, forms, bareForms }) => {
    const landmark = { kind: 'landmark', name, settlements, weight: 20_000, rank: quarterRank } as const;
    return [
      ...[name, ...forms].map((form) => [form, landmark] as const),
      ...bareForms.map((form) => [form, { ...landmark, isBare: true }] as const),
    ];
  });

/** A county by its full names, and by its bare one unless that is a town ('Heves') or too short ('Vas', 'Pest'). */
function listRegions({ regions }: Gazetteer, isTaken: (form: string) => boolean): Named[] {
  return regions.flatMap(({ regionName: name, countryID }) => {
    const region = { kind: 'region', name, weight: 100_000, rank: countryID === hungaryID ? 4 : 6 } as const;
    const bare = name.replace(/ (?:vármegye|megye|tartomány)$/, '');
    const forms = new Set([name, `${bare} megye`, `${bare} vármegye`]);
    if (isTaken(bare) || bare.length <= 4) forms.delete(bare);
    else forms.add(bare);
    return [...forms].map((form) => [form, region] as const);
  });
}

const listCountries = ({ countries }: Gazetteer): Named[] =>
  countries
    .filter(({ countryID }) => countryID !== hungaryID)
    .flatMap(({ regionName: name }) => {
      const country = { kind: 'country', name, weight: 100_000, rank: 5 } as const;
      const people = /^(.{4,})ország$/.exec(name)?.[1];
      return [name, ...(people ? [`${people} tengerpart`] : [])].map((form) => [form, country] as const);
    });

/** The names of settlements, counties, countries, landscapes, quarters and landmarks, by key. */
export function collectPlaceEntries(gazetteer: Gazetteer): Map<string, PlaceEntry[]> {
  const entries = new Map<string, PlaceEntry[]>();
  const add = (named: readonly Named[]) => {
    for (const [form, entry] of named) {
      const key = toKey(form);
      if (key.length < 2) continue;
      entries.set(key, [...(entries.get(key) ?? []), { ...entry, written: form }]);
    }
  };
  add(listLandscapes());
  add(listAliases());
  add(listSettlements(gazetteer));
  add(listQuarters(gazetteer));
  add(listLandmarks());
  add(listRegions(gazetteer, (form) => entries.has(toKey(form))));
  add(listCountries(gazetteer));
  return entries;
}
