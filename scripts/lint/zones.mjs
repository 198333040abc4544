const values = ['contracts core values', 'contracts values'];
const contracts = [...values, 'contracts core', 'contracts'];
const api = ['api core', 'api adapters', 'api features', 'api invariants', 'api jobs', 'api entry'];
const web = ['web config', 'web lib', 'web ui', 'web features', 'web app'];

const plainValues = 'Values are plain constants: they import no zod, and nothing but other values.';
const oneWay =
  'The web imports one way: app → features → ui → lib → config; of the contracts values, the rest as types or lazily.';

/**
 * The zones of the code and their allowed imports. A file belongs to the first zone whose `files` match. It may import
 * its own zone and those in `imports`, those in `lightly` only as types or by `import()`, and if `packages` is given
 * only these packages. A folder captured by `files` is imported through its index.ts or that of a part of it, except by
 * zones that load pages lazily (`opensDoors`).
 */
export const zones = [
  {
    name: 'contracts core values',
    files: /^packages\/contracts\/src\/core\/(?:values|hungarian)\.ts$/,
    packages: [],
    rule: plainValues,
  },
  {
    name: 'contracts values',
    files: /^packages\/contracts\/src\/[^/]+\/values\.ts$/,
    imports: ['contracts core values'],
    packages: [],
    rule: plainValues,
  },
  {
    name: 'contracts core',
    files: /^packages\/contracts\/src\/core\//,
    imports: ['contracts core values'],
    packages: ['zod'],
    rule: "The contracts' core knows no feature, and no package but zod.",
  },
  {
    name: 'contracts',
    files: /^packages\/contracts\//,
    imports: contracts,
    rule: 'The contracts know neither of their sides.',
  },
  {
    name: 'demo scenes',
    files: /^db\/scenes\//,
    imports: ['db', ...values],
    rule: 'What draws the pictures of the demo knows the database alone.',
  },
  {
    name: 'db',
    files: /^db\//,
    imports: values,
    rule: 'The database knows of the contracts their values alone, and no app.',
  },
  {
    name: 'api testing',
    files: /^apps\/api\/src\/testing\//,
    imports: [...api, ...contracts, 'db'],
    rule: 'The API knows no other app.',
  },
  {
    name: 'api core',
    files: /^apps\/api\/src\/core\//,
    imports: [...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's core knows no feature and no adapter; of the configuration the types.",
  },
  {
    name: 'api adapters',
    files: /^apps\/api\/src\/adapters\/([^/]+)\//,
    imports: ['api core', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's adapters know no feature; of the configuration the types.",
  },
  {
    name: 'api features',
    files: /^apps\/api\/src\/features\/([^/]+)\//,
    imports: ['api core', 'api adapters', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: "The API's features know adapters and core, no job; of the configuration the types.",
  },
  {
    name: 'api invariants',
    files: /^apps\/api\/src\/invariants\//,
    imports: ['api core', 'api features', ...contracts, 'db'],
    rule: 'The invariants know features and core.',
  },
  {
    name: 'api jobs',
    files: /^apps\/api\/src\/jobs\//,
    imports: ['api core', 'api adapters', 'api features', ...contracts, 'db'],
    lightly: ['api entry'],
    rule: 'The jobs know features, adapters and core; of the configuration the types.',
  },
  {
    name: 'api proof',
    files: /^apps\/api\/proof\//,
    imports: [...api, 'api testing', ...contracts, 'db'],
    rule: 'The API knows no other app.',
  },
  {
    name: 'api entry',
    files: /^apps\/api\//,
    imports: [...api, ...contracts, 'db'],
    opensDoors: true,
    rule: 'The API knows no other app.',
  },
  {
    name: 'web config',
    files: /^apps\/web\/src\/config\//,
    imports: values,
    rule: "config imports nothing of ours but the contracts' values.",
  },
  {
    name: 'web validation',
    files: /^apps\/web\/src\/lib\/form\/schema-errors\.ts$/,
    imports: ['web lib', ...contracts],
    rule: 'What runs the schemas knows lib and the contracts.',
  },
  {
    name: 'web lib',
    files: /^apps\/web\/src\/lib\//,
    imports: ['web config', ...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web ui',
    files: /^apps\/web\/src\/ui\//,
    imports: ['web config', 'web lib', ...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web features',
    files: /^apps\/web\/src\/features\/([^/]+)\//,
    imports: ['web config', 'web lib', 'web ui', ...values],
    lightly: ['web validation', ...contracts],
    rule: oneWay,
  },
  {
    name: 'web app',
    files: /^apps\/web\/src\//,
    imports: ['web config', 'web lib', 'web ui', 'web features', ...values],
    lightly: contracts,
    opensDoors: true,
    rule: oneWay,
  },
];

/** Tests may import everything on their side; those of the database check its rows by the contracts' schemas. */
export const inTests = {
  contracts,
  db: contracts,
  api: ['api testing', ...api, ...contracts, 'db'],
  web: ['web validation', ...web, ...contracts],
};
