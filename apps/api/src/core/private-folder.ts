import { chmodSync, mkdirSync } from 'node:fs';

/** Only the account of the process may look into it. */
const ownerOnly = 0o700;

/** Makes a folder that other accounts of the machine cannot look into, also where it is there already. */
export function createPrivateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: ownerOnly });
  chmodSync(folder, ownerOnly);
  return folder;
}
