import { addDays } from '@piacter/contracts/core/days';
import type { Season, StayPrices } from '@piacter/contracts/stays/values';
import { maxSeasons } from '@piacter/contracts/stays/values';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';

type SeasonDay = 'from' | 'to';
type SeasonNumber = Exclude<keyof Season, SeasonDay>;
type Place = `seasons.${number}`;

/** The fields of the form: those of a season by their path in the body, so that errors find them. */
export type PricesValues = Record<`${Place}.${SeasonDay}`, string> &
  Record<`${Place}.${SeasonNumber}`, NumberFieldValue> &
  Record<
    `childPercent.${keyof StayPrices['childPercent']}` | 'cleaningFee' | 'touristTax',
    NumberFieldValue
  > & {
    seasonCount: number;
  };

/** The first season that a host adds. */
const firstSeason = { from: '06-15', to: '08-31' };

export const emptySeason = {
  ...firstSeason,
  pricePerPerson: '',
  minimumStay: '',
  weekendPercent: '',
} as const;

/** A season as it is in the form. */
type SeasonValues = Record<SeasonDay, string> & Record<SeasonNumber, NumberFieldValue>;

const seasonNames = ['from', 'to', 'pricePerPerson', 'minimumStay', 'weekendPercent'] as const;

/** The entries of one season. */
export const seasonEntries = (index: number, season: SeasonValues): Partial<PricesValues> =>
  Object.fromEntries(
    seasonNames.map((name) => [`seasons.${index}.${name}`, season[name]]),
  ) as Partial<PricesValues>;

export const getSeason = (values: PricesValues, index: number): SeasonValues =>
  Object.fromEntries(seasonNames.map((name) => [name, values[`seasons.${index}.${name}`]])) as SeasonValues;

/** The day of the year so many days later; any leap year has them all. */
const shiftDay = (day: string, days: number): string => addDays(`2000-${day}`, days).slice('2000-'.length);

/** Whether a season, which may cross New Year, has a day of the year. */
const isIn = ({ from, to }: SeasonValues, day: string): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** The first day from one on that no season has; undefined where they have the whole year. */
function findFreeDay(seasons: readonly SeasonValues[], from: string): string | undefined {
  let day = from;
  for (const _ of seasons) {
    const season = seasons.find((one) => isIn(one, day));
    if (!season) break;
    day = shiftDay(season.to, 1);
  }
  return seasons.some((one) => isIn(one, day)) ? undefined : day;
}

/** The season that is added to those of the form: the free days behind the last one, until another one begins. */
export function getNextSeason(values: PricesValues): SeasonValues {
  const seasons = Array.from({ length: values.seasonCount }, (_, index) => getSeason(values, index));
  const last = seasons.at(-1);
  if (!last) return emptySeason;
  const from = findFreeDay(seasons, shiftDay(last.to, 1));
  if (from === undefined) return emptySeason;
  const starts = seasons.map((season) => season.from).sort();
  const next = starts.find((start) => start > from) ?? starts[0] ?? from;
  return { ...emptySeason, from, to: shiftDay(next, -1) };
}

const toValues = (season: Season | undefined): SeasonValues => ({
  ...emptySeason,
  ...(season && {
    ...season,
    minimumStay: season.minimumStay ?? '',
    weekendPercent: season.weekendPercent ?? '',
  }),
});

export const toPricesValues = ({
  seasons,
  childPercent,
  cleaningFee,
  touristTax,
}: StayPrices): PricesValues =>
  Object.assign(
    {
      'childPercent.under6': childPercent.under6,
      'childPercent.from7': childPercent.from7,
      'childPercent.from14': childPercent.from14,
      cleaningFee: cleaningFee ?? '',
      touristTax: touristTax ?? '',
      seasonCount: seasons.length,
    },
    ...Array.from({ length: maxSeasons }, (_, index) => seasonEntries(index, toValues(seasons[index]))),
  ) as PricesValues;

/** An empty number is none, an empty price an error of its field. */
const orNull = (value: NumberFieldValue) => (value === '' ? null : value);

export function toPricesBody(values: PricesValues) {
  const share = (name: keyof StayPrices['childPercent']) => Number(values[`childPercent.${name}`]);
  return {
    seasons: Array.from({ length: values.seasonCount }, (_, index) => {
      const { minimumStay, weekendPercent, ...season } = getSeason(values, index);
      return {
        ...season,
        // Missing is null here; the schema reports it at its field.
        pricePerPerson: orNull(season.pricePerPerson) as number,
        minimumStay: orNull(minimumStay),
        weekendPercent: orNull(weekendPercent),
      };
    }),
    childPercent: { under6: share('under6'), from7: share('from7'), from14: share('from14') },
    cleaningFee: orNull(values.cleaningFee),
    touristTax: orNull(values.touristTax),
  };
}
