import type { PoolKind } from '../pictures.ts';

/** Professionals of one kind: what they are called, what they do and what it costs. */
export interface Trade {
  /** Names of professions, the main one first; the others go along with it. */
  professions: readonly string[];
  weight: number;
  scenes: readonly PoolKind[];
  /** Words a firm's name ends in: 'Kovács és Fia Festés'. */
  nouns: readonly string[];
  /** Beginnings of a made-up name: 'Fehér Ecset'. */
  brands: readonly string[];
  /** What is done, as entries of a list. */
  works: readonly string[];
  /** Forints of usual prices. */
  prices: readonly (readonly [name: string, usual: number])[];
  /** Where the work is: people's homes, one's own shop, or over the network. */
  reach: 'homes' | 'shop' | 'network';
}

const split = (text: string) => text.split('|');
interface Words {
  professions: string;
  nouns: string;
  brands: string;
  works: string;
}

export const trade = (
  weight: number,
  reach: Trade['reach'],
  scenes: readonly PoolKind[],
  { professions, nouns, brands, works }: Words,
  prices: Trade['prices'],
): Trade => ({
  weight,
  reach,
  scenes,
  prices,
  professions: split(professions),
  nouns: split(nouns),
  brands: split(brands),
  works: split(works),
});
