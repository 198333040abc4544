/** Which end of a quantity is open at the other side. */
export type Direction = 'min' | 'max';

const verb =
  '(?:legyen|lehet|menne?k|menjen|mennenk|birom|birjuk|tudok|tudunk|tudnank|akarok|akarunk|szeretnek|szeretnenk|keruljon|erdekel|kell|jo|jatszik|szan(?:ok|unk)|adok|adnek|fizet(?:ek|nek|unk|nenk)?|kolt(?:ok|enek|unk|enenk))';
const spend = '(?: (?:ra|erte|fizetni|kolteni|adni|kiadni|menni))?';
/** '280 felett[ nem]', '150-nél többet[ nem tudunk fizetni]'; 'felett nem panel' denies something else. */
const deniedAfter = new RegExp(
  `^ ?(?:mar )?(?:nem|ne|se|sem)(?: ${verb}${spend}(?![a-z])|(?= *(?:$|[^\\p{L}\\d \\u0001])))`,
  'u',
);
/** What compares: '200 ezernél[ többet]', where any word may follow the denial. */
const comparedAfter = new RegExp(`^ ?(?:mar )?(?:nem|ne)(?: ${verb}${spend})?(?![a-z])`);
/** '[kisebb mint] 50 nm' */
const comparing = /^(?:olcsobb|kisebb|kevesebb|dragabb|nagyobb|tobb) mint/;
const compared = /(?:olcsobb|kisebb|kevesebb|dragabb|nagyobb|tobb)\p{L}*$/u;

const more = '(?:dragabb|tobb|nagyobb|hosszabb|magasabb)';
const less = '(?:olcsobb|kevesebb|kisebb|rovidebb|alacsonyabb)';
/** 'ne legyen drágább [200 ezernél]', 'nem nagyobb, mint [60 nm]', 'drágább ne legyen [200 ezernél]' */
const comparedBefore = new RegExp(
  `(?<![a-z])(?:(?<denied>(?:nem|ne|sem?)(?: ${verb})? )(?:az? )?)?(?<word>${more}|${less})(?:[aeo]?t|an|en|e|be|ert)?(?<later> (?:mar )?(?:nem|ne)(?: ${verb})?)?(?<than>,? mint)? ?(?:az? )?$`,
);

/** '200 ezernél[ ne legyen drágább]' */
const comparedLater = new RegExp(
  `^(?<denied> (?:nem|ne)(?: ${verb})?) (?<word>${more}|${less})(?:[aeo]?t|an|en|e|be|ert)?(?![a-z])`,
);
/** '[nem ]kisebb mint 50 nm' */
const deniedBefore = new RegExp(`(?<![a-z])(?:nem|ne)(?: ${verb})? $`);

const forbiddenBefore = new RegExp(`(?<![a-z])(?:nem|ne) ${verb} (?:az? )?$`);

/** A limit of a quantity, and where it is said. */
export interface DeniedLimit {
  start: number;
  end: number;
  direction: Direction;
}

const opposite = (direction: Direction): Direction => (direction === 'min' ? 'max' : 'min');

/** The opposite of an end that is said, where it is denied: '280 felett nem', 'nem kisebb mint 50 nm'. */
function denyEnd(
  text: string,
  { start, end }: { start: number; end: number },
  direction: Direction,
): DeniedLimit | undefined {
  const [before, said, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isCompared = compared.test(said);
  const ahead =
    forbiddenBefore.exec(before) ?? (isCompared || comparing.test(said) ? deniedBefore.exec(before) : null);
  if (ahead) return { start: ahead.index, end, direction: opposite(direction) };
  const denied = (isCompared ? comparedAfter : deniedAfter).exec(after);
  return denied ? { start, end: end + denied[0].length, direction: opposite(direction) } : undefined;
}

/** The end that a number is compared with: 'drágább ne legyen 200 ezernél', '200 ezernél ne legyen drágább'. */
function findCompared(
  text: string,
  { start, end }: { start: number; end: number },
  ending: string,
): DeniedLimit | undefined {
  const isAtEnd = /[ae]l$/.test(ending);
  const before = comparedBefore.exec(text.slice(0, start));
  const isBefore = before !== null && (isAtEnd || before.groups?.than !== undefined);
  const after = isAtEnd && !isBefore ? comparedLater.exec(text.slice(end)) : null;
  const { denied, later, word = '' } = (isBefore ? before : after)?.groups ?? {};
  if (word === '') return undefined;
  const isMore = new RegExp(more).test(word);
  const isDenied = (denied ?? later) !== undefined;
  const direction: Direction = isDenied === isMore ? 'max' : 'min';
  return after
    ? { start, end: end + after[0].length, direction }
    : { start: before?.index ?? start, end, direction };
}

/**
 * A limit that is denied or compared with: '280 felett nem' is at most 280, and so is 'ne legyen drágább 280 ezernél'.
 * Undefined for a quantity that says it by itself.
 */
export const findDeniedLimit = (
  text: string,
  position: { start: number; end: number },
  direction: Direction | undefined,
  ending: string,
): DeniedLimit | undefined =>
  direction === undefined ? findCompared(text, position, ending) : denyEnd(text, position, direction);
