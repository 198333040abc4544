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

/** A settlement that a part of a text names, by its name in the gazetteer. */
export interface FoundSettlement {
  start: number;
  end: number;
  name: string;
}

/**
 * A district of Budapest by its number: 'xiii. kerulet', '13. ker', 'bp 13', 'a hetedik keruletben'. `flat` is a text in
 * lower case without accents.
 */
export function findDistrict(flat: string): FoundSettlement | undefined {
  for (const pattern of [district, afterCapital, inflected]) {
    const match = pattern.exec(flat);
    const number = toNumber(match?.groups?.number ?? '');
    const name = roman[number - 1]?.toUpperCase();
    if (match && name)
      return { start: match.index, end: match.index + match[0].length, name: `Budapest ${name}. kerület` };
  }
  return undefined;
}
