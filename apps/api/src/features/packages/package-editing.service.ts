import { toBudapestDay } from '@piacter/contracts/core/days';
import type {
  AdminPackage,
  PackageBody,
  PackagePrice,
  PackagePriceBody,
  PackageUpdate,
  PriceState,
} from '@piacter/contracts/packages';
import { writeAudit } from '../../core/db/audit.ts';
import { assertNotEdited } from '../../core/db/edit-version.ts';
import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { withChanges } from '../../core/db/with-changes.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import {
  deletePackageRow,
  deletePriceRow,
  hasOrders,
  insertPackage,
  insertPrice,
  lockPackage,
  lockPrice,
  selectPackagePrices,
  selectPackages,
  updatePackageRow,
} from './package-editing.queries.ts';

const packageNotFound = () => notFound(notFoundText('csomag'));
const refuse = (message: string) => new ApiError('conflict', { message });

type PackageRow = Awaited<ReturnType<ReturnType<typeof selectPackages>['execute']>>[number];

const toAdminPackage = ({ isOrdered, updated, ...row }: PackageRow): AdminPackage => ({
  ...row,
  isOrdered: isOrdered ? 1 : 0,
  updated: updated.toISOString(),
});

/** The admin's work on packages and their prices (ADM-01, ADM-02); every change is in the audit log. */
export function createPackageEditingService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const today = () => toBudapestDay(clock.now());

  async function lockKnownPackage(trx: Trx, packageID: number) {
    const row = await lockPackage(trx, packageID);
    if (!row) throw packageNotFound();
    return row;
  }

  const by = ({ userID }: Session) => ({ at: clock.now(), actorID: userID });

  return {
    /** All packages, for sale or not. */
    async list(): Promise<AdminPackage[]> {
      return (await selectPackages(db, today()).execute()).map(toAdminPackage);
    },

    async get(packageID: number): Promise<AdminPackage> {
      const row = await selectPackages(db, today())
        .where('package.packageID', '=', packageID)
        .executeTakeFirst();
      if (!row) throw packageNotFound();
      return toAdminPackage(row);
    },

    create: (session: Session, body: PackageBody): Promise<number> =>
      inTransaction(db, async (trx) => {
        const packageID = await insertPackage(trx, body, clock.now());
        await writeAudit(trx, {
          ...by(session),
          entity: 'service_package',
          action: 'created',
          entityID: packageID,
          after: body,
        });
        return packageID;
      }),

    /** Changes a package; throws `conflict` for another type, `edited_meanwhile`. Returns the time of the change. */
    update: (session: Session, packageID: number, changes: PackageUpdate): Promise<Date> =>
      inTransaction(db, async (trx) => {
        const row = await lockKnownPackage(trx, packageID);
        const { packageType, seenUpdated, ...fields } = changes;
        if (packageType !== undefined && packageType !== row.packageType)
          throw refuse('A csomag típusát nem lehet megváltoztatni. Hozz létre új csomagot!');
        const version = { entity: 'service_package', entityID: packageID, updated: row.updated } as const;
        await assertNotEdited(trx, version, seenUpdated);
        const { packageName, packageDesc, quantity, unitName, baseUnit } = withChanges(row, fields);
        const after = { packageName, packageDesc, quantity, unitName, baseUnit };
        const updated = clock.now();
        await updatePackageRow(trx, packageID, { ...after, updated });
        await writeAudit(trx, {
          ...by(session),
          entity: 'service_package',
          action: 'updated',
          entityID: packageID,
          before: row,
          after,
        });
        return updated;
      }),

    /** Deletes a package with its prices; throws `conflict` once it was ordered. */
    remove: (session: Session, packageID: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const row = await lockKnownPackage(trx, packageID);
        if (await hasOrders(trx, packageID))
          throw refuse(
            'Ezt a csomagot már megrendelték, ezért nem törölhető. Ha törlöd az árait, nem lehet megvenni.',
          );
        await deletePackageRow(trx, packageID);
        await writeAudit(trx, {
          ...by(session),
          entity: 'service_package',
          action: 'deleted',
          entityID: packageID,
          before: row,
        });
      }),

    async prices(packageID: number): Promise<PackagePrice[]> {
      const day = today();
      const rows = await selectPackagePrices(db, packageID);
      const current = rows.find(({ startDate }) => startDate <= day);
      const getState = (row: (typeof rows)[number]): PriceState => {
        if (row === current) return 'current';
        return row.startDate > day ? 'future' : 'past';
      };
      return rows.map((row) => ({ ...row, state: getState(row) }));
    },

    /** Adds a price; throws `not_found` for an unknown package and `conflict` for a day that has one. */
    addPrice: (session: Session, body: PackagePriceBody): Promise<number> =>
      inTransaction(db, async (trx) => {
        await lockKnownPackage(trx, body.packageID);
        const priceID = await insertPrice(trx, body).catch((error: unknown) => {
          throw isDuplicate(error)
            ? refuse('Erre a kezdőnapra már van ár. Töröld előbb azt, vagy válassz másik napot!')
            : error;
        });
        await writeAudit(trx, {
          ...by(session),
          entity: 'package_price',
          action: 'created',
          entityID: priceID,
          after: body,
        });
        return priceID;
      }),

    removePrice: (session: Session, priceID: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const row = await lockPrice(trx, priceID);
        if (!row) throw notFound(notFoundText('ár'));
        await deletePriceRow(trx, priceID);
        await writeAudit(trx, {
          ...by(session),
          entity: 'package_price',
          action: 'deleted',
          entityID: priceID,
          before: row,
        });
      }),
  };
}

export type PackageEditingService = ReturnType<typeof createPackageEditingService>;
