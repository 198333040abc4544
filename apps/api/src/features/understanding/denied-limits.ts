/** Which end of a quantity is open at the other side. */
export type Direction = 'min' | 'max';

const verb =
  '(?:legyen|lehet|menne?k|menjen|mennenk|birom|birjuk|tudok|tudunk|tudnank|akarok|akarunk|szeretnek|szeretnenk|keruljon|erdekel|kell|jo|jatszik|szan(?:ok|unk)|adok|adnek|fizet(?:ek|nek|unk|nenk)?|kolt(?:ok|enek|unk|enenk))';
const spend = '(?: (?:ra|erte|fizetni|kolteni|adni|kiadni|menni))?';
/** '280 felett[ nem]', '150-nél többet[ nem tudunk fizetni]'; 'felett nem panel' denies something else. */
const deniedAfter = new RegExp(
  `^ ?(?:mar )?(?:nem|ne|se|sem)(?: ${verb}${spend}(?![a-z])|(?= *(?:$|[^\\p{L}\\d ])))`,
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

/** A limit of a quantity, and where it is said. */
export interface DeniedLimit {
  start: number;
  end: number;
  direction: Direction;
}

const opposite = (direction: Direction): Direction => (direction === 'min' ? 'max' : 'min');

/**
 * A limit that is denied or compared with: '280 felett nem' is at most 280, and so is 'ne legyen drágább 280 ezernél'.
 * Undefined for a quantity that says it by itself.
 */
export function findDeniedLimit(
  text: string,
  { start, end }: { start: number; end: number },
  direction: Direction | undefined,
  ending: string,
): DeniedLimit | undefined {
  if (direction !== undefined) {
    const said = compared.test(text.slice(start, end)) ? comparedAfter : deniedAfter;
    const denied = said.exec(text.slice(end));
    const isCompared = [comparing, compared].some((pattern) => pattern.test(text.slice(start, end)));
    const ahead = isCompared ? deniedBefore.exec(text.slice(0, start)) : null;
    if (ahead) return { start: ahead.index, end, direction: opposite(direction) };
    return denied ? { start, end: end + denied[0].length, direction: opposite(direction) } : undefined;
  }
  const isAtEnd = /[ae]l$/.test(ending);
  const before = comparedBefore.exec(text.slice(0, start));
  const after = isAtEnd ? comparedLater.exec(text.slice(end)) : null;
  const match = before && (before.groups?.than ?? isAtEnd) ? before : after;
  if (!match) return undefined;
  const { denied, later, word = '' } = match.groups ?? {};
  const isMore = new RegExp(more).test(word);
  const isMax = denied === undefined && later === undefined ? !isMore : isMore;
  const said: Direction = isMax ? 'max' : 'min';
  return match === after
    ? { start, end: end + after[0].length, direction: said }
    : { start: match.index, end, direction: said };
}
