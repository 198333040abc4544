import { chmodSync, mkdirSync } from 'node:fs';

/** Accessible to the account of the process only. */
const ownerOnly = 0o700;

/** Creates a folder that other accounts of the machine cannot access, or restricts an existing one. */
export function createPrivateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: ownerOnly });
  chmodSync(folder, ownerOnly);
  return folder;
}
