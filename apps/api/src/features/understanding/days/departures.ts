import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { maxStayNights } from '@piacter/contracts/stays/values';
import { exists, month, monthOf, toText, weekday, weekdayNames } from './calendar.ts';

const when = `(?:(?<next>masnap)|(?:20\\d\\d\\.? ?)?(?<month>${month})\\.? ?(?<day>\\d{1,2})\\.?|(?<dayAlone>\\d{1,2})\\.?(?=-?[ae]n)|(?<weekday>${weekdayNames.join('|')}))(?:-?(?:j?[aeo]n|n))?`;
const verb = '(?:megyunk|mennenk|indulunk|indulnank|utazunk|utaznank|jovunk|jonnenk)';
const leaving = `(?:${verb} (?:haza|el|vissza|tovabb)|(?:haza|el|vissza|tovabb) ?${verb}|tavoz(?:unk|nank|om|nek|as)|(?:haza|el)utazas)(?![a-z])`;
/** Said of the way there, too, but not once that has been said: 'pénteken érkezünk, vasárnap megyünk'. */
const afterArrival = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?:vagy|esetleg|akar) )(?:(?:es |de |majd )?${when}(?: \\p{L}+){0,2} ${verb})(?![a-z])`,
  'u',
);
const arriving = /(?:erkez|jonn|jovunk|menn|megyunk|indul)\p{L}*[, ]+$/u;
const departure = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:es |de |majd )?${when}(?: \\p{L}+){0,2} ${leaving}|(?:tavozas|(?:haza|el)(?:utazas|indulas|menetel)|indulas haza):? ${when.replaceAll('(?<', '(?<of')}|(?<until>masnapig)|(?<!jovo )(?<untilWeekday>${weekdayNames.join('|')}) ?-?ig)(?![\\p{L}\\d])`,
  'u',
);

/** The day of a match, the next one after that of arrival. */
function getDay(groups: Readonly<Record<string, string | undefined>>, arrival: string): string | undefined {
  const get = (name: string) => groups[name] ?? groups[`of${name}`];
  if (get('next') ?? get('until')) return addDays(arrival, 1);
  const name = get('weekday') ?? get('untilWeekday');
  if (name) return addDays(arrival, ((weekdayNames.indexOf(name) - weekday(arrival) + 6) % 7) + 1);
  const [year, number] = [Number(arrival.slice(0, 4)), Number(arrival.slice(5, 7))];
  const inMonth = get('month');
  const day = Number(get('day') ?? get('dayAlone'));
  const candidates = inMonth
    ? [year, year + 1].map((of) => ({ year: of, month: monthOf(inMonth), day }))
    : [number, number + 1].map((of) => ({ year: of > 12 ? year + 1 : year, month: of > 12 ? 1 : of, day }));
  return candidates
    .filter(exists)
    .map(toText)
    .find((one) => one > arrival);
}

/**
 * When somebody leaves who arrives on a day, in a sentence: 'másnap délután megyünk haza', 'távozás július 8',
 * '[holnaptól] vasárnapig'.
 */
export function findDeparture(
  flat: string,
  arrival: string,
): { match: RegExpExecArray; day: string } | undefined {
  const after = afterArrival.exec(flat);
  const isAfter = after !== null && arriving.test(flat.slice(0, after.index));
  const match = departure.exec(flat) ?? (isAfter ? after : null);
  const day = match ? getDay(match.groups ?? {}, arrival) : undefined;
  return match && day !== undefined && daysBetween(arrival, day) <= maxStayNights
    ? { match, day }
    : undefined;
}
