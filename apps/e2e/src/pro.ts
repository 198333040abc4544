import { packageTypes } from '@piacter/contracts/packages/values';
import { writeAudit } from '../../api/src/core/db/audit.ts';
import { inTransaction } from '../../api/src/core/db/transaction.ts';
import { activateOrder } from '../../api/src/features/packages/index.ts';
import { productTables } from './product-database.ts';

/** Puts a PRO package of 30 days in force for an ad, as an admin does it without a payment. */
export async function makePro(realEstateID: number): Promise<void> {
  const db = productTables();
  const now = new Date();
  const pro = await db
    .selectFrom('service_packages')
    .select(['packageID', 'packageName', 'quantity'])
    .where('packageType', '=', packageTypes.pro)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { userID } = await db
    .selectFrom('real_estates')
    .select('userID')
    .where('realEstateID', '=', realEstateID)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (trx) => {
    const { insertId } = await trx
      .insertInto('service_orders')
      .values({
        ...pro,
        userID,
        realEstateID,
        packageType: packageTypes.pro,
        price: 9900,
        created: now,
        isActive: 0,
      })
      .executeTakeFirstOrThrow();
    const orderID = Number(insertId);
    await activateOrder(trx, orderID, now);
    await writeAudit(trx, {
      at: now,
      actorID: null,
      action: 'order_activated',
      entity: 'service_order',
      entityID: orderID,
      detail: {},
    });
  });
}
