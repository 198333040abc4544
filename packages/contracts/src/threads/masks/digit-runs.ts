import { readNumberWord } from './number-words.ts';
import { joinSpans, type Span } from './span.ts';

/** Digits that belong together: '06', 'o6', 'nullahat'. */
export interface DigitGroup extends Span {
  digits: string;
  isWord: boolean;
}

/** What stands before a group within its run: spaces and signs, a comma or a colon, or letters and words. */
type Gap = 'plain' | 'comma' | 'letters';

/** Groups with nothing between them that a telephone number could not have; `gaps[0]` belongs to no group. */
export interface DigitRun {
  groups: DigitGroup[];
  gaps: Gap[];
}

const maxGap = 28;
const maxFillers = 4;

/** Words that people put between the parts of a number. */
const fillers = new Set(
  'a az es majd aztan azutan utana vege eleje elejen vegen folytatas per perjel pont kotojel vonas plusz szokoz szunet most x meg ez jon koz'.split(
    ' ',
  ),
);

/** Letters that stand for a digit within or beside digits. */
const letterDigits = new Map(Object.entries({ o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' }));

const isDigit = (character: string | undefined) =>
  character !== undefined && character >= '0' && character <= '9';
const isLetter = (character: string | undefined) =>
  character !== undefined && character >= 'a' && character <= 'z';

function readAlternately(word: string, from: number): DigitGroup[] | undefined {
  const parts = [...word.matchAll(/\d+|[a-z]+/g)];
  // 'm2', 'a4': a letter and its index.
  if (/^[a-z]+\d$/.test(word) && !/^[ol]{1,3}\d$/.test(word)) return undefined;
  const digitCount = parts.reduce((count, [part]) => (isDigit(part[0]) ? count + part.length : count), 0);
  const isShort = parts.every(([part]) => isDigit(part[0]) || part.length <= 3);
  const looksLikeDigits = /^[\dolizsb]+$/.test(word) && digitCount * 3 >= word.length;
  if (looksLikeDigits && digitCount > 0) {
    const digits = [...word].map((character) => letterDigits.get(character) ?? character).join('');
    return [{ from, to: from + word.length, digits, isWord: digits !== word && !/^[\dol]+$/.test(word) }];
  }
  const groups = parts.flatMap(([part], index): DigitGroup[] => {
    const start = from + (parts[index]?.index ?? 0);
    const digits = isDigit(part[0]) ? part : readNumberWord(part);
    if (digits === undefined) return [];
    return [{ from: start, to: start + part.length, digits, isWord: true }];
  });
  const hasWords = parts.some(([part]) => isLetter(part[0]) && readNumberWord(part) !== undefined);
  return groups.length > 0 && (isShort || hasWords) ? groups : undefined;
}

/** First letters of number words, and of an 'o' that stands for a zero. */
const firstLetters = new Set('noehktszk');

function readToken(word: string, from: number): DigitGroup[] | undefined {
  const hasDigit = /\d/.test(word);
  if (!hasDigit && !firstLetters.has(word[0] ?? '')) return undefined;
  if (hasDigit && !/[a-z]/.test(word)) return [{ from, to: from + word.length, digits: word, isWord: false }];
  if (hasDigit) return readAlternately(word, from);
  if (word === 'o' || word === 'oo')
    return [{ from, to: from + word.length, digits: '0'.repeat(word.length), isWord: true }];
  const digits = readNumberWord(word);
  return digits === undefined ? undefined : [{ from, to: from + word.length, digits, isWord: true }];
}

/** What a gap between two groups is; undefined if it separates them. */
function classifyGap(gap: string): Gap | undefined {
  if (gap.length > maxGap) return undefined;
  const words = gap.match(/[a-z]+/g) ?? [];
  if (words.length > maxFillers) return undefined;
  const isFilled = words.every((word) => word.length === 1 || fillers.has(word));
  if (!isFilled) return undefined;
  if (words.length > 0) return 'letters';
  if (/[,;:!?]/.test(gap)) return 'comma';
  return 'plain';
}

/** The groups of a text in order; undefined where a part stands that is known to be something else. */
function* readGroups(text: string, apart: readonly Span[]): Generator<DigitGroup | undefined> {
  let next = 0;
  for (const match of text.matchAll(/[a-z0-9]+/g)) {
    for (const group of readToken(match[0], match.index) ?? []) {
      for (; (apart[next]?.to ?? Number.POSITIVE_INFINITY) <= group.from; next += 1) yield undefined;
      const isApart = (apart[next]?.from ?? Number.POSITIVE_INFINITY) < group.to;
      yield isApart ? undefined : group;
    }
  }
}

/** All runs of digits outside of the parts that are known to be something else. */
export function findDigitRuns(text: string, innocent: readonly Span[]): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: DigitRun | undefined;
  for (const group of readGroups(text, joinSpans(innocent))) {
    const last = run?.groups.at(-1);
    const gap = group && last && classifyGap(text.slice(last.to, group.from));
    if (!group) run = undefined;
    else if (run && gap !== undefined) {
      run.groups.push(group);
      run.gaps.push(group.isWord && gap === 'plain' ? 'letters' : gap);
    } else {
      run = { groups: [group], gaps: ['plain'] };
      runs.push(run);
    }
  }
  return runs;
}
