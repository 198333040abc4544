import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { listingSorts } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { DemoProduct } from './demo-product.ts';
import type { NameList, WebTexts } from './web-source.ts';

/** Written in every way in which they have words of their own: with a suffix, without one, a district, misspelt, abroad. */
const settlements = ['Győr', 'gyor', 'Pécs', 'Budapest', 'Budapest XIII. kerület', 'Ják', 'Siófok', 'Wien'];
const regions = ['Pest vármegye', 'Balaton', 'Budapest'];
const numbers = [1, 5, 50, 1000, 12_500];
const keywords = ['panoráma', 'csendes utca'];
const days = ['2026-12-03', '2026-12-05'];
const area = '47.3,18.8;47.7,18.8;47.7,19.4;47.3,19.4';

type Query = Record<string, string>;

const given: Readonly<Record<string, readonly string[]>> = {
  settlement: settlements,
  region: regions,
  countyRegion: regions,
  keyword: keywords,
  area: [area],
  openFrom: days.slice(0, 1),
  openTo: days.slice(0, 1),
  windowFrom: days.slice(0, 1),
  windowTo: days.slice(0, 1),
  radius: ['5', '20'],
  guests: ['1', '5', '50'],
  minimumStay: ['1', '5', '50'],
  minimumPerson: ['1', '5', '50'],
  floorFrom: ['0', '1', '50'],
  floorTo: ['0', '5'],
  yearBuiltFrom: ['1960'],
  yearBuiltTo: ['2020'],
  page: ['2'],
};

/** The ids of a lookup list. */
async function listIDs({ get }: DemoProduct, { endpoint, params = {} }: NameList): Promise<string[]> {
  const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const { data }: { data: Record<string, unknown>[] } = await get(address);
  return data.map((row) => String(Object.entries(row).find(([key]) => key.endsWith('ID'))?.[1]));
}

/** The options of every filter of a search, by query parameter. */
async function listOptions(
  product: DemoProduct,
  { kind, search, names }: WebTexts['searches'][number],
): Promise<Map<string, readonly string[]>> {
  const options = new Map<string, readonly string[]>();
  for (const parameter of Object.keys(search.query?.shape ?? {})) {
    // Neither stands alone.
    if (parameter === 'arrival' || parameter === 'departure') continue;
    const list = names[lowerFirst(parameter.replace(/^not(?=[A-Z])/, ''))];
    if (list) options.set(parameter, await listIDs(product, list));
    else if (given[parameter]) options.set(parameter, given[parameter]);
    else if (/(?:From|To)$/.test(parameter)) options.set(parameter, numbers.map(String));
    else if (parameter === 'sort') options.set(parameter, listingSorts[kind]);
    else options.set(parameter, ['0', '1']);
  }
  return options;
}

/** Queries of several filters: every place with every type, ranges with both ends, and what finds little. */
function combine(options: ReadonlyMap<string, readonly string[]>, lists: ReadonlySet<string>): Query[] {
  const first = (parameter: string, at = 0) => options.get(parameter)?.at(at) ?? '';
  const subjects = ['adType', 'houseType', 'accommodationType', 'serviceType'].filter((name) =>
    options.has(name),
  );
  const places = ['settlement', 'region', 'countyRegion', 'countryID'].filter((name) => options.has(name));
  const located = places.flatMap((place) =>
    (options.get(place) ?? []).flatMap((value) =>
      subjects.flatMap((subject) =>
        [0, 1, 2, -1].map((at) => ({ [subject]: first(subject, at), [place]: value })),
      ),
    ),
  );
  const pairs = [...options]
    .filter(([parameter]) => lists.has(parameter))
    .map(([parameter, values]) => ({ [parameter]: values.slice(0, 2).join(',') }));
  const ranges = [...options.keys()]
    .flatMap((name) => /^(.*)From$/.exec(name)?.[1] ?? [])
    .flatMap((name) =>
      [
        ['1', '5'],
        ['5', '5'],
        ['50', '1000'],
      ].map(([from = '', to = '']) => ({ [`${name}From`]: from, [`${name}To`]: to })),
    );
  const details = [...options].flatMap(([parameter, values]) =>
    ['sort', 'page', ...places].includes(parameter)
      ? []
      : (options.get('settlement') ?? []).slice(0, 4).map((settlement, at) => ({
          settlement,
          [parameter]: values.at(at % values.length) ?? '',
          ...(subjects[0] && { [subjects[0]]: first(subjects[0]) }),
        })),
  );
  const arrival = addDays(toBudapestDay(new Date()), 30);
  const departure = addDays(arrival, 3);
  const stays = options.has('adults') ? [{ arrival, departure, adults: '2', children7to13: '1' }] : [];
  return [...located, ...pairs, ...ranges, ...details, ...stays, { page: '2' }];
}

/** Searches of every kind: every filter alone with each of its options, and combinations. */
export async function listSearches(product: DemoProduct, web: WebTexts): Promise<string[]> {
  const searches: string[] = [];
  for (const search of web.searches) {
    const path = publicPathsByKind[search.kind].search;
    const options = await listOptions(product, search);
    const alone = [...options].flatMap(([parameter, values]) =>
      values.map((value) => ({ [parameter]: value })),
    );
    const queries: Query[] = [...alone, ...combine(options, new Set(Object.keys(search.names)))];
    searches.push(...new Set(queries.map((query) => `${path}?${new URLSearchParams(query)}`)));
  }
  return searches;
}
