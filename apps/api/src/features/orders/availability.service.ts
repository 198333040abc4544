import { toBudapestDay } from '@piacter/contracts/core/days';
import type { Availability } from '@piacter/contracts/orders';
import { type PackageOnSale, packageTypesInDays } from '@piacter/contracts/packages';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { packagesOnSale } from '../packages/index.ts';
import { notOnSale } from './order-rules.ts';
import { getUserDaysLeft, getUserPieces } from './packages-of-user.ts';

/** The packages of a type that are on sale, and how much of it a user has. */
export function createAvailabilityService({ db, readDb, clock }: Pick<Deps, 'db' | 'readDb' | 'clock'>) {
  const onSale = () => packagesOnSale(readDb, toBudapestDay(clock.now()));
  const listOfType = (packageType: number): Promise<PackageOnSale[]> =>
    onSale().where('package.packageType', '=', packageType).execute();
  const getDaysLeft = ({ userID }: Session, packageType: number) =>
    getUserDaysLeft(db, userID, [packageType], clock.now());

  return {
    listOfType,
    getDaysLeft,
    /** A package with the price in force today; throws `not_found` while it has none. */
    async current(packageID: number): Promise<PackageOnSale> {
      const packageOnSale = await onSale().where('package.packageID', '=', packageID).executeTakeFirst();
      if (!packageOnSale) throw notOnSale();
      return packageOnSale;
    },
    /** The smallest package of a type; throws `not_found` while none is on sale. */
    async smallestOfType(packageType: number): Promise<PackageOnSale> {
      const [smallest] = await listOfType(packageType);
      if (!smallest) throw notOnSale();
      return smallest;
    },
    async has(session: Session, packageType: number): Promise<{ has: boolean; data: Availability }> {
      if (packageTypesInDays.has(packageType)) {
        const days = await getDaysLeft(session, packageType);
        return { has: days >= 0, data: { availableQuantity: Math.max(0, days), count: 0 } };
      }
      const { hasAny, bought, used } = await getUserPieces(db, session.userID, packageType);
      return { has: hasAny, data: { availableQuantity: bought, count: used } };
    },
  };
}

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;
