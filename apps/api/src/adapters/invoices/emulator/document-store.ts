import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface EmulatedDocument {
  id: number;
  number: string;
  kind: 'invoice' | 'cancellation';
  externalID: string;
  gross: number;
  buyer: string;
  /** Of a cancellation: what it cancels. */
  cancels?: number;
}

/**
 * The documents of an emulated service, each in a file of the data folder, so that they survive a killed process and are
 * shared by all processes. The id is that of the file that could be created, so that no two documents have the same.
 */
export function createDocumentStore(dataDir: string, vendor: string, prefix: string) {
  const folder = join(dataDir, `dev-${vendor}`);
  const toFile = (id: number) => join(folder, `${id}.json`);
  const list = (): EmulatedDocument[] => {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as EmulatedDocument)
      .toSorted((a, b) => a.id - b.id);
  };

  return {
    list,
    find: (matches: (document: EmulatedDocument) => boolean) => list().findLast(matches),
    add(document: Omit<EmulatedDocument, 'id' | 'number'>): EmulatedDocument {
      for (let id = (list().at(-1)?.id ?? 0) + 1; ; id += 1) {
        const made = { ...document, id, number: `${prefix}-2026-${id}` };
        // Written whole, then named: whoever lists the folder never reads half a document.
        const draft = join(folder, `${id}.${process.pid}.draft`);
        writeFileSync(draft, JSON.stringify(made));
        try {
          writeFileSync(`${toFile(id)}.taken`, '', { flag: 'wx' });
        } catch {
          continue;
        }
        renameSync(draft, toFile(id));
        return made;
      }
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** A document of one empty page that names its number. */
export const toPdf = (number: string): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${number}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
