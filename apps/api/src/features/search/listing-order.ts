import { promotionRanks } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** The rank without its promotion: the second of publication and the id. */
export const publicationRank = sql`sortRank % ${sql.lit(promotionRanks.size)}`;

/** The ranges of a rank by promotion, within which the newest come first. */
export const byPromotion = (column: string): Condition[] =>
  promotionRanks.starts.map(
    (start) =>
      sql`${sql.ref(column)} between ${sql.lit(start)} and ${sql.lit(start + promotionRanks.size - 1)}`,
  );
