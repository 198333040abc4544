import { startingAt } from '@piacter/contracts/core/hungarian';
import { formatThousands } from '../../lib/format.ts';

type End = number | undefined;

/** A price range in whole forints, below the fields. Thousands of forints. */
export const spellPriceRange = (from: End, to: End): string => {
  if (from !== undefined && to !== undefined) return `${formatThousands(from)} – ${formatThousands(to)}`;
  return from === undefined ? `${formatThousands(to)}-ig` : startingAt(formatThousands(from));
};
