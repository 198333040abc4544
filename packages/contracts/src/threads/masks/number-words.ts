/** Hungarian number words without accents, and the digits that they add to a telephone number. */
const units: readonly (readonly [string, string])[] = [
  ['nulla', '0'],
  ['zero', '0'],
  ['egy', '1'],
  ['ketto', '2'],
  ['ket', '2'],
  ['harom', '3'],
  ['negy', '4'],
  ['ot', '5'],
  ['hat', '6'],
  ['het', '7'],
  ['nyolc', '8'],
  ['kilenc', '9'],
];
const tens: readonly (readonly [string, number])[] = [
  ['tizen', 1],
  ['tiz', 1],
  ['huszon', 2],
  ['husz', 2],
  ['harminc', 3],
  ['negyven', 4],
  ['otven', 5],
  ['hatvan', 6],
  ['hetven', 7],
  ['nyolcvan', 8],
  ['kilencven', 9],
];

const readUnit = (word: string, at: number) => units.find(([name]) => word.startsWith(name, at));
const readTen = (word: string, at: number) => tens.find(([name]) => word.startsWith(name, at));

/** A number from 1 to 99 at a place of a word: its value and where it ends. */
function readBelowHundred(word: string, at: number): { value: number; end: number } | undefined {
  const ten = readTen(word, at);
  const end = at + (ten?.[0].length ?? 0);
  const unit = readUnit(word, end);
  // 'husz' and then 'egy' are two numbers; 'huszonegy' and 'harmincegy' are one.
  const takesUnit = unit && unit[1] !== '0' && ten?.[0] !== 'husz' && ten?.[0] !== 'tiz';
  if (!ten && !takesUnit) return undefined;
  return {
    value: (ten ? ten[1] * 10 : 0) + (takesUnit ? Number(unit[1]) : 0),
    end: takesUnit ? end + unit[0].length : end,
  };
}

/**
 * The digits of a word that consists of numbers alone: 'nullahathusz' → '0620', 'szazhuszonharom' → '123'; undefined for
 * any other.
 */
export function readNumberWord(word: string): string | undefined {
  let digits = '';
  let at = 0;
  while (at < word.length) {
    const zero = units.find(([name, digit]) => digit === '0' && word.startsWith(name, at));
    if (zero) {
      digits += '0';
      at += zero[0].length;
      continue;
    }
    const hundreds = word.startsWith('szaz', at) ? { value: 1, end: at } : readBelowHundred(word, at);
    if (!hundreds) return undefined;
    at = hundreds.end;
    if (!word.startsWith('szaz', at) || hundreds.value > 9) {
      digits += String(hundreds.value);
      continue;
    }
    at += 'szaz'.length;
    const rest = readBelowHundred(word, at);
    digits += String(hundreds.value * 100 + (rest?.value ?? 0));
    at = rest?.end ?? at;
  }
  return digits === '' ? undefined : digits;
}
