import { createSearchCount } from '../listing-page.ts';
import { type Conditions, maxPatterns, type SearchPort } from '../port.ts';
import type { OwnSearch, RelaxationSpec } from './relax-search.ts';
import type { RelaxedSearch } from './relaxed-searches.ts';
import { omit, pickOnly, type WireQuery } from './wire-query.ts';

type Totals = ReadonlyMap<RelaxedSearch, number>;

interface PortCounts<Search> extends Pick<RelaxationSpec<Search>, 'parse'> {
  port: SearchPort;
  /** All conditions of a search; undefined when nothing can match. */
  toConditions: (search: Search) => Promise<Conditions>;
}

/**
 * Counts the relaxed searches of listings. Those that drop or widen one filter are counted together, by the filters that
 * each listing meets: one that meets all but one counts for the search without that one. Those in places nearby are
 * counted by settlement.
 */
export function createPortCounts<Search>({
  port,
  parse,
  toConditions,
}: PortCounts<Search>): RelaxationSpec<Search>['countAll'] {
  const conditionsOf = async (query: WireQuery): Promise<Conditions> => {
    const search = parse(query);
    return search && toConditions(search);
  };

  const count = createSearchCount({ port, parse, toConditions });

  async function countEach(candidates: readonly RelaxedSearch[]): Promise<Totals> {
    const totals = await count(candidates.map(({ query }) => query));
    return new Map(candidates.map((candidate, index) => [candidate, totals[index] ?? 0]));
  }

  async function countRelaxed(relaxed: readonly RelaxedSearch[], own: OwnSearch<Search>): Promise<Totals> {
    const filters = new Map(relaxed.map(({ relaxed: names = [] }) => [names.join(), names]));
    const keys = [...filters.keys()];
    const queries = [...filters.values()].map((names) => pickOnly(own.query, names));
    const required = relaxed.map(({ query, relaxed: names = [] }) => {
      const others = keys.flatMap((key, bit) => (key === names.join() ? [] : bit));
      const widened = pickOnly(query, names);
      return Object.keys(widened).length > 0 ? [...others, queries.push(widened) - 1] : others;
    });
    if (queries.length > maxPatterns) return countEach(relaxed);
    const rest = await conditionsOf(omit(own.query, [...filters.values()].flat()));
    const counts = await port.countPatterns(rest, await Promise.all(queries.map(conditionsOf)));
    return new Map(
      relaxed.map((candidate, index) => {
        const mask = (required[index] ?? []).reduce((sum, bit) => sum | (1 << bit), 0);
        let total = 0;
        for (const [pattern, found] of counts) if ((pattern & mask) === mask) total += found;
        return [candidate, total];
      }),
    );
  }

  async function countNear(near: readonly RelaxedSearch[]): Promise<Totals> {
    const [first] = near;
    if (!first) return new Map();
    const anywhere = await conditionsOf(omit(first.query, ['settlement', 'countryID']));
    const ids = near.flatMap(({ settlementID }) => settlementID ?? []);
    const within: Conditions = anywhere && [{ column: 'settlementID', isAnyOf: ids }, ...anywhere];
    const [counts] = await port.countBy(within, ['settlementID']);
    return new Map(near.map((candidate) => [candidate, counts?.get(candidate.settlementID ?? 0) ?? 0]));
  }

  return async (candidates, own) => {
    const relaxed = candidates.filter((candidate) => candidate.relaxed);
    const near = candidates.filter(({ settlementID }) => settlementID !== undefined);
    const others = candidates.filter((one) => !relaxed.includes(one) && !near.includes(one));
    const counted = await Promise.all([countRelaxed(relaxed, own), countNear(near), countEach(others)]);
    const totals = new Map(counted.flatMap((of) => [...of]));
    return candidates.map((candidate) => totals.get(candidate) ?? 0);
  };
}
