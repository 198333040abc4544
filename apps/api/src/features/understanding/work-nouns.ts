import { foldText } from '@piacter/db/fold-text';
import { wordBases } from '../places/index.ts';
import { range } from './split-words.ts';

export const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** 'villanyszerel' of szerelő and szerelés, by which a trade and its work are one. */
export const toRoot = (key: string): string | undefined => /^(.{4,})(?:o|as|es|os|oi)$/.exec(key)?.[1];

/** The shortest reading of a word without suffixes, by which the words of a phrase meet in any form. */
export const toStem = (word: string, verbs: ReadonlySet<string>): string =>
  // 'felújított' is no 'felújítás', 'szigetelt' no 'szigetelés'.
  /(?:[oe]tt|v[ae])$/.test(word) || (word.endsWith('t') && verbs.has(word.slice(0, -1)))
    ? word
    : wordBases(word)
        .filter(({ base, depth }) => depth <= 2 && base.length >= 4)
        .reduce((shortest, { base }) => (base.length < shortest.length ? base : shortest), word);

/** What is done about a broken thing. */
export const repairs = ['javitas', 'szerelo', 'szereles'];
/** Who or what repairs the thing before it: 'hűtőszekrény szerelő', 'laptop szerviz'. */
export const isRepair = /^(?:szerel[oe]|javit[oa]|szerviz)/;

export const workEnding = /^(.{4,})[ae]s$/;

/** Whether a word tells what there is rather than what is to be done: 'hőszivattyús', 'felújított', 'felújítva'. */
export const isDescribed = (word: string, base: string) =>
  /(?:[oe]tt|v[ae])$/.test(word) ||
  (word.startsWith(base) && /^(?:[aeo]?s|j?u)$/.test(word.slice(base.length)));

/** Whether a participle says that the work of its trade is done: 'fúrt kút' is what 'kútfúrás' leaves. */
export const isDone = (word: string, forms: readonly string[]): boolean => {
  const stem = /^(.{2,}?)(?:[oe]t)?t$/.exec(word)?.[1];
  return stem !== undefined && forms.some((form) => new RegExp(`${stem}[ae]s$`).test(toKey(form)));
};

const minThing = 4;

/** The things of names like 'darázsirtás': what stands before a work that is a word of its own elsewhere. */
export function listThings(keys: Iterable<string>, words: ReadonlySet<string>): string[] {
  return [...keys].flatMap((key) => {
    return range(minThing, key.length - minThing).flatMap((at) => {
      const work = key.slice(at);
      return workEnding.test(work) && words.has(work) ? key.slice(0, at) : [];
    });
  });
}

export const hasInstrumental = /(?:v|([b-df-hj-np-tv-z])\1|[csgntzl]{2}[szhy])[ae]l$/;
