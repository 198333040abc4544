import { hash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names for the classes of CSS modules: a prefix of the file and a number, as hashes would be a tenth of the bytes.
 * The builds of browser and server get the same names, and a file keeps its own when others change. Throws when two
 * files have the same prefix.
 */
export function createClassNames(sourceFolder: string) {
  const namesOf = new Map<string, string[]>();
  const fileOf = new Map<string, string>();
  return (name: string, file: string): string => {
    const path = relative(sourceFolder, file.replace(/\?.*$/, ''));
    const prefix = hash('sha1', path, 'base64url')
      .replace(/^[-_\d]+/, '')
      .slice(0, 3);
    if ((fileOf.get(prefix) ?? path) !== path)
      throw new Error(
        `${path} and ${fileOf.get(prefix)} have the same prefix of classes: rename one of them.`,
      );
    fileOf.set(prefix, path);
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(name)) names.push(name);
    return `${prefix}${names.indexOf(name)}`;
  };
}
