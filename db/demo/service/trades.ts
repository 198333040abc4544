import type { PoolKind } from '../pictures.ts';

/** A trade: its professions, names, services and prices. */
export interface Trade {
  /** Names of professions, the main one first, followed by related ones. */
  professions: readonly string[];
  weight: number;
  scenes: readonly PoolKind[];
  /** Last words of a firm's name: 'Kovács és Fia Festés'. */
  nouns: readonly string[];
  /** First words of a fictitious name: 'Fehér Ecset'. */
  brands: readonly string[];
  /** Offered work, as list entries. */
  works: readonly string[];
  /** Usual prices in forints. */
  prices: readonly (readonly [name: string, usual: number])[];
  /** Where the work is done: at customers, in a shop, or online. */
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
