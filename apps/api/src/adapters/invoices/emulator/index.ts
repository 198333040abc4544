import { Router } from 'express';
import type { Config } from '../../../config.ts';
import { hasInvoiceEmulator } from '../settings.ts';
import { createBillingoEmulator } from './billingo-emulator.ts';
import { createDocumentStore } from './document-store.ts';
import { createSzamlazzEmulator } from './szamlazz-emulator.ts';

/** Emulators of both invoicing services, below /dev; undefined in production unless the demo is enabled. */
export function createInvoiceEmulator(config: Config): Router | undefined {
  if (!hasInvoiceEmulator(config)) return undefined;
  const router = Router();
  router.use('/szamlazz', createSzamlazzEmulator(createDocumentStore(config.dataDir, 'szamlazz', 'E-PT')));
  router.use('/billingo', createBillingoEmulator(createDocumentStore(config.dataDir, 'billingo', 'PT')));
  return router;
}
