/** Numbers whose articles and suffixes differ: 'az 1', 'az 5', 'az 50', 'az 1000', and 'a 2'. */
const numbers = [1, 2, 5, 50, 1000];

/** Names for any other parameter, each a different one. */
const names = ['Szép ház', 'Kék tó', 'Zöld kert'];

/** What the parameters of texts stand for, by their names. */
const samples: readonly (readonly [parameter: RegExp, sample: string])[] = [
  [/price|amount|rate|before$|now$/i, '12\u00a0500\u00a0Ft'],
  [/day(?!s)|since|period|last/i, '2026. 11. 21.'],
  [/time$/i, '2026. 11. 21. 11:51:27'],
  [/^(?:from|to|until)$/i, '2026. 11. 21.'],
  [/email|address$/i, 'anna@piacter.test'],
];
const numeric =
  /count|total|limit|max|min|place$|position|page|days|nights|guests|people|left|all$|used|number|percent|kept|skipped|width|height|pieces|found|written|value|bought|id$/i;

/** The names of a function's parameters; a destructured one is none. */
const getParameters = (text: (...values: never[]) => unknown): string[] =>
  (/^(?:async )?\(?([^)=]*)\)?\s*=>/.exec(text.toString())?.[1] ?? '').split(',').map((name) => name.trim());

function* fill(text: (...values: unknown[]) => unknown): Generator<string> {
  const parameters = getParameters(text);
  const ofNumbers = parameters.some((name) => numeric.test(name)) ? numbers : [1];
  for (const number of ofNumbers) {
    const values = parameters.map(
      (name, at) =>
        samples.find(([pattern]) => pattern.test(name))?.[1] ?? (numeric.test(name) ? number : names[at]),
    );
    const filled = tryFill(text, values);
    if (typeof filled === 'string' && !isFileName(filled)) yield filled;
  }
}

const isFileName = (text: string) => /\.\w{3}$/.test(text);

/** Undefined for a text whose values are neither numbers nor texts: pages show it with real ones. */
function tryFill(text: (...values: unknown[]) => unknown, values: unknown[]): unknown {
  try {
    return text(...values);
  } catch {
    return undefined;
  }
}

/** The texts of a catalogue that have variables, with samples in their place. */
function* fillCatalogue(catalogue: unknown): Generator<string> {
  if (typeof catalogue === 'function') yield* fill(catalogue as (...values: unknown[]) => unknown);
  else if (typeof catalogue === 'object' && catalogue !== null)
    for (const inner of Object.values(catalogue)) yield* fillCatalogue(inner);
}

const catalogues = import.meta.glob('/src/**/*text.ts', { eager: true });

/** The texts with variables of every catalogue of the web, by file. */
export const listCatalogueTexts = (): { file: string; texts: string[] }[] =>
  Object.entries(catalogues)
    .map(([file, module]) => ({ file: `apps/web${file}`, texts: [...fillCatalogue(module)] }))
    .filter(({ texts }) => texts.length > 0);
