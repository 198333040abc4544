import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatedOrder } from './emulated-order.ts';

const idForm = /^[A-Z0-9]{1,40}$/;

/**
 * The emulator's orders, one file each in the data folder: a real provider remembers them when our process is killed,
 * and all processes of a site see the same ones. Read and written in one go, so nothing comes between.
 */
export function createOrderStore(dataDir: string) {
  const folder = join(dataDir, 'dev-paypal');
  const toFile = (id: string) => join(folder, `${id}.json`);

  return {
    find(id: string): EmulatedOrder | undefined {
      if (!idForm.test(id)) return undefined;
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
