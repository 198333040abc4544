import { alternative, counted } from './quantity-words.ts';

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
  `(?<![\\p{L}\\d.,])(?:${capital}[.,]{0,2} ?-?(?<![a-z]))?(?<number>\\d{1,2}|${byLength(roman)}|${byLength(ordinals)})\\.?(?:st|nd|rd|th)? ?(?:kerulet|ker|keri|district)(?:\\.|(?:et|eti|ben|be|bol|hez|nel|tol|re|rol|i|e|unk)?(?:ben|be|bol)?)?(?:-?(?:ben|be|bol|i))?(?![\\p{L}\\d])(?:,? ${capital}(?![\\p{L}\\d]))?`,
  'u',
);
const afterCapital = new RegExp(
  `(?<![\\p{L}\\d])${capital}[.,]{0,2} ?(?:district )?(?:(?<![a-z])|(?=\\d))(?<number>\\d{1,2}|${byLength(roman)})(?:\\.(?!\\d))?(?![\\p{L}\\d]|[.,+]\\d|[-–—]\\d)` +
    `(?! ?(?:\\+|-|es)(?![a-z])|${counted})`,
  'u',
);

const home = '(?:elado|kiado|lakas|alberlet|garzon|haz)[a-z]{0,3}';
const item = `(?:\\d{1,2}|${byLength(roman)})\\.?`;
/**
 * Districts with nothing but spaces between them: any behind the capital ('Budapest V VI. kerület', 'bp 6 7 ker'), and
 * others of which the first has two letters ('VII VIII. ker') or stands behind a home ('lakás V VI. ker'), as a single one
 * may be 'v' or a letter of anything.
 */
const spaced = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<before>${capital}[.,]{0,2} )|(?=[ivx]{2})|(?<=^|(?<!\\p{L})${home} ))${item}(?: ${item})+(?= ?ker)`,
  'u',
);
/** The same text with commas in the place of these spaces, but around a 'v' that may be 'vagy': 'XIV v XVII. ker'. */
const separateSpaced = (flat: string): string =>
  flat.replace(
    spaced,
    (all, before = '') => before + all.slice(before.length).replaceAll(/(?<! v) (?!v )/g, ','),
  );

const anyNumber = `(?:\\d{1,2}|${byLength(roman)})`;
const anyOrdinal = `(?:\\d{1,2}|${byLength([...roman, ...ordinals])})`;
/**
 * Several districts, of which only the last one has to be called so: 'VI., VII. vagy VIII. kerület', '5-6-7. ker', 'a 2.
 * vagy a 12. kerület', 'a második vagy a tizenkettedik kerület'.
 */
const listed = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${capital}[.,]{0,2} ?-?(?<![a-z]))?(?<numbers>(?:${anyOrdinal}\\.?(?: ?(?:kerulet|ker)(?:b[ae]n?)?\\.?)? ?(?:,|[-–—]|/|(?<=\\.)|(?<= )${alternative}(?= )) ?(?:az? )?)+)(?=${anyOrdinal}\\.? ?ker)`,
  'u',
);

const inList = `(?:,|/|(?<= )${alternative}(?= )) ?(?:az? )?`;
const endOfList = `(?= *(?:$|[,;!?)])| (?:is|johet|lehet|jo|erdekel|lenne|legyen|${home})(?![a-z]))`;
/** '[XIII. kerület] vagy 14.', '[13. ker], 14., 15.' */
const following = new RegExp(
  `^(?:(?: ?${inList}${anyNumber}\\.)+| (?:vagy|es|illetve) (?:az? )?${anyNumber})${endOfList}`,
  'u',
);
/** Numbers that nothing calls districts: 'Budapest 13, 14', and '3. vagy 22.' and 'inkább 13.' where they are spoken of. */
const uncalled = [
  new RegExp(
    `(?<![\\p{L}\\d])${capital}[.,]{0,2} ?(?<![a-z])(?<numbers>(?:\\d{1,2}\\.? ?${inList})+)(?<number>\\d{1,2})\\.?${endOfList}`,
    'u',
  ),
  new RegExp(
    `(?<!(?:utca|u\\.|ut|utja|ter|tere|korut|krt\\.?) )(?<![\\p{L}\\d.,])(?:az? )?(?<numbers>(?:${anyNumber}\\. ?${inList})+)(?<number>${anyNumber})\\.?${endOfList}`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:inkabb|leginkabb|foleg|elsosorban) (?:az? )?(?<number>${anyNumber})\\.${endOfList}`,
    'u',
  ),
];
const ofCapital = new RegExp(
  `(?<![a-z])(?:${capital}|buda(?:n|i|ra)?|ker|kerulet[a-z]*)(?![a-z]| megy| varm)`,
);

/** Said of a district alone: 'a XIII-ban', 'V.-ben'. */
const inflected = new RegExp(
  `(?<![\\p{L}\\d])(?<number>${byLength(roman)})\\.?-(?:ban|ben|ba|be|bol)(?![\\p{L}\\d])`,
  'u',
);

/** Said of a district alone at the end of a text: 'kutyasétáltató XIII.'; a single letter may be anything. */
const atEnd = new RegExp(
  `(?<=[\\p{L},] )(?<number>${byLength(roman.filter((number) => number.length > 1))})\\.?$`,
  'u',
);

const toNumber = (written: string): number =>
  /^\d/.test(written) ? Number(written) : Math.max(roman.indexOf(written), ordinals.indexOf(written)) + 1;

/** Settlements that a part of a text names, by their names in the gazetteer. */
export interface FoundSettlement {
  start: number;
  end: number;
  names: string[];
}

const single = new RegExp(`(?<![\\p{L}\\d])${anyOrdinal}(?![\\p{L}\\d])`, 'gu');

const toNames = (numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => {
    const name = roman[number - 1]?.toUpperCase();
    return name ? [`Budapest ${name}. kerület`] : [];
  });

const or = /(?<= )v(?= )/g;
const fifth = 5;
const findNumbers = (written: string) => (written.match(single) ?? []).map(toNumber);

/** The districts before the last one, without each 'v' that is 'vagy'; between 'iv' and 'vi' it is the fifth. */
function findListed(before: string, last: number): number[] {
  const isFifth = (at: number) => {
    const [previous = fifth, next = last] = [
      findNumbers(before.slice(0, at)).at(-1),
      findNumbers(before.slice(at + 1)).at(0),
    ];
    return previous === fifth - 1 && next === fifth + 1;
  };
  return findNumbers(before.replace(or, (v, at: number) => (isFifth(at) ? v : ',')));
}

/** The numbers before the last one of a list, with those between the ends of '5-8.'. */
function readNumbers(before: string, last: number): number[] {
  const numbers = findListed(before, last);
  const [first] = numbers;
  const isRange = numbers.length === 1 && first !== undefined && first < last && /[-–—] ?$/.test(before);
  return isRange ? Array.from({ length: last - first }, (_, at) => first + at) : numbers;
}

function findUncalled(flat: string): FoundSettlement | undefined {
  if (!ofCapital.test(flat)) return undefined;
  const match = uncalled.map((pattern) => pattern.exec(flat)).find((found) => found !== null);
  if (!match) return undefined;
  const last = toNumber(match.groups?.number ?? '');
  const numbers = [...findNumbers(match.groups?.numbers ?? ''), last];
  if (numbers.some((number) => number < 1 || number > roman.length)) return undefined;
  return { start: match.index, end: match.index + match[0].length, names: toNames([...new Set(numbers)]) };
}

/**
 * A district of Budapest by its number: 'xiii. kerulet', '13. ker', 'bp 13', 'a hetedik keruletben'; several of them as in
 * 'vi., vii. vagy viii. kerulet'. `flat` is a text in lower case without accents.
 */
export function findDistrict(flat: string): FoundSettlement | undefined {
  const list = listed.exec(separateSpaced(flat));
  const alone = list ? undefined : findUncalled(flat);
  if (alone) return alone;
  for (const pattern of [district, afterCapital, inflected, atEnd]) {
    const start = list ? list.index + list[0].length : 0;
    const match = pattern.exec(flat.slice(start));
    const last = toNumber(match?.groups?.number ?? '');
    if (match && last > 0 && last <= roman.length) {
      const end = start + match.index + match[0].length;
      const more = following.exec(flat.slice(end))?.[0] ?? '';
      const numbers = new Set([
        ...readNumbers(list?.groups?.numbers ?? '', last),
        last,
        ...findNumbers(more),
      ]);
      return { start: list?.index ?? match.index, end: end + more.length, names: toNames([...numbers]) };
    }
  }
  return undefined;
}
