import { socialMediaTypes } from '@piacter/contracts/packages/rules';
import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { createRandom, hashSeed } from './random.ts';

/**
 * Social media links of all users with such a package, after `insertUserOrders`. The names mark them as samples that
 * belong to nobody.
 */
export async function insertSocialLinks(db: Kysely<DB>, now: Date): Promise<void> {
  const random = createRandom(hashSeed('social links'));
  const buyers = await db
    .selectFrom('service_orders')
    .select('userID')
    .distinct()
    .where('packageType', 'in', socialMediaTypes)
    .where('isActive', '=', 1)
    .orderBy('userID')
    .execute();
  if (buyers.length === 0) return;
  const links = buyers.map(({ userID }) => {
    const name = `piacter-minta-${userID}`;
    return {
      userID,
      facebook: `https://www.facebook.com/${name}`,
      instagram: random.chance(0.8) ? `https://www.instagram.com/${name}/` : null,
      youtube: random.chance(0.5) ? `https://www.youtube.com/@${name}` : null,
      x: random.chance(0.2) ? `https://x.com/${name}` : null,
      linkedIn: random.chance(0.3) ? `https://www.linkedin.com/in/${name}` : null,
      tiktok: random.chance(0.4) ? `https://www.tiktok.com/@${name}` : null,
      updated: now,
    };
  });
  await db.insertInto('social_media_links').values(links).execute();
}
