import { searchedFlags } from '@piacter/contracts/properties/fields';
import type { Named } from './candidates.ts';
import { findDenial } from './denial.ts';
import { type Denial, deny, unneeded, unwanted } from './denial-words.ts';
import type { Span } from './flat-text.ts';
import type { Context } from './interpretation.ts';
import { type Filters, subjectNames } from './meaning.ts';
import { isGap, range } from './split-words.ts';

/** All that a text names, in its order. */
export function listNamed({
  text,
  items,
  settlements,
  words,
  chosen,
  readings,
}: Pick<Context, 'text' | 'items' | 'settlements' | 'words' | 'chosen' | 'readings'>): Named[] {
  const toNamed = ({ start, end }: Span, filters: Filters): Named => {
    const next = words.findIndex((word) => word.start >= start);
    const last = next < 0 ? words.length : next;
    const isFollowed = isGap(text.flat.slice(end, words[last]?.start));
    return { first: last, last, start, end, isFollowed, meaning: { weight: 0, filters } };
  };
  return [
    ...settlements.map((one) => toNamed(one, { settlement: one.names })),
    ...items.map((item) => toNamed(item, (chosen && item.meanings[chosen.kind]?.filters) ?? {})),
    ...readings.map((one) => ({ ...one, isFollowed: words[one.last]?.isJoined === true })),
  ].sort((a, b) => a.start - b.start);
}

const joined = /^ (?:es|vagy|meg|illetve|sem?)(?: az?)? $/;
const listed = /^, ?(?:az? )?$/;
/** What wants the thing that it stands behind, whatever is denied before: 'ne legyen panel és lift legyen'. */
const wanting = /^(?:legyen|kell|kellene|kene|lenne|jo|johet|fontos|muszaj|van|szukseges)$/;
/** 'erkélyes', which is said of what is wanted, but 'távfűtés' and 'garázs' are things. */
const adjective = /[aeoö]s$/;

const flags = new Set<string>(searchedFlags);
const town = 'town';
/** What things have to be to be denied by one word: nobody denies the lift of 'lift és panel nem'. */
const classOf = ({ place, meaning }: Named): string => {
  const names = Object.keys(meaning?.filters ?? {});
  if (place?.kind === 'settlement' || names.includes('settlement')) return town;
  if (place !== undefined) return 'area';
  // 'panel lakás' says more than what is looked for.
  if (names.every((name) => subjectNames.has(name))) return names.join();
  return names.every((name) => flags.has(name)) ? 'flag' : 'trait';
};

/** Of what is looked for only the same is denied with it: 'ne legyen hotel és panzió', not 'nem kell lift és lakás'. */
const isAlike = (one: Named, other: Named): boolean =>
  (['flag', 'trait'].includes(classOf(one)) && ['flag', 'trait', ''].includes(classOf(other))) ||
  (classOf(one) !== '' && classOf(one) === classOf(other));

/** '[garázs] és pince nem kell', where nothing knows the cellar. */
const besideUnknown =
  /^ (?:es|vagy|meg|illetve) (?:az? )?\p{L}+ nem (?:kell|szukseges|fontos|muszaj|erdekel)(?= *(?:$|[,.;!?]))/u;

/** The denial behind the last thing of a list, for one before it: 'földszint[ és panel nem]', 'lift[ vagy erkély nem kell]'. */
function findBehind({ words, text, named }: Context, at: number): Denial | undefined {
  const getGap = (position: number) => text.flat.slice(named[position]?.end, named[position + 1]?.start);
  let end = at;
  // 'Vác, Szeged és Makó nem' may look for the first.
  const isListed = (position: number) =>
    listed.test(getGap(position)) &&
    !named.slice(position, position + 1).some((one) => classOf(one) === town);
  while (named[end + 1] && (joined.test(getGap(end)) || isListed(end))) end += 1;
  const [thing, last] = [named[at], named[end]];
  const beside = thing && end === at ? besideUnknown.exec(text.flat.slice(thing.end)) : null;
  if (thing && beside && classOf(thing) !== '')
    return { words: range(thing.last, thing.last + beside[0].trim().split(' ').length), kind: 'unneeded' };
  if (!thing || !last || end === at || !joined.test(getGap(end - 1))) return undefined;
  const denial = findDenial(words, last, [], last.isFollowed);
  const isBehind = denial?.words.every((word) => word >= last.last) === true;
  const isShared = denial && ['unwanted', 'unneeded', 'indifferent'].includes(denial.kind);
  // 'földszint és tetőtér kizárva', but 'tégla és tetőtér nem' may want the first.
  const isPlain = denial?.words.length === 1 && deny.has(words[last.last]?.flat ?? '');
  const isMixed = !isPlain && classOf(thing) === 'trait' && classOf(last) === 'flag';
  const isLike = isMixed || (classOf(thing) !== '' && [classOf(thing), ''].includes(classOf(last)));
  if (!isBehind || !isShared || !isLike) return undefined;
  return { words: range(thing.last, named[at + 1]?.first ?? thing.last), kind: denial.kind };
}

/** The denial before the first thing of a list, for one behind it: '[ne legyen földszint és ]panel'. */
function findAhead({ words, text, named }: Context, at: number): Denial | undefined {
  const getGap = (position: number) => text.flat.slice(named[position]?.end, named[position + 1]?.start);
  let start = at;
  // 'ne legyen: panel, földszint'
  const isListed = words.some(({ announces, flat }) => announces && (unwanted.has(flat) || deny.has(flat)));
  const isMember = (position: number) =>
    joined.test(getGap(position)) || (isListed && listed.test(getGap(position)));
  while (start > 0 && isMember(start - 1)) start -= 1;
  const [thing, first, previous] = [named[at], named[start], named[at - 1]];
  if (!thing || !first || !previous || start === at || !isAlike(thing, first)) return undefined;
  const isWanted = thing.isFollowed && wanting.test(words[thing.last]?.flat ?? '');
  if (isWanted || adjective.test(text.text.slice(thing.start, thing.end).toLowerCase())) return undefined;
  const denial = findDenial(words, first, [], first.isFollowed);
  const said = denial?.words.map((word) => words[word]?.flat ?? '') ?? [];
  // 'nem panel és lift' may want the lift.
  const isOfAll =
    said.includes('kiveve') ||
    /^,? hanem /.test(text.flat.slice(thing.end)) ||
    (said.some((flat) => deny.has(flat)) && said.some((flat) => unwanted.has(flat) || unneeded.has(flat)));
  const isBefore = denial?.words.every((word) => word < first.first) === true;
  if (!denial || !isBefore || !isOfAll) return undefined;
  return { words: range(previous.last, thing.first), kind: denial.kind };
}

/** The denial of a list of which something is a member: 'földszint és panel nem', 'ne legyen földszint és panel'. */
export function findDenialOfList(context: Context, { start }: Span): Denial | undefined {
  const at = context.named.findIndex((one) => one.start === start);
  return at < 0 ? undefined : (findBehind(context, at) ?? findAhead(context, at));
}
