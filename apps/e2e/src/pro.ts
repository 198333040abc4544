import { packageTypes } from '@piacter/contracts/packages/values';
import { writeAudit } from '../../api/src/core/db/audit.ts';
import { inTransaction } from '../../api/src/core/db/transaction.ts';
import { activateOrder } from '../../api/src/features/packages/index.ts';
import { productTables } from './product-database.ts';

type Granted = { packageType: number; userID: number; realEstateID?: number };

/** Activates a package of a type without a payment, as an admin does. */
async function grant({ packageType, ...owner }: Granted): Promise<void> {
  const db = productTables();
  const now = new Date();
  const onSale = await db
    .selectFrom('service_packages')
    .select(['packageID', 'packageName', 'quantity'])
    .where('packageType', '=', packageType)
    .limit(1)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (trx) => {
    const { insertId } = await trx
      .insertInto('service_orders')
      .values({ ...onSale, ...owner, packageType, price: 9900, created: now, isActive: 0 })
      .executeTakeFirstOrThrow();
    const orderID = Number(insertId);
    await activateOrder(trx, orderID, now);
    await writeAudit(trx, {
      at: now,
      actorID: null,
      action: 'order_activated',
      entity: 'service_order',
      entityID: orderID,
    });
  });
}

/** Activates a PRO package of 30 days for a listing. */
export async function makePro(realEstateID: number): Promise<void> {
  const { userID } = await productTables()
    .selectFrom('real_estates')
    .select('userID')
    .where('realEstateID', '=', realEstateID)
    .executeTakeFirstOrThrow();
  await grant({ packageType: packageTypes.pro, userID, realEstateID });
}

/** Activates a package of the user: for sending offers, or for contact data. */
export async function givePackage(email: string, packageType: number): Promise<void> {
  const { userID } = await productTables()
    .selectFrom('users')
    .select('userID')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await grant({ packageType, userID });
}
