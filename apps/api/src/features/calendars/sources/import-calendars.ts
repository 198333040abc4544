import type { Deps } from '../../../deps.ts';
import { createSourceImport } from './import-source.ts';
import { claimDue, findSource, selectDue } from './sources.queries.ts';

/** Sources of one run, which is repeated every minute, and imports at a time, as many as the client makes calls. */
const batchSize = 200;
const atOnce = 4;

/**
 * Imports the calendars that are due. Every process may run it at once: a conditional update gives each source to one of
 * them, and what a killed one had begun comes again half an hour later.
 */
export function createCalendarImports(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'outbound' | 'log'>) {
  const { db, log } = deps;
  const imports = createSourceImport(deps);

  async function importOne(sourceID: number, now: Date): Promise<void> {
    if (!(await claimDue(db, sourceID, now))) return;
    const source = await findSource(db, sourceID);
    if (source) await imports.run(source);
  }

  return async (now: Date): Promise<void> => {
    const due = (await selectDue(db, now, batchSize)).values();
    const work = async () => {
      // One calendar that nobody foresaw does not keep the others from being imported.
      for (const sourceID of due)
        await importOne(sourceID, now).catch((error) => log.error({ err: error, sourceID }, 'import failed'));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
}
