import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { measureDistance } from './between-towns.ts';
import type { Reading } from './candidates.ts';
import { isSwap } from './given-home.ts';
import type { Word } from './split-words.ts';

/** Work that goes from one town to the other: 'költöztetés Szeged Debrecen'. */
const move = /(?<![a-z])(?:el|at|le)?(?:kolto[zt]|fuvar|transzfer|sofor|taxi|vontat|automent)|szallit/;

/** A name of that many people is the town, not a part of the one before it, which may have a village's name. */
const minPeople = 5000;
/** Kilometres from the other town within which any village is meant. */
const maxKilometres = 25;

const isDistrict = ({ place }: Reading) => place?.name.startsWith('Budapest ') === true;

/**
 * The places that stand right behind another one, which are one more: 'térkövező Mogyoród Fót Csömör', 'Angyalföld
 * Zugló'. Not the quarter of a town, nor the second town of a move or an exchange.
 */
export function findSideBySide(
  words: readonly Word[],
  readings: readonly Reading[],
  gazetteer: Gazetteer,
): ReadonlySet<Reading> {
  if (readings.some(isSwap) || words.some(({ flat }) => move.test(flat))) return new Set();
  const isTown = ({ place, isCorrected }: Reading) =>
    place?.kind === 'settlement' && place.suffix !== 'adjective' && !place.isForeign && !isCorrected;
  const isBeside = (first: Reading, second: Reading) => {
    const [one, other] = [first.place, second.place];
    if (!one || !other || one.suffix !== 'none' || one.name === other.name) return false;
    if (isDistrict(first) || isDistrict(second)) return isDistrict(first) && isDistrict(second);
    if (one.quarter !== undefined || other.quarter !== undefined) return false;
    return (
      other.weight >= minPeople || measureDistance(gazetteer, first, second, maxKilometres) !== undefined
    );
  };
  const towns = readings.filter(isTown);
  return new Set(
    towns.filter((second) => {
      const first = towns.find(({ last }) => last === second.first);
      return first && words[second.first]?.isJoined && isBeside(first, second);
    }),
  );
}
