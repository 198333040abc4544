import { addDays } from '../../core/calendar.ts';
import type { FlatText } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';

/** The months' short forms, and how their names go on. */
const months = [
  ['jan', 'uar'],
  ['feb', 'ruar'],
  ['marc', 'ius'],
  ['apr', 'ilis'],
  ['maj', 'us'],
  ['jun', 'ius'],
  ['jul', 'ius'],
  ['aug', 'usztus'],
  ['szept', 'ember'],
  ['okt', 'ober'],
  ['nov', 'ember'],
  ['dec', 'ember'],
] as const;
const month = `(?:${months.map(([short, rest]) => `${short}(?:${rest})?`).join('|')})`;
const monthName = months.map((parts) => parts.join('')).join('|');
const monthOf = (written: string) => months.findIndex(([short]) => written.startsWith(short)) + 1;

const daySuffix =
  '(?:\\.?-?(?:tol|an|en|jen|jan|ejen|ig|i|re|ra|ere|ara|es|as|e|ei|a|ai|ejetol|atol|etol)(?![a-z]))?';
const until = '(?:(?<=tol) (?:a )?| ?[-–—] ?| es )';
/** Two days side by side are those of a stay, if each is written in full. */
const beside = (start: string) => `(?:${until}|,? (?=${start}))`;
/** '3 éjszaka' and '2 fő' after a month are no days. */
const notCounted =
  '(?! ?(?:ej|nap|het(?! ?veg)|fo(?:re|s|vel|nek)?(?![a-z])|felnott|szem|gyer|vend|mil|ezer|e |ft)| ?\\+ ?\\d)';
/** 'hétvége' and its other forms, without the end. */
const weekendWord = 'het ?vege|hetveg';
const opening = '(?<![\\p{L}\\d.,])';
const closing = '(?![\\p{L}\\d])(?:\\.(?!\\d))?';

const named = new RegExp(
  `${opening}(?:(?<year>20\\d\\d)\\.? ?)?(?<month>${month})\\.? ?(?<day>\\d{1,2})(?!\\d)${notCounted}\\.?${daySuffix}` +
    `(?:${beside(`${month}\\.? ?\\d`)}(?:(?<lastMonth>${month})\\.? ?)?(?<lastDay>\\d{1,2})(?!\\d)${notCounted}\\.?${daySuffix})?(?: kozott| (?<weekend>(?:hosszu )?(?:${weekendWord}))[a-z]{0,4})?${closing}`,
  'gu',
);
const written = new RegExp(
  `${opening}(?<year>20\\d\\d)[.\\-/] ?(?<month>\\d{1,2})[.\\-/] ?(?<day>\\d{1,2})(?!\\d)\\.?${daySuffix}` +
    `(?:${beside('20\\d\\d[.\\-/]')}(?:(?<lastYear>20\\d\\d)[.\\-/] ?)?(?:(?<lastMonth>\\d{1,2})[.\\-/] ?)?(?<lastDay>\\d{1,2})(?!\\d)\\.?${daySuffix})?${closing}`,
  'gu',
);
const short = new RegExp(
  `${opening}(?<month>\\d\\d|\\d{1,2}(?=/))[./](?<day>\\d\\d|(?<=/)\\d)\\.?${daySuffix}${until}(?:(?<lastMonth>\\d\\d|\\d{1,2}(?=/))[./])?(?<lastDay>\\d\\d|(?<=/)\\d)\\.?${daySuffix}${closing}`,
  'gu',
);
const monthParts = ['elso fel', 'masodik fel', 'elej', 'kozep', 'veg'] as const;
const wholeMonth = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:jovo|iden|kovetkezo) )?(?<month>${monthName})` +
    `(?: (?<part>${monthParts.join('|')})[ei][a-z]{0,4}|(?:i|ban|ben|ra|re|tol)?(?! ?\\d{3}| ?\\d{1,2}(?!\\d)${notCounted}))(?![a-z])`,
  'u',
);
const weekend =
  /(?<![a-z])(?:(?<which>jovo|kovetkezo|jovo heti|mostani|e|ez a|erre a|ezen a|hosszu) ?)?(?:het ?vege|hetvegi(?! ?(?:haz|telek|telk|kert|ingatlan))|hosszu ?hetvege|hetveg(?!i))[a-z]{0,4}/;

type Day = { year: number; month: number; day: number };

const toText = ({ year, month: number, day }: Day) =>
  [String(year), String(number).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const exists = ({ year, month: number, day }: Day) =>
  number >= 1 && number <= 12 && day >= 1 && day <= new Date(Date.UTC(year, number, 0)).getUTCDate();

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const friday = 5;

/** Easter Sunday by the anonymous Gregorian algorithm. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return toText({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

interface Feast {
  pattern: RegExp;
  getStay: (year: number) => readonly [first: string, last: string];
}
const feasts: readonly Feast[] = [
  {
    pattern: /(?<![a-z])valentin[ -]?nap(?:i|ra|on|kor)?(?![a-z])/,
    getStay: (year) => {
      const { first, last } = weekendOf(`${year}-02-14`);
      return [first, last];
    },
  },
  {
    pattern: /(?<![a-z])(?:a )?ket unnep kozo?t?t?i?(?![a-z])/,
    getStay: (year) => [`${year}-12-26`, `${year}-12-31`],
  },
  { pattern: /(?<![a-z])szilveszter[a-z]{0,4}/, getStay: (year) => [`${year}-12-30`, `${year + 1}-01-01`] },
  {
    pattern: /(?<![a-z])karacsony(?:ra|i|kor|ban)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4})?/,
    getStay: (year) => [`${year}-12-24`, `${year}-12-26`],
  },
  {
    pattern: /(?<![a-z])husvet(?:ra|i|kor|ban)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4})?/,
    getStay: (year) => [addDays(easter(year), -2), addDays(easter(year), 1)],
  },
  {
    pattern: /(?<![a-z])punkosd(?:re|i|kor)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4})?/,
    getStay: (year) => [addDays(easter(year), 47), addDays(easter(year), 50)],
  },
];

/** The weekend that people mean by a day off: with a Thursday, Monday or Tuesday beside it, otherwise the next one. */
function weekendOf(day: string): { first: string; last: string } {
  const of = weekday(day);
  const start = addDays(day, of <= 2 ? -2 - of : friday - of);
  const end = addDays(start, 2);
  return { first: of === friday - 1 ? day : start, last: day > end ? day : end };
}

/** First and last day of a match, in the next year that they lie in; undefined for a day that no calendar has. */
function readStay(
  { groups = {} }: RegExpMatchArray,
  today: string,
): { first: string; last?: string } | undefined {
  const getMonth = (name: string | undefined) =>
    name === undefined ? undefined : /^\d/.test(name) ? Number(name) : monthOf(name);
  const monthNumber = getMonth(groups.month) ?? 0;
  const thisYear = Number(today.slice(0, 4));
  const start: Day = { year: Number(groups.year ?? thisYear), month: monthNumber, day: Number(groups.day) };
  if (!exists(start)) return undefined;
  if (!groups.year && toText(start) < today) start.year += 1;
  if (!exists(start)) return undefined;
  if (groups.lastDay === undefined)
    return groups.weekend ? weekendOf(toText(start)) : { first: toText(start) };
  const end: Day = {
    year: Number(groups.lastYear ?? start.year),
    month: getMonth(groups.lastMonth) ?? start.month,
    day: Number(groups.lastDay),
  };
  if (!exists(end)) return undefined;
  if (groups.lastYear === undefined && toText(end) < toText(start)) end.year += 1;
  if (!exists(end)) return undefined;
  const [first = '', last = ''] = [toText(start), toText(end)].sort();
  return { first, last };
}

const stay = (first: string, last?: string): Filters => ({
  openFrom: [first],
  ...(last && { openTo: [last] }),
});

/** Days between which somebody wants to stay for some nights. */
const window = (first: string, last: string): Filters => ({ windowFrom: [first], windowTo: [last] });

/** A match that names days, and how strongly it speaks for a stay. */
interface FoundDays {
  match: RegExpExecArray;
  filters: Filters;
  weight: number;
}
type FindDays = (flat: string, today: string) => FoundDays | undefined;

const clearly = 2.5;

const findWritten: FindDays = (flat, today) => {
  for (const pattern of [written, named, short])
    for (const match of flat.matchAll(pattern)) {
      const found = readStay(match, today);
      if (found) return { match, filters: stay(found.first, found.last), weight: clearly };
    }
  return undefined;
};

const findWeekend: FindDays = (flat, today) => {
  const match = weekend.exec(flat);
  if (!match) return undefined;
  const first = addDays(today, (friday - weekday(today) + 7) % 7);
  const start = /^(?:jovo|kov)/.test(match.groups?.which ?? '') ? addDays(first, 7) : first;
  return { match, filters: stay(start, addDays(start, 2)), weight: clearly };
};

const ordinals = ['elso', 'masodik', 'harmadik', 'negyedik', 'utolso'];
const partOfMonth = new RegExp(
  `(?<![a-z])(?<month>${month})(?:i|ban|ben)? (?<which>${ordinals.join('|')}) (?:(?<weekend>${weekendWord})|het)[a-z]{0,4}(?![a-z])`,
);

/** 'szeptember első hétvégéjére', 'július utolsó hetében'. */
const findPartOfMonth: FindDays = (flat, today) => {
  const match = partOfMonth.exec(flat);
  if (!match) return undefined;
  const at = ordinals.indexOf(match.groups?.which ?? '');
  const isLast = at === ordinals.length - 1;
  const isWeekend = match.groups?.weekend !== undefined;
  const getFirst = (year: number) => {
    const number = monthOf(match.groups?.month ?? '');
    const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const first = toText({ year, month: number, day: isLast ? days - 6 : 7 * at + 1 });
    return isWeekend ? addDays(first, (friday - weekday(first) + 7) % 7) : first;
  };
  const year = Number(today.slice(0, 4));
  const first = getFirst(year) >= today ? getFirst(year) : getFirst(year + 1);
  return { match, filters: stay(first, addDays(first, isWeekend ? 2 : 6)), weight: clearly };
};

const findFeast: FindDays = (flat, today) => {
  for (const { pattern, getStay } of feasts) {
    const match = pattern.exec(flat);
    if (!match) continue;
    const year = Number(today.slice(0, 4));
    const next = getStay(year)[0] >= today ? getStay(year) : getStay(year + 1);
    return { match, filters: window(...next), weight: clearly };
  }
  return undefined;
};

/** 'estére', 'éjszakára' */
const ofOneNight = /ester|ejsz|ejjel/;
const soon = /(?<![a-z])(ma|holnaputan|holnap)(?: este(?:re)?| ejszakara| ejjelre|ra|tol| ejjel)?(?![a-z])/;
const daysUntil: Readonly<Record<string, number>> = { ma: 0, holnap: 1, holnaputan: 2 };

/** 'ma' and 'holnap' are said of any search. */
const findSoon: FindDays = (flat, today) => {
  const match = soon.exec(flat);
  if (!match) return undefined;
  const first = addDays(today, daysUntil[match[1] ?? ''] ?? 0);
  return {
    match,
    filters: stay(first, ofOneNight.test(match[0]) ? addDays(first, 1) : undefined),
    weight: 0,
  };
};

const weekdays = ['vasarnap', 'hetfo', 'kedd', 'szerda', 'csutortok', 'pentek', 'szombat'];
const anyWeekday = `(?:${weekdays.join('|')})`;
const fromDayToDay = new RegExp(
  `(?<![a-z])(?<first>${anyWeekday})(?:tol (?:a )?| ?[-–—] ?)(?<last>${anyWeekday})(?:ig)?(?![a-z])`,
);

/** Days from today to the next such weekday; today counts. */
const daysTo = (name: string | undefined, today: string) =>
  (weekdays.indexOf(name ?? '') - weekday(today) + 7) % 7;

/** 'péntektől vasárnapig': the next such days. */
const findWeekdays: FindDays = (flat, today) => {
  const match = fromDayToDay.exec(flat);
  if (!match) return undefined;
  const first = addDays(today, daysTo(match.groups?.first, today));
  const nights = daysTo(match.groups?.last, first);
  return { match, filters: stay(first, addDays(first, nights === 0 ? 7 : nights)), weight: clearly };
};

const oneWeekday = new RegExp(
  `(?<![a-z])(?:(?<which>jovo|kovetkezo|jovo heti|most|ezen a) )?(?<day>${anyWeekday})(?:(?:on|en|an|ra|re|tol|i)(?: este(?:re)?)?| ?estere)(?![a-z])`,
);
/** Days of this week that are left, Sunday being the last one. */
const daysLeft = (today: string) => (7 - weekday(today)) % 7;

/** 'szombatra', 'jövő pénteken': said of any search. */
const findWeekday: FindDays = (flat, today) => {
  const match = oneWeekday.exec(flat);
  if (!match) return undefined;
  const days = daysTo(match.groups?.day, today);
  const isNext = match.groups?.which?.startsWith('jovo') === true && days <= daysLeft(today);
  const first = addDays(today, isNext ? days + 7 : days);
  return {
    match,
    filters: stay(first, ofOneNight.test(match[0]) ? addDays(first, 1) : undefined),
    weight: 0,
  };
};

const nextWeek = /(?<![a-z])(?:jovo|kovetkezo) het(?:en|re|i)?(?![a-z])/;

/** 'jövő héten': from Monday to Sunday. */
const findNextWeek: FindDays = (flat, today) => {
  const match = nextWeek.exec(flat);
  const monday = addDays(today, daysLeft(today) + 1);
  return match ? { match, filters: stay(monday, addDays(monday, 6)), weight: 0 } : undefined;
};

const units: Readonly<Record<string, number>> = { nap: 1, het: 7 };
const counts = ['egy', 'ket', 'harom', 'negy', 'ot', 'hat', 'het', 'nyolc', 'kilenc', 'tiz'];
const fromNow = new RegExp(
  `(?<![a-z\\d])(?<count>\\d{1,2}|${counts.join('|')}) (?<unit>${Object.keys(units).join('|')}) mulva(?![a-z])`,
);

/** 'két hét múlva'. */
const findFromNow: FindDays = (flat, today) => {
  const match = fromNow.exec(flat);
  const { count = '', unit = '' } = match?.groups ?? {};
  const days = (counts.indexOf(count) + 1 || Number(count)) * (units[unit] ?? 0);
  return match ? { match, filters: stay(addDays(today, days)), weight: 0 } : undefined;
};

/** First and last day of a part of a month with so many days. */
const partDays: Readonly<Record<(typeof monthParts)[number], (days: number) => readonly [number, number]>> = {
  'elso fel': () => [1, 15],
  'masodik fel': (days) => [16, days],
  elej: () => [1, 10],
  kozep: () => [10, 20],
  veg: (days) => [21, days],
};

/** 'augusztusban', 'augusztus elején'. */
const findMonth: FindDays = (flat, today) => {
  const match = wholeMonth.exec(flat);
  if (!match) return undefined;
  const number = monthOf(match.groups?.month ?? '');
  const part = monthParts.find((name) => name === match.groups?.part);
  const getStay = (year: number) => {
    const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const [first, last] = part ? partDays[part](days) : [1, days];
    return [first, last].map((day) => toText({ year, month: number, day }));
  };
  const year = Number(today.slice(0, 4));
  const [first = '', last = ''] = [year, year + 1].map(getStay).find(([, end = '']) => end >= today) ?? [];
  return { match, filters: window(first, last), weight: 1.5 };
};

/** Days of the longest window. */
const maxWindow = 100;

const monthRange = new RegExp(
  `(?<![a-z])(?<first>${monthName})(?:tol|ban|ben)?(?: ?[-–/] ?| es | vagy | ?,? (?:a )?(?=[a-z]+(?:ig|ban|ben)(?![a-z])))(?<last>${monthName})(?:ig|ban|ben|ra|re|i)?(?: kozott)?(?![a-z]| ?\\d)`,
);

/** 'júniustól augusztusig', 'július vagy augusztus', 'május és június között': at most a hundred days. */
const findMonths: FindDays = (flat, today) => {
  const match = monthRange.exec(flat);
  if (!match) return undefined;
  const [start, end] = [monthOf(match.groups?.first ?? ''), monthOf(match.groups?.last ?? '')];
  const getWindow = (year: number): [string, string] => {
    const first = toText({ year, month: start, day: 1 });
    const last = toText({ year: end < start ? year + 1 : year, month: end, day: 28 });
    const whole = addDays(
      `${last.slice(0, 8)}01`,
      new Date(Date.UTC(Number(last.slice(0, 4)), end, 0)).getUTCDate() - 1,
    );
    return [first, whole < addDays(first, maxWindow) ? whole : addDays(first, maxWindow)];
  };
  const year = Number(today.slice(0, 4));
  const [first, last] = getWindow(getWindow(year)[1] >= today ? year : year + 1);
  return { match, filters: window(first, last), weight: 1.5 };
};

const otherMonth = /(?<![a-z])(?<which>jovo|kovetkezo|ebben a|e) ?honap(?:ban|ra|i)?(?![a-z])/;

/** 'jövő hónapban'. */
const findOtherMonth: FindDays = (flat, today) => {
  const match = otherMonth.exec(flat);
  if (!match) return undefined;
  const isNext = /^(?:jovo|kov)/.test(match.groups?.which ?? '');
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + (isNext ? 1 : 0)];
  const [first, last] = [Date.UTC(year, number, 1), Date.UTC(year, number + 1, 0)].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  return { match, filters: window(first ?? today, last ?? today), weight: 0 };
};

/** First and last day of a part of the year, as month and day; winter ends in the next year. */
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
  { pattern: /(?<![a-z])(?:jovo |iden )?nyar(?:on|ra)(?![a-z])/, first: '06-01', last: '08-31' },
  { pattern: /(?<![a-z])osszel(?![a-z])/, first: '09-01', last: '11-30' },
  { pattern: /(?<![a-z])tavasszal(?![a-z])/, first: '03-01', last: '05-31' },
  { pattern: /(?<![a-z])telen(?![a-z])/, first: '12-01', last: '02-28' },
];

/** 'nyáron', 'nyári szünetben'. */
const findSeason: FindDays = (flat, today) => {
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

/** In the order of trying: what says more comes first. */
const finders: readonly FindDays[] = [
  findWritten,
  findWeekdays,
  findPartOfMonth,
  findFeast,
  findWeekend,
  findNextWeek,
  findFromNow,
  findWeekday,
  findSoon,
  findMonths,
  findOtherMonth,
  findMonth,
  findSeason,
];

/** A weekend, or a long one, of a month: 'egy hétvége májusban', 'augusztusi hosszú hétvége'. */
const weekendOfMonth = new RegExp(
  `(?<![a-z])(?:egy )?(?<long>hosszu ?)?(?:${weekendWord})[a-z]{0,4}(?= (?:${monthName})(?:ban|ben)(?![a-z]))|(?<=(?<![a-z])(?:${monthName})(?:i|ban|ben)(?: egy)? )(?<longer>hosszu ?)?(?:${weekendWord})[a-z]{0,4}(?![a-z])`,
);
const [weekendNights, longWeekendNights] = [2, 3];

function readWeekendOfMonth(text: FlatText, today: string): Item[] {
  const match = weekendOfMonth.exec(text.flat);
  const month = match && findMonth(text.flat, today);
  if (!match || !month || partOfMonth.test(text.flat)) return [];
  const isLong = match.groups?.long !== undefined || match.groups?.longer !== undefined;
  const nights = String(isLong ? longWeekendNights : weekendNights);
  const toItem = ({ index, 0: { length } }: RegExpExecArray, filters: Filters): Item => {
    text.take(index, index + length);
    return { start: index, end: index + length, meanings: { accommodation: { weight: 1.5, filters } } };
  };
  return [toItem(month.match, month.filters), toItem(match, { minimumStay: [nights] })];
}

/** The days of a stay (FIND-05), which are taken out of the text: at most one. `today` is a day in Budapest. */
export function readDates(text: FlatText, today: string): Item[] {
  const ofMonth = readWeekendOfMonth(text, today);
  if (ofMonth.length > 0) return ofMonth;
  for (const find of finders) {
    const found = find(text.flat, today);
    if (!found) continue;
    const { match, filters, weight } = found;
    const [start, end] = [match.index, match.index + match[0].length];
    text.take(start, end);
    return [{ start, end, meanings: { accommodation: { weight, filters } } }];
  }
  return [];
}
