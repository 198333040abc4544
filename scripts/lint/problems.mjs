import { contractValues } from './contract-values.mjs';
import { avoidedWords, repeatedSentences, wrongHungarian } from './hungarian.mjs';
import { wrongImports } from './import-rules.mjs';
import { repeatedValues } from './repeated-values.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const isWebSource = (file) => file.startsWith('apps/web/src/') && !/(\.test|\/testing|\.d)\.tsx?$/.test(file);

/** What people read: no tests, no migrations (they quote what was). */
const isRead = (file) =>
  /^(apps\/(api|web)\/src|packages|db)\//.test(file) &&
  !/(\.test|\/testing|\.d)\.tsx?$|\/(testing|migrations)\//.test(file);

/**
 * What the sources do that no rule of ours allows, as `{ file, line, sentence }`: imports, values typed again, and
 * Hungarian against the rules of the glossary. The texts of the demo data may repeat each other.
 */
export async function findProblems(root, files = sourceFiles(root)) {
  const values = await contractValues(root);
  const avoided = avoidedWords(root);
  const sources = files.map((file) => readSource(root, file));
  const texts = sources.filter(({ file }) => isRead(file));
  return [
    ...sources.flatMap((source) => [
      ...wrongImports(root, source),
      ...(isWebSource(source.file) ? repeatedValues(values, source) : []),
    ]),
    ...texts.flatMap((source) => wrongHungarian(avoided, source)),
    ...repeatedSentences(texts.filter(({ file }) => !file.startsWith('db/'))),
  ];
}
