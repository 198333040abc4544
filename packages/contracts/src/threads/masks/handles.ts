import { findAll, type Span } from './span.ts';

const apps =
  'viber|whats ?app|vatszap|messenger|facebook|face|fb|insta(?:gram)?|telegram|signal|skype|tik ?tok|snap(?:chat)?|discord|g(?:oogle)? ?mail|freemail|citromail|hotmail|outlook|yahoo';
/** 'viberen', 'facebook-profilom', 'instagram nevem'. */
const appPattern = new RegExp(
  `\\b(?:${apps})(?:-?(?:omon|emen|omra|emre|on|en|om|em|ja|es|os|nel|ra|re|n))?(?:[ -]?(?:profil(?:om)?|nev(?:em)?|cim(?:em|e)?|azonosito(?:m)?|id|fiok(?:om)?|szam(?:om)?))?`,
  'g',
);
/** A name that no word is: with a digit, an underscore or a dot inside. */
const handleLike =
  /^(?=[a-z0-9._]{3,30}(?:[^a-z0-9._]|$))(?:[a-z]+[._][a-z0-9._]*[a-z0-9]|[a-z._]+\d[a-z0-9._]*)|^[a-z0-9._]{2,32}#\d{4}(?!\d)/;
const maxNameWords = 3;

/** What follows the name of an app: how far it goes, from `at`. */
function findNameEnd(text: string, original: string, at: number): number | undefined {
  const sign = /^ ?(?:[:=]|->|=>|- ) ?/.exec(text.slice(at, at + 6))?.[0];
  const start = at + (sign?.length ?? /^ {0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0);
  const rest = text.slice(start, start + 80);
  const at_ = /^@[a-z0-9._]{2,30}/.exec(rest)?.[0];
  if (at_) return start + at_.length;
  const handle = handleLike.exec(rest)?.[0];
  if (handle) return start + handle.length;
  const named = /^(?:[a-z0-9._]+ ){1,3}(?=nev(?:en|vel)\b)/.exec(rest)?.[0];
  if (named) return start + named.trimEnd().length;
  if (!sign) return undefined;
  const words = /^[a-z0-9._-]{2,30}(?: [a-z0-9._-]{2,30}){0,2}/.exec(rest)?.[0].split(' ') ?? [];
  let end = start;
  for (const [index, word] of words.slice(0, maxNameWords).entries()) {
    const from = end + (index > 0 ? 1 : 0);
    // A name in several words has a capital in each.
    if (index > 0 && !/^\p{Lu}/u.test(original.slice(from, from + 1))) break;
    end = from + word.length;
  }
  return end > start ? end : undefined;
}

/** Names of people in other services: '@név', and what follows the name of a messenger. */
export function findHandles(text: string, original: string): Span[] {
  const apps = [...text.matchAll(appPattern)].flatMap((match): Span[] => {
    const at = match.index + match[0].length;
    if (/^[a-z]/.test(text.slice(at, at + 1))) return [];
    const to = findNameEnd(text, original, at);
    return to === undefined ? [] : [{ from: match.index, to }];
  });
  const names = findAll(text, /(?<![a-z0-9._@])@[a-z][a-z0-9._]{1,29}/g);
  return [...apps, ...names];
}
