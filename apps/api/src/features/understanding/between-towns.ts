import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { createDistance } from '../places/search/index.ts';
import type { Reading } from './candidates.ts';
import { joining } from './denial-words.ts';
import type { Span } from './flat-text.ts';
import type { Word } from './split-words.ts';

/** Two wider circles have more beside the way than along it. */
const maxRadius = 20;
const betweenWords = new Set(['kozott', 'kozt', 'kozti', 'kozotti']);

/** Two towns with the way between them. */
export interface Between extends Span {
  /** The position of 'között'. */
  word: number;
  /** Undefined for towns that are farther apart than two such circles reach. */
  kilometres: number | undefined;
}

/** The kilometres between two towns of a text; undefined from so many on. */
export function measureDistance(
  gazetteer: Gazetteer,
  first: Reading,
  second: Reading,
  limit: number,
): number | undefined {
  const find = ({ place }: Reading) =>
    gazetteer.settlements.find(({ regionName }) => regionName === place?.name);
  const [from, to] = [find(first), find(second)];
  return from && to && createDistance(from, limit)(to);
}

/** 'Győr és Mosonmagyaróvár között': all of the way is within half of it around one of the two. */
export function findBetween(
  words: readonly Word[],
  readings: readonly Reading[],
  gazetteer: Gazetteer,
): Between | undefined {
  const towns = readings.filter(({ place }) => place?.kind === 'settlement');
  for (const second of towns) {
    const isJoined = joining.has(words[second.first - 1]?.flat ?? '');
    const first = towns.find(({ last }) => last === (isJoined ? second.first - 1 : second.first));
    if (!first || !betweenWords.has(words[second.last]?.flat ?? '')) continue;
    const distance = measureDistance(gazetteer, first, second, 2 * maxRadius);
    return {
      start: first.start,
      end: words[second.last]?.end ?? second.end,
      word: second.last,
      kilometres: distance === undefined ? undefined : Math.max(1, Math.ceil(distance / 2)),
    };
  }
  return undefined;
}
