import type { Citations, Shown } from './citations.ts';

/** The content of docs/features.json: groups by the prefix of their IDs, with a sentence by ID. */
export type Groups = Record<string, { title: string; documented?: number; features: Record<string, string> }>;

/** The IDs of the customer's documents, which number the features of each group from 1 to `documented`. */
const listDocumented = (groups: Groups) =>
  Object.entries(groups).flatMap(([prefix, { documented = 0 }]) =>
    Array.from({ length: documented }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`),
  );

/** Describes the gaps between the documents, the sentences and the citations in code and tests. */
export function findGaps(groups: Groups, { cited, shown }: Citations): string[] {
  const described = new Set(Object.values(groups).flatMap(({ features }) => Object.keys(features)));
  const withTest = new Set(shown.map(({ id }) => id));
  return [
    ...listDocumented(groups)
      .filter((id) => !described.has(id))
      .map((id) => `${id} is documented, but has no sentence in docs/features.json.`),
    ...[...cited]
      .filter((id) => !described.has(id))
      .sort()
      .map((id) => `${id} is cited, but has no sentence in docs/features.json.`),
    ...[...described]
      .filter((id) => !cited.has(id))
      .map((id) => `${id} has a sentence in docs/features.json, but is never cited.`),
    ...[...described]
      .filter((id) => cited.has(id) && !withTest.has(id))
      .map((id) => `${id} is shown by no test: put "// Shows ${id}." above one.`),
  ];
}

const toCell = (text: string) => text.replaceAll('|', '\\|');

/** Groups test titles by file. */
function formatTests(tests: Shown[]) {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  return [...byFile]
    .map(([file, ofFile]) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const titles = [...new Set(ofFile.map(({ title }) => `'${toCell(title)}'`))];
      return `[${name}](../${file}) ${titles.join(', ')}`;
    })
    .join('<br>');
}

const introduction = `# Features

Written by \`npm run features\`: the sentences are those of \`docs/features.json\`, the tests are found by the comment \`// Shows LAY-02.\` above them, or by an ID in their title. IDs are those of the customer's documents as this project numbers them; all of the documents are listed, and further ones that this project added.
`;

/** Renders docs/features.md: a table per group, with a row per feature with its sentence and tests. */
export function formatPage(groups: Groups, shown: Shown[]): string {
  const testsByID = Map.groupBy(shown, ({ id }) => id);
  const sections = Object.values(groups).flatMap(({ title, features }) => {
    const rows = Object.entries(features).map(
      ([id, sentence]) => `| ${id} | ${toCell(sentence)} | ${formatTests(testsByID.get(id) ?? [])} |`,
    );
    if (rows.length === 0) return [];
    return [[`## ${title}`, '', '| ID | what | shown by |', '|---|---|---|', ...rows, ''].join('\n')];
  });
  return `${[introduction, ...sections].join('\n').trimEnd()}\n`;
}
