import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatedOrder } from './emulated-order.ts';

const idPattern = /^[A-Z0-9]{1,40}$/;

/**
 * The emulator's orders, each in a file of the data folder, so that they survive a killed process and are shared by all
 * processes, as with the real provider. Synchronous, so that reads and writes do not interleave.
 */
export function createOrderStore(dataDir: string) {
  const folder = join(dataDir, 'dev-paypal');
  const toFile = (id: string) => join(folder, `${id}.json`);

  return {
    find(id: string): EmulatedOrder | undefined {
      if (!idPattern.test(id)) return undefined;
      try {
        return JSON.parse(readFileSync(toFile(id), 'utf8')) as EmulatedOrder;
      } catch {
        return undefined;
      }
    },
    save(order: EmulatedOrder): void {
      mkdirSync(folder, { recursive: true });
      const { id } = order.view;
      const draft = `${toFile(id)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(order));
      renameSync(draft, toFile(id));
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
