import { dayMs } from '@piacter/contracts/core/days';
import { roleIDs } from '@piacter/contracts/core/values';
import { getPackageEnd, packageTypesInDays } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { loadPackages } from './lookups.ts';
import { createRandom, hashSeed } from './random.ts';
import type { DemoUser } from './users.ts';

/** The packages that a user of a type may have bought, with their probabilities; demo accounts always have them. */
const wishes = [
  { userType: roleIDs.ingatlan_tulajdonos, packageType: packageTypes.contactData, share: 0.2 },
  { userType: roleIDs.ingatlan_tulajdonos, packageType: packageTypes.socialMedia, share: 0.15 },
  { userType: roleIDs.szallasado, packageType: packageTypes.contactData, share: 0.4 },
  { userType: roleIDs.szakember, packageType: packageTypes.offers, share: 0.6 },
  { userType: roleIDs.szakember, packageType: packageTypes.socialMedia, share: 0.2 },
] as const;

/** Active orders of packages that belong to a user and not to a listing. */
export async function insertUserOrders(db: Kysely<DB>, users: readonly DemoUser[], now: Date): Promise<void> {
  const random = createRandom(hashSeed('user orders'));
  const packages = await loadPackages(db);
  const served = new Set<number>();
  const orders = users.flatMap((user) => {
    const isFirst = !served.has(user.userType);
    served.add(user.userType);
    return wishes
      .filter((wish) => wish.userType === user.userType && (random.chance(wish.share) || isFirst))
      .flatMap(({ packageType }) => {
        const offer = packages.find((one) => one.packageType === packageType);
        if (!offer) return [];
        const { priceAt, ...bought } = offer;
        const isInDays = packageTypesInDays.has(packageType);
        // A package of pieces does not expire: bought earlier, it has paid for the offers of the last weeks.
        const age = random.between(0.5, 20) + (isInDays ? 0 : 25);
        const activated = new Date(now.getTime() - Math.round(age * dayMs));
        const validity = isInDays
          ? { validFrom: activated, validTo: getPackageEnd(activated, offer.quantity) }
          : { validFrom: null, validTo: null };
        return [
          {
            ...bought,
            ...validity,
            userID: user.userID,
            price: priceAt(activated),
            created: activated,
            activationDate: activated,
            isActive: 1,
          },
        ];
      });
  });
  if (orders.length > 0) await db.insertInto('service_orders').values(orders).execute();
}

/** Copies the buyers' profiles to the orders that lack them, as ordering does. */
const copyBuyers = (db: Kysely<DB>) =>
  sql`update service_orders o join user_profiles p using (userID)
    set o.isFirm = p.isFirm,
      o.buyerName = nullif(trim(concat(coalesce(p.lastName, ''), ' ', coalesce(p.firstName, ''))), ''),
      o.firmName = p.firmName, o.firmType = p.firmType, o.taxNumber = p.taxNumber,
      o.contactPerson = p.contactPerson, o.contactEmail = p.contactEmail, o.mobile = p.mobile, o.tel = p.tel
    where o.buyerName is null and o.firmName is null`.execute(db);

/**
 * Completes the demo orders: their buyers, and an audit entry for the active ones, which have no payment. The
 * invariants of the stored data require it.
 */
export async function completeDemoOrders(db: Kysely<DB>, now: Date): Promise<void> {
  await copyBuyers(db);
  await sql`insert into audit_log (at, actorID, action, entity, entityID, detail)
    select ${now}, null, 'demo_order', 'service_order', o.orderID, '{}' from service_orders as o
    left join audit_log as a
      on a.entity = 'service_order' and a.entityID = o.orderID and a.action = 'demo_order'
    where o.isActive = 1 and o.paymentState = 'unpaid' and a.auditID is null`.execute(db);
}
