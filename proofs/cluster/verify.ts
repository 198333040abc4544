import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, type Database } from '@piacter/db';
import { sql } from 'kysely';
import type { FileStore } from '../../apps/api/src/adapters/files/index.ts';
import { pictureKeys } from '../../apps/api/src/adapters/images/index.ts';
import { findBrokenInvariants } from '../../apps/api/src/invariants/check.ts';
import type { DatabaseNode } from './galera.ts';
import { countGoal, type Goal } from './goals.ts';
import type { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';

/** The node that takes the writes. */
export async function findWriter({ db, cluster }: Pick<Stage, 'db' | 'cluster'>): Promise<DatabaseNode> {
  const { rows } = await sql<{ name: string }>`select @@wsrep_node_name as name`.execute(db);
  const node = cluster.nodes.find(({ name }) => name === rows[0]?.name);
  if (!node) throw new Error('The writer is not known.');
  return node;
}

/** What a node has stored of the kinds that the ledger knows. */
export interface Stored {
  emails: ReadonlySet<string>;
  orders: ReadonlyMap<number, { isPaid: boolean; isActive: boolean }>;
  prices: ReadonlyMap<number, number>;
  pictures: ReadonlySet<string>;
}

export async function readStored(db: Database): Promise<Stored> {
  const users = await db.selectFrom('users').select('email').where('email', 'like', 'uj.%').execute();
  const orders = await db
    .selectFrom('service_orders')
    .select(['orderID', 'isActive', 'paymentState'])
    .execute();
  const properties = await db.selectFrom('real_estates').select(['realEstateID', 'price']).execute();
  const pictures = await db.selectFrom('listing_images').select('path').execute();
  return {
    emails: new Set(users.map(({ email }) => email)),
    orders: new Map(
      orders.map(({ orderID, isActive, paymentState }) => [
        orderID,
        { isPaid: paymentState === 'paid', isActive: isActive === 1 },
      ]),
    ),
    prices: new Map(properties.map(({ realEstateID, price }) => [realEstateID, Number(price)])),
    pictures: new Set(pictures.map(({ path }) => path)),
  };
}

/** Acknowledged writes that are not stored. */
export function findLost(ledger: Ledger, { emails, orders, prices, pictures }: Stored): string[] {
  return [
    ...ledger.registrations.filter((email) => !emails.has(email)).map((email) => `registration ${email}`),
    ...ledger.orders.filter((orderID) => !orders.has(orderID)).map((orderID) => `order ${orderID}`),
    ...ledger.payments
      .filter((orderID) => !orders.get(orderID)?.isPaid)
      .map((orderID) => `payment of order ${orderID}`),
    ...ledger.pictures.filter((path) => !pictures.has(path)).map((path) => `picture ${path}`),
    ...[...ledger.prices]
      .filter(([id, { acknowledged, unknown }]) => ![acknowledged, ...unknown].includes(prices.get(id) ?? -1))
      .map(
        ([id, { acknowledged }]) => `price ${acknowledged} of property ${id}, which has ${prices.get(id)}`,
      ),
  ];
}

/** Number of the acknowledged facts that `findLost` compares. */
const countFacts = ({ counts, prices }: Ledger): number =>
  Object.values({ ...counts, save: prices.size }).reduce((sum, count) => sum + count);

/** Orders whose payment the provider has captured. */
function getCapturedOrders(dataDir: string): number[] {
  const folder = join(dataDir, 'dev-paypal');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { view } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return view.status === 'COMPLETED' ? [Number(view.purchase_units[0].custom_id)] : [];
  });
}

/** The size of a WebP file as its header has it: that of the RIFF chunk and its own eight bytes. */
const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > 12 &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.readUInt32LE(4) + 8 === bytes.length;

/** Files of acknowledged pictures that are missing or incomplete in the store. */
export async function findLostFiles(files: FileStore, paths: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const key of paths.flatMap(pictureKeys)) {
    const bytes = await files.read(key).then(buffer, () => Buffer.alloc(0));
    if (!isWholeWebp(bytes)) lost.push(key);
  }
  return lost;
}

/** Milliseconds until payments in flight are settled by the job. */
const settleMs = 50_000;

/** Compares every node with the ledger, the provider's captures and the invariants, and the object store with the ledger. */
export async function verify({ cluster, fileStore, dataDir }: Stage, ledger: Ledger): Promise<Goal[]> {
  await wait(settleMs);
  const goals: Goal[] = [];
  const captured = getCapturedOrders(dataDir);
  goals.push({
    what: 'every kind of write was acknowledged',
    figure: Object.entries(ledger.counts)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
    isMet: Object.values(ledger.counts).every((count) => count > 0),
  });
  for (const node of cluster.nodes) {
    try {
      await using db = createDatabase({ url: node.url, connections: 2 });
      const stored = await readStored(db);
      const lost = findLost(ledger, stored);
      const broken = await findBrokenInvariants(db, new Date());
      const inactive = captured.filter((orderID) => {
        const order = stored.orders.get(orderID);
        return !order?.isPaid || !order.isActive;
      });
      for (const what of lost) console.log(`${node.name} has lost ${what}`);
      for (const orderID of inactive)
        console.log(`${node.name}: order ${orderID} is captured and not active`);
      for (const { sentence, ids } of broken) console.log(`${node.name}: ${sentence} Ids: ${ids.join(', ')}`);
      goals.push(
        countGoal(`${node.name}: acknowledged writes lost`, lost.length, countFacts(ledger)),
        countGoal(`${node.name}: orders paid and not active`, inactive.length, captured.length),
        {
          what: `${node.name}: broken invariants`,
          figure: String(broken.length),
          isMet: broken.length === 0,
        },
      );
    } catch (error) {
      goals.push({ what: `${node.name}: compared with the ledger`, figure: String(error), isMet: false });
    }
  }
  const lostFiles = await findLostFiles(fileStore, ledger.pictures);
  for (const key of lostFiles) console.log(`the object store has lost ${key}`);
  goals.push(countGoal('files of acknowledged pictures lost', lostFiles.length, ledger.pictures.length * 3));
  return goals;
}
