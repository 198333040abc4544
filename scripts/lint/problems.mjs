import { contractValues } from './contract-values.mjs';
import { wrongImports } from './import-rules.mjs';
import { repeatedValues } from './repeated-values.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const isWebSource = (file) => file.startsWith('apps/web/src/') && !/(\.test|\/testing|\.d)\.tsx?$/.test(file);

/** What the sources do that no rule of ours allows, as `{ file, line, sentence }`: imports, and values typed again. */
export async function findProblems(root, files = sourceFiles(root)) {
  const values = await contractValues(root);
  return files.flatMap((file) => {
    const source = readSource(root, file);
    return [...wrongImports(root, source), ...(isWebSource(file) ? repeatedValues(values, source) : [])];
  });
}
