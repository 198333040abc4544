import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean);
