import { accessSync, constants } from 'node:fs';
import { delimiter } from 'node:path';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function pathFolders(environment = process.env) {
  return (environment.PATH ?? '').split(delimiter).filter(Boolean);
}
