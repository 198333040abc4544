import type { Beginning } from '@piacter/contracts/lifecycle';

/** The reply of a new listing: the words of its kind, or those of a draft. */
export const formatCreated = ({ state }: Beginning, published: string): string =>
  state === 'draft' ? 'Elmentettük piszkozatként. Nézd meg, és tedd közzé, ha kész!' : published;
