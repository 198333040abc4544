import type { Span } from './span.ts';

/** Endings that a Hungarian word cannot be mistaken for, also where nothing but the ending tells. */
const clearEndings =
  'hu com net org eu info biz online shop store site app dev cloud page live pro xyz ro sk rs hr ua cz pl uk fr es nl us co io gov edu'.split(
    ' ',
  );
/** Endings that are Hungarian words as well, believed beside an @ or with a path only. */
const wordlikeEndings = 'de at me it is be to se ch'.split(' ');
const endings = new Set([...clearEndings, ...wordlikeEndings]);
const clear = new Set(clearEndings);
/** Endings that are said: 'pont hu'. */
const saidEndings = new Set(['hu', 'com', 'net', 'org', 'eu']);

const providers = new Set(
  'gmail freemail citromail hotmail yahoo outlook icloud protonmail proton indamail vipmail mailbox gmx live msn upcmail chello invitel'.split(
    ' ',
  ),
);

/** Every way of writing an @ and a dot. */
const atSign = '(?: ?(?:@|[([{<] ?(?:at|kukac|a) ?[)\\]}>]|\\bkukac(?:ka)?\\b) ?)';
const dotSign = '(?: ?[([{<]? ?(?:\\.|\\bpont\\b|\\bdot\\b) ?[)\\]}>]? ?)';

const atPattern = new RegExp(atSign, 'g');
const bareAt = / at /g;
const dotPattern = new RegExp(dotSign, 'y');
const labelPattern = /[a-z0-9][a-z0-9_-]{0,62}/y;

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/** Where the name before an @ begins: letters, digits and signs, with said dots between. */
function findLocalStart(text: string, at: number): number {
  let start = at;
  const earliest = Math.max(0, at - 64);
  for (;;) {
    let label = start;
    while (label > earliest && /[a-z0-9._+-]/.test(text[label - 1] ?? '')) label -= 1;
    if (label === start) return start;
    start = label;
    const dotBefore =
      / ?(?:[([{] ?)?(?:pont|dot|\.|alahuzas|kotojel)(?: ?[)\]}])? $|[([{](?:pont|dot|\.)[)\]}]$/.exec(
        text.slice(Math.max(0, start - 14), start),
      );
    if (!dotBefore) return start;
    start -= dotBefore[0].length;
  }
}

/** The end of a domain, and its last label; undefined where there is no label. */
function readDomain(text: string, from: number): { end: number; last: string; first: string } | undefined {
  const first = matchAt(labelPattern, text, from);
  if (first === undefined) return undefined;
  let end = from + first.length;
  let known: { end: number; last: string } | undefined;
  for (let count = 0; count < 5; count += 1) {
    const dot = matchAt(dotPattern, text, end);
    const label = dot && matchAt(labelPattern, text, end + dot.length);
    if (!dot || !label) break;
    // A full stop may end a sentence; a dot without spaces, in brackets or in words does not.
    const isDot = dot === '.' || dot.trim() !== '.';
    end += dot.length + label.length;
    if (endings.has(label) || (isDot && label.length >= 2)) known = { end, last: label };
  }
  return known && { ...known, first };
}

function findEmails(text: string): Span[] {
  const spans: Span[] = [];
  const add = (at: Span, isSure: boolean) => {
    const from = findLocalStart(text, at.from);
    if (from === at.from) return;
    const domain = readDomain(text, at.to);
    if (domain && (isSure || endings.has(domain.last))) spans.push({ from, to: domain.end });
    else if (isSure) {
      const provider = matchAt(labelPattern, text, at.to);
      if (provider && providers.has(provider)) {
        const ending = /^ (?:hu|com)\b/.exec(text.slice(at.to + provider.length))?.[0] ?? '';
        spans.push({ from, to: at.to + provider.length + ending.length });
      }
    }
  };
  for (const match of text.matchAll(atPattern))
    add({ from: match.index, to: match.index + match[0].length }, true);
  for (const match of text.matchAll(bareAt))
    add({ from: match.index, to: match.index + match[0].length }, false);
  return spans;
}

/** 'bela gmail pont com': a provider whose @ was left out. */
const providerPattern = new RegExp(
  `\\b([a-z0-9][a-z0-9._+-]{1,40})[ -]{1,3}(${[...providers].join('|')})(?: ?[([]?(?:\\.|pont|dot)[)\\]]? ?| )(hu|com|net)\\b`,
  'g',
);

/** A host or a path; the signs that end a sentence are no part of it. */
const webPattern =
  /(?:https?:\/\/|www ?\. ?)[^\s<>"']{2,300}|\b[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){1,4}(?:\/[^\s<>"']{0,200})?/g;
const saidPattern =
  /\b[a-z0-9][a-z0-9-]{1,62}(?: ?[([{](?:pont|dot|\.)[)\]}] ?| (?:pont|dot) | \. ?|\. )(hu|com|net|org|eu)\b/g;

const hostOf = (address: string) => address.replace(/^https?:\/\//, '').split(/[/?#:]/, 1)[0] ?? '';

function isWeb(address: string): boolean {
  if (/^(?:https?:|www)/.test(address)) return true;
  const host = hostOf(address);
  const last = host.slice(host.lastIndexOf('.') + 1);
  return clear.has(last) || (endings.has(last) && address.includes('/'));
}

function findWeb(text: string, ownHosts: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(webPattern)) {
    const address = match[0].replace(/[.,;:!?)\]]+$/, '');
    const host = hostOf(address);
    const isOwn = ownHosts.some((own) => host === own || host === `www.${own}`);
    if (!isOwn && isWeb(address)) spans.push({ from: match.index, to: match.index + address.length });
  }
  for (const match of text.matchAll(saidPattern)) {
    const [whole, ending = ''] = match;
    // A sentence may end before 'com' or 'hu' by nobody's pen; 'eu' and the like need brackets or 'pont'.
    const isSpaced = /\. | \./.test(whole);
    const isOwn = ownHosts.some((own) => whole.replace(/ ?[([{]?(?:pont|dot|\.)[)\]}]? ?/, '.') === own);
    if (!isOwn && saidEndings.has(ending) && (!isSpaced || ending === 'hu' || ending === 'com'))
      spans.push({ from: match.index, to: match.index + whole.length });
  }
  return spans;
}

/** E-mail and web addresses, also as people spell them out; the site's own links are none. */
export const findAddresses = (text: string, ownHosts: readonly string[]): Span[] => [
  ...findEmails(text),
  ...[...text.matchAll(providerPattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  })),
  ...findWeb(text, ownHosts),
];
