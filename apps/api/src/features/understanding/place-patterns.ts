import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { FlatText } from './flat-text.ts';

const roman = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(
  ' ',
);
const ordinals =
  'elso masodik harmadik negyedik otodik hatodik hetedik nyolcadik kilencedik tizedik tizenegyedik tizenkettedik tizenharmadik tizennegyedik tizenotodik tizenhatodik tizenhetedik tizennyolcadik tizenkilencedik huszadik huszonegyedik huszonkettedik huszonharmadik'.split(
    ' ',
  );
const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');

const capital = '(?:budapest|bpest|bp|pest)(?:-?(?:en|i|rol|re))?';
const district = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${capital}[.,]{0,2} ?-?(?<![a-z]))?(?<number>\\d{1,2}|${byLength(roman)}|${byLength(ordinals)})\\.? ?(?:kerulet|ker|keri)(?:\\.|(?:et|eti|ben|be|bol|hez|nel|tol|re|rol|i|e|unk)?(?:ben|be|bol)?)?(?:-?(?:ben|be|bol|i))?(?![\\p{L}\\d])(?:,? ${capital}(?![\\p{L}\\d]))?`,
  'u',
);
const afterCapital = new RegExp(
  `(?<![\\p{L}\\d])${capital}[.,]{0,2} ?(?<![a-z])(?<number>\\d{1,2}|${byLength(roman)})(?:\\.(?!\\d))?(?![\\p{L}\\d]|[.,+]\\d|-\\d)` +
    '(?! ?(?:szob|fel|fo|ej|felnott|mil|m|mrd|ezer|e|k|nm|m2|m²|negyzet|es|szemely|ft|forint|gyer|nap|het|halo|\\+|-|ev|emelet|db)(?![a-z])| ?(?:szob|felnott|mil|negyzet|szemely|gyer|ejszak|nap|hetre|hetes))',
  'u',
);

/** Said of a district alone: 'a XIII-ban', 'V.-ben'. */
const inflected = new RegExp(
  `(?<![\\p{L}\\d])(?<number>${byLength(roman)})\\.?-(?:ban|ben|ba|be|bol)(?![\\p{L}\\d])`,
  'u',
);

const toNumber = (written: string): number =>
  /^\d/.test(written) ? Number(written) : Math.max(roman.indexOf(written), ordinals.indexOf(written)) + 1;

export interface FoundSettlement {
  start: number;
  end: number;
  name: string;
}

/** A district of Budapest by its number: 'XIII. kerület', '13. ker', 'bp 13', 'a hetedik kerületben'. Taken out. */
export function readDistrict(text: FlatText): FoundSettlement[] {
  for (const pattern of [district, afterCapital, inflected]) {
    const match = pattern.exec(text.flat);
    const number = toNumber(match?.groups?.number ?? '');
    const name = roman[number - 1]?.toUpperCase();
    if (!match || !name) continue;
    text.take(match.index, match.index + match[0].length);
    return [{ start: match.index, end: match.index + match[0].length, name: `Budapest ${name}. kerület` }];
  }
  return [];
}

const hungaryID = 1;
/** What follows the year in which a house was built. */
const builtThen = /^ ?(?:utan|elott|ota|korul|(?:es )?epites|(?:ban |ben )?epul)/;

/** The settlement of a postal code; the code itself where several settlements share it. Taken out. */
export function readPostalCode(text: FlatText, gazetteer: Gazetteer, today: string): FoundSettlement[] {
  for (const match of text.flat.matchAll(/(?<![\p{L}\d.,-])(?:h-)?([1-9]\d{3})(?![\p{L}\d]|[.,]\d)/gu)) {
    const code = match[1] ?? '';
    // 2026 is a year before it is Visegrád, and 2000 in '2000 után épült' before it is Szentendre.
    if (Math.abs(Number(code) - Number(today.slice(0, 4))) <= 1) continue;
    if (builtThen.test(text.flat.slice(match.index + match[0].length))) continue;
    const [first, ...others] = gazetteer.settlementsOfCode(hungaryID, code);
    if (!first) continue;
    text.take(match.index, match.index + match[0].length);
    const name = others.length === 0 ? first.regionName : code;
    return [{ start: match.index, end: match.index + match[0].length, name }];
  }
  return [];
}
