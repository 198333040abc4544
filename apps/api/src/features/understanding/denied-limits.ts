import { above, below, comparedEnding, less, more } from './comparisons.ts';
import type { Span } from './flat-text.ts';
/** Which end of a quantity is open at the other side. */
export type Direction = 'min' | 'max';

/** Of a limit alone; of a limit or of the thing that follows: 'nem kell kaució'. */
const ofLimits =
  'menne?k|menjen|mennenk|birom|birjuk|tudok|tudunk|tudnank|akarok|akarunk|szeretnek|szeretnenk|keruljon|szan(?:ok|unk)|adok|adnek|fizet(?:ek|nek|unk|nenk)?|kolt(?:ok|enek|unk|enenk)';
const ofThings = 'lehet|erdekel|kell|jo|jatszik|legyen';
const verb = `(?:${ofThings}|${ofLimits})`;
const spend = '(?: (?:ra|erte|fizetni|kolteni|adni|kiadni|menni))?';
/** '280 felett[ nem]', '150-nél többet[ nem tudunk fizetni]'; 'felett nem panel' denies something else. */
const deniedAfter = new RegExp(
  `^ ?(?:mar )?(?:nem|ne|se|sem)(?: (?:${ofLimits})${spend}(?![a-z])|(?: (?:${ofThings}))?(?= *(?:$|[^\\p{L}\\d \\u0001])))`,
  'u',
);
/** What compares: '200 ezernél többet[ nem]', where any word may follow the denial, but 'nagyobb[ ne legyen]'. */
const deniedObject = new RegExp(`^ ?(?:mar )?(?:nem|ne)(?: ${verb}${spend})?(?![a-z])`);
const deniedTrait = new RegExp(`^ ?(?:mar )?(?:nem|ne) (?:legyen|${ofLimits})${spend}(?![a-z])`);
/** '[kisebb mint] 50 nm' */
const comparing = new RegExp(`^(?:${more}|${less}) mint`);
const compared = new RegExp(`(?:${more}|${less})\\p{L}*$`, 'u');
/** 'többet' wants a verb, 'nagyobb' may be said of what follows: 'nagyobb, nem panel lakás'. */
const comparedObject = /bb(?:[aeo]?t|[ae]n|[ae]|ert)$/;
/** A limit that a denial turns round: 'max 60 millió' and '150 ezerig' are said as they are meant. */
const onOneSide = new RegExp(`(?:${above}|${below}|fole|ala)$`);

/** 'ne legyen drágább [200 ezernél]', 'nem nagyobb, mint [60 nm]', 'drágább ne legyen [200 ezernél]' */
const comparedBefore = new RegExp(
  `(?<![a-z])(?:(?<denied>(?:nem|ne|sem?|nincs(?:en)?)(?: ${verb})? )(?:az? )?)?(?<word>${more}|${less})${comparedEnding}(?<later> (?:mar )?(?:nem|ne)(?: ${verb})?)?(?<than>,? mint)? ?(?:az? |havi )?$`,
);

/** '200 ezernél[ ne legyen drágább]' */
const comparedLater = new RegExp(
  `^(?<denied> (?:nem|ne)(?: ${verb})?) (?<word>${more}|${less})${comparedEnding}(?![a-z])`,
);
/** '[nem ]kisebb mint 50 nm', '[nincs ]30 milliónál több' */
const deniedBefore = new RegExp(`(?<![a-z])(?:nem|ne|nincs(?:en)?)(?: ${verb})? $`);

const forbiddenBefore = /(?<![a-z])(?:nem|ne)(?: (?:legyen|lehet|menjen|keruljon))? (?:az? )?$/;

/** A limit of a quantity, and where it is said. */
export interface DeniedLimit extends Span {
  direction: Direction;
}

const opposite = (direction: Direction): Direction => (direction === 'min' ? 'max' : 'min');

/** The opposite of an end that is said, where it is denied: '280 felett nem', 'nem kisebb mint 50 nm'. */
function denyEnd(text: string, { start, end }: Span, direction: Direction): DeniedLimit | undefined {
  const [before, said, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isOnOneSide = onOneSide.test(said);
  const isCompared = compared.test(said);
  if (!isOnOneSide && !isCompared && !comparing.test(said)) return undefined;
  const ahead = (isOnOneSide ? forbiddenBefore : deniedBefore).exec(before);
  if (ahead) return { start: ahead.index, end, direction: opposite(direction) };
  const denied = comparedObject.test(said)
    ? deniedObject.exec(after)
    : (deniedAfter.exec(after) ?? (isCompared ? deniedTrait.exec(after) : null));
  return denied ? { start, end: end + denied[0].length, direction: opposite(direction) } : undefined;
}

/** The end that a number is compared with: 'drágább ne legyen 200 ezernél', '200 ezernél ne legyen drágább'. */
function findCompared(text: string, { start, end }: Span, ending: string): DeniedLimit | undefined {
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
  position: Span,
  direction: Direction | undefined,
  ending: string,
): DeniedLimit | undefined =>
  direction === undefined ? findCompared(text, position, ending) : denyEnd(text, position, direction);
