import { addressSegments, spelledAddresses } from './addresses.ts';
import { circles } from './circles.ts';
import { contractValues } from './contract-values.ts';
import { avoidedWords, repeatedSentences, wrongHungarian } from './hungarian.ts';
import { wrongImports } from './import-rules.ts';
import { namedKinds } from './kinds.ts';
import { fieldLabels, retypedLabels } from './labels.ts';
import { repeatedValues } from './repeated-values.ts';
import { type Problem, readSource, sourceFiles } from './source-files.ts';

const isWebSource = (file: string) =>
  file.startsWith('apps/web/src/') && !/(\.test|\/testing|\.d)\.tsx?$/.test(file);

/** Whether the file has texts for users; migrations may contain former ones. */
const isRead = (file: string) =>
  /^(apps\/(api|web)\/src|packages|db)\//.test(file) &&
  !/(\.test|\/testing|\.d)\.tsx?$|\/(testing|migrations)\//.test(file);

/**
 * Forbidden imports, circles of them, lists of every kind of listing, addresses that are spelled out, labels of fields
 * typed twice, repeated values and Hungarian texts that violate the glossary's rules. Texts of the demo data may be
 * repeated.
 */
export async function findProblems(root: string, files = sourceFiles(root)): Promise<Problem[]> {
  const values = await contractValues(root);
  const segments = await addressSegments(root);
  const labels = await fieldLabels(root);
  const avoided = avoidedWords(root);
  const sources = files.map((file) => readSource(root, file));
  const texts = sources.filter(({ file }) => isRead(file));
  return [
    ...sources.flatMap((source) => [
      ...wrongImports(root, source),
      ...namedKinds(source),
      ...spelledAddresses(segments, source),
      ...retypedLabels(labels, source),
      ...(isWebSource(source.file) ? repeatedValues(values, source) : []),
    ]),
    ...circles(root, sources),
    ...texts.flatMap((source) => wrongHungarian(avoided, source)),
    ...repeatedSentences(texts.filter(({ file }) => !file.startsWith('db/'))),
  ];
}
