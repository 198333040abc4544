const values = ['contracts core values', 'contracts values'];
const contracts = [...values, 'contracts core', 'contracts'];
const api = ['api core', 'api adapters', 'api features', 'api invariants', 'api jobs', 'api entry'];
const web = ['web lib', 'web ui', 'web features', 'web app', 'web server'];

const plainValues = 'Values are plain constants: they may import other values only, and not zod.';
const oneWay =
  'The web imports one way: app → features → ui → lib; of the contracts it imports values, and the rest as types or lazily.';

export interface Zone {
  name: string;
  files: RegExp;
  imports?: string[];
  lightly?: string[];
  packages?: string[];
  opensDoors?: 'lazily' | 'always';
  rule: string;
}

/**
 * The zones of the code, of which the first whose `files` match counts. A file may import its zone and those in `imports`,
 * those in `lightly` as types or by `import()`, and only these `packages` if given. A captured folder is imported through
 * an index.ts, except by zones with `opensDoors`, which load pages lazily or take texts alone.
 */
export const zones: Zone[] = [
  {
    name: 'contracts core values',
    files:
      /^packages\/contracts\/src\/core\/(?:values|days|hungarian|fields|field-words|phone|plain-text|units)\.ts$/,
    packages: [],
    rule: plainValues,
  },
  {
    name: 'contracts values',
    files:
      /^packages\/contracts\/src\/[^/]+\/(?:duties|fields|paths|results|rules|search-fields|values)\.ts$/,
    imports: ['contracts core values'],
    packages: [],
    rule: plainValues,
  },
  {
    name: 'contracts core',
    files: /^packages\/contracts\/src\/core\//,
    imports: ['contracts core values'],
    packages: ['zod'],
    rule: "The contracts' core may import no feature, and no package but zod.",
  },
  {
    name: 'contracts',
    files: /^packages\/contracts\//,
    imports: contracts,
    rule: 'The contracts may import neither side.',
  },
  {
    name: 'db',
    files: /^db\//,
    imports: values,
    rule: 'The database workspace may import values of the contracts, and no app.',
  },
  {
    name: 'api testing',
    files: /^apps\/api\/src\/testing\//,
    imports: [...api, ...contracts, 'db'],
    rule: 'The API may import no other app.',
  },
  {
    name: 'api core',
    files: /^apps\/api\/src\/core\//,
    imports: [...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's core may import no feature and no adapter, and only types of the configuration.",
  },
  {
    name: 'api adapters',
    files: /^apps\/api\/src\/adapters\/([^/]+)\//,
    imports: ['api core', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's adapters may import no feature, and only types of the configuration.",
  },
  {
    name: 'api features',
    files: /^apps\/api\/src\/features\/([^/]+)\//,
    imports: ['api core', 'api adapters', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's features may import adapters and core, no job, and only types of the configuration.",
  },
  {
    name: 'api invariants',
    files: /^apps\/api\/src\/invariants\//,
    imports: ['api core', 'api features', ...contracts, 'db'],
    rule: 'The invariants may import features and core.',
  },
  {
    name: 'api jobs',
    files: /^apps\/api\/src\/jobs\//,
    imports: ['api core', 'api adapters', 'api features', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: 'The jobs may import features, adapters and core, and only types of the configuration.',
  },
  {
    name: 'api entry',
    files: /^apps\/api\//,
    imports: [...api, ...contracts, 'db'],
    opensDoors: 'lazily',
    rule: 'The API may import no other app.',
  },
  {
    name: 'web validation',
    files: /^apps\/web\/src\/lib\/form\/schema-errors\.ts$/,
    imports: ['web lib', ...contracts],
    rule: 'Files that run schemas may import lib and the contracts.',
  },
  {
    name: 'web lib',
    files: /^apps\/web\/src\/lib\//,
    imports: [...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web ui',
    files: /^apps\/web\/src\/ui\//,
    imports: ['web lib', ...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web features',
    files: /^apps\/web\/src\/features\/([^/]+)\//,
    imports: ['web lib', 'web ui', ...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web server',
    files: /^apps\/web\/src\/(?:server|testing\/texts)\//,
    imports: ['web lib', 'web ui', 'web features', 'web app', ...contracts],
    opensDoors: 'always',
    rule: "The server's part of the web may import the web and the contracts, and no other app.",
  },
  {
    name: 'web app',
    files: /^apps\/web\/src\//,
    imports: ['web lib', 'web ui', 'web features', ...values],
    lightly: contracts,
    opensDoors: 'lazily',
    rule: oneWay,
  },
];

/** Tests may import everything on their side; those of the database check its rows by the contracts' schemas. */
export const inTests: Record<string, string[]> = {
  contracts,
  db: contracts,
  api: ['api testing', ...api, ...contracts, 'db'],
  web: ['web validation', ...web, ...contracts],
};
