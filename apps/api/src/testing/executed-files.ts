import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const ofProduct = /^(?:apps|db|packages)\/(?!.*(?:node_modules|\/testing\/|\.test\.))/;

/** The files of the product of which a function runs meanwhile, sorted. Loading a module does not count. */
export async function collectExecutedFiles(run: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // What ran before is not counted.
    await session.post('Profiler.takePreciseCoverage');
    await run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    // A module that is loaded meanwhile runs itself, the whole text, and the function around it.
    const executed = result.filter(({ functions }) => {
      const isLoaded = functions[0]?.ranges[0]?.startOffset === 0;
      return functions.slice(isLoaded ? 2 : 0).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    });
    return executed
      .flatMap(({ url }) => (url.startsWith('file:') ? [relative(root, fileURLToPath(url))] : []))
      .filter((path) => ofProduct.test(path))
      .toSorted();
  } finally {
    session.disconnect();
  }
}
