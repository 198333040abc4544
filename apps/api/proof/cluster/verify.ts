import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, type Database } from '@piacter/db';
import { findBrokenInvariants } from '../../src/invariants/check.ts';
import type { DatabaseNode } from './galera.ts';
import type { Ledger } from './ledger.ts';

/** Orders whose payment the provider has captured. */
function getCapturedOrders(dataDir: string): number[] {
  const folder = join(dataDir, 'dev-paypal');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { view } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return view.status === 'COMPLETED' ? [Number(view.purchase_units[0].custom_id)] : [];
  });
}

async function findLost(db: Database, ledger: Ledger, dataDir: string): Promise<string[]> {
  const users = await db.selectFrom('users').select('email').where('email', 'like', 'uj.%').execute();
  const emails = new Set(users.map(({ email }) => email));
  const orders = await db
    .selectFrom('service_orders')
    .select(['orderID', 'isActive', 'paymentState'])
    .execute();
  const orderOf = new Map(orders.map((order) => [order.orderID, order]));
  const properties = await db.selectFrom('real_estates').select(['realEstateID', 'price']).execute();
  const priceOf = new Map(properties.map(({ realEstateID, price }) => [realEstateID, price]));
  const isPaid = (orderID: number) => orderOf.get(orderID)?.paymentState === 'paid';
  return [
    ...ledger.registrations.filter((email) => !emails.has(email)).map((email) => `registration ${email}`),
    ...ledger.orders.filter((orderID) => !orderOf.has(orderID)).map((orderID) => `order ${orderID}`),
    ...ledger.payments.filter((orderID) => !isPaid(orderID)).map((orderID) => `payment of order ${orderID}`),
    ...[...ledger.prices]
      .filter(
        ([id, { acknowledged, unknown }]) => ![acknowledged, ...unknown].includes(Number(priceOf.get(id))),
      )
      .map(
        ([id, { acknowledged }]) => `price ${acknowledged} of property ${id}, which has ${priceOf.get(id)}`,
      ),
    ...getCapturedOrders(dataDir)
      .filter((orderID) => !isPaid(orderID) || orderOf.get(orderID)?.isActive !== 1)
      .map((orderID) => `order ${orderID} is captured and not active`),
  ];
}

/** Compares a node with the ledger and the invariants; returns what is wrong. */
export async function verifyNode(node: DatabaseNode, ledger: Ledger, dataDir: string): Promise<string[]> {
  const db = createDatabase({ url: node.url, connections: 2 });
  try {
    const lost = await findLost(db, ledger, dataDir);
    const broken = await findBrokenInvariants(db, new Date());
    return [
      ...lost.map((what) => `${node.name}: ${what}`),
      ...broken.map(({ sentence, ids }) => `${node.name}: ${sentence} Ids: ${ids.join(', ')}`),
    ];
  } finally {
    await db.destroy();
  }
}
