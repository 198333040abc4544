import { type FindDays, window } from './calendar.ts';

/**
 * First and last day of a part of the year, as month and day; winter ends in the next year. 'télen is' and 'télen-nyáron'
 * say how something is, not when somebody comes.
 */
const seasons: readonly { pattern: RegExp; first: string; last: string }[] = [
  { pattern: /(?<![a-z])nyar elej(?:en|ere|i)(?![a-z])/, first: '06-01', last: '06-30' },
  { pattern: /(?<![a-z])nyar kozep(?:en|ere|i)(?![a-z])/, first: '07-01', last: '07-31' },
  { pattern: /(?<![a-z])nyar veg(?:en|ere|i)(?![a-z])/, first: '08-01', last: '08-31' },
  { pattern: /(?<![a-z])osz elej(?:en|ere|i)(?![a-z])/, first: '09-01', last: '09-30' },
  { pattern: /(?<![a-z])tavasz veg(?:en|ere|i)(?![a-z])/, first: '05-01', last: '05-31' },
  { pattern: /(?<![a-z])tavasz elej(?:en|ere|i)(?![a-z])/, first: '03-01', last: '03-31' },
  { pattern: /(?<![a-z])oszi szunet(?:ben|re|i)?(?![a-z])/, first: '10-23', last: '11-02' },
  { pattern: /(?<![a-z])teli szunet(?:ben|re|i)?(?![a-z])/, first: '12-19', last: '01-04' },
  { pattern: /(?<![a-z])nyari szunet(?:ben|re|i)?(?![a-z])/, first: '06-16', last: '08-31' },
  {
    pattern: /(?<![a-z])(?<!telen(?:[ -]| es ))(?:jovo |iden )?nyar(?:on|ra)(?! is(?![a-z])|[a-z])/,
    first: '06-01',
    last: '08-31',
  },
  { pattern: /(?<![a-z])osszel(?![a-z])/, first: '09-01', last: '11-30' },
  { pattern: /(?<![a-z])tavasszal(?![a-z])/, first: '03-01', last: '05-31' },
  { pattern: /(?<![a-z])telen(?! is(?![a-z])|(?:[ -]| es )nyaron|[a-z])/, first: '12-01', last: '02-28' },
];

/** 'nyáron', 'nyári szünetben'. */
export const findSeason: FindDays = (flat, today) => {
  for (const { pattern, first, last } of seasons) {
    const match = pattern.exec(flat);
    if (!match) continue;
    const year = Number(today.slice(0, 4));
    const end = (of: number) => `${last < first ? of + 1 : of}-${last}`;
    const next = end(year) >= today ? year : year + 1;
    return { match, filters: window(`${next}-${first}`, end(next)), weight: 1 };
  }
  return undefined;
};
