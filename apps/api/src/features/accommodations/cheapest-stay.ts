import { fromDayNumber } from '@piacter/contracts/core/days';
import { countStay, findSeason, isWeekendNight, type PricedStay } from '@piacter/contracts/stays/values';
import type { AskedStay, PossibleStay } from './asked-stay.ts';

/**
 * Returns the function that finds the cheapest of the stays of a search that a host takes, of the same length; of equal ones
 * the first. All of them cost the same beside their nights, and a night the same in a season, on weekends and not: so the
 * cost of few nights is counted, each as a stay of its own, instead of each stay.
 */
export function createCheapestStay({ stays, people }: Pick<AskedStay, 'stays' | 'people'>) {
  const first = Math.min(...stays.map(({ from }) => from));
  const last = Math.max(...stays.map(({ to }) => to));
  const nights = Array.from({ length: people && stays.length > 1 ? last - first : 0 }, (_, at) => {
    const day = fromDayNumber(first + at);
    return { day, next: fromDayNumber(first + at + 1), isWeekend: isWeekendNight(day) };
  });
  const costs = new Float64Array(nights.length);

  function countNights(priced: PricedStay, party: NonNullable<AskedStay['people']>): void {
    const { seasons } = priced.prices;
    const known: (number | undefined)[] = [];
    for (const [at, { day, next, isWeekend }] of nights.entries()) {
      const season = findSeason(seasons, day);
      const alike = 2 * (season ? seasons.indexOf(season) + 1 : 0) + Number(isWeekend);
      known[alike] ??=
        countStay(priced, { ...party, arrival: day, departure: next })?.total ?? Number.POSITIVE_INFINITY;
      costs[at] = known[alike] ?? 0;
    }
  }

  return (priced: PricedStay, possible: readonly PossibleStay[]): PossibleStay | undefined => {
    let [cheapest] = possible;
    // Without seasons all days cost the same.
    if (!people || possible.length < 2 || priced.prices.seasons.length === 0) return cheapest;
    countNights(priced, people);
    let lowest = Number.POSITIVE_INFINITY;
    for (const stay of possible) {
      let cost = 0;
      for (let night = stay.from; night < stay.to; night += 1) cost += costs[night - first] ?? 0;
      if (cost < lowest) [cheapest, lowest] = [stay, cost];
    }
    return cheapest;
  };
}
