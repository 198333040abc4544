import { type Profiler, Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../../../..');
const ofProduct = /^(?:apps|db|packages)\/(?!.*(?:node_modules|\/testing\/|\.test\.)).*\.(?:ts|tsx)$/;

/** What the bundler of the web's tests writes for each export; it runs when another file uses that. */
const exportGetter = /^\(\) => \{ try \{ return /;

/** The files of the product of which a function runs meanwhile, sorted. Loading a module does not count. */
export async function collectExecutedFiles(run: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();

  async function isExecuted({ scriptId, functions }: Profiler.ScriptCoverage): Promise<boolean> {
    // A module that is loaded meanwhile runs itself, the whole text, and the function around it.
    const isLoaded = functions[0]?.ranges[0]?.startOffset === 0;
    const executed = functions
      .slice(isLoaded ? 2 : 0)
      .flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range] : []));
    if (executed.length === 0) return false;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    return executed.some(
      ({ startOffset, endOffset }) => !exportGetter.test(scriptSource.slice(startOffset, endOffset)),
    );
  }

  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // What ran before is not counted.
    await session.post('Profiler.takePreciseCoverage');
    await run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Debugger.enable');
    const files: string[] = [];
    for (const script of result) {
      if (!script.url.startsWith('file:')) continue;
      const file = relative(root, fileURLToPath(script.url));
      if (ofProduct.test(file) && (await isExecuted(script))) files.push(file);
    }
    return files.toSorted();
  } finally {
    session.disconnect();
  }
}
