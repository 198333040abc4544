import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kindFiles } from '../../lint/kinds.ts';
import { createTreeCopy, type TreeCopy } from '../../lint/tree-copy.ts';
import { bin, root } from '../../scripts/paths.mjs';
import { run } from '../../scripts/processes.mjs';
import { addKindStub } from './kind-stub.ts';
import { fieldRecipes } from './recipes.ts';

/** Files to change for a field that is shown and searched, besides its migration and the generated types. */
const maxFiles = 3;

const migration = (column: string) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table real_estates add column ${column}\`.execute(db);
}
`;

const writeTypes = "import('./scripts/database/types.ts').then(({ dbTypes }) => dbTypes())";
const readCheck = (name: string) => readFileSync(join(root, 'proofs', 'recipes', name), 'utf8');

/** Of the type checker: with several checkers each infers the same types again, for twice the processor time. */
const compile = (config: string): [string, string[]] => [bin('tsc'), ['--checkers', '1', '-p', config]];

const inCopy = ({ folder }: TreeCopy, program: string, args: string[]) =>
  run(program, args, { cwd: folder, env: process.env, quiet: true });

it(`a number and a flag are added by at most ${maxFiles} files each, and found wherever fields are`, async () => {
  const copy = createTreeCopy();
  try {
    for (const { changes, column, expected } of fieldRecipes) {
      expect(Object.keys(changes).length).toBeLessThanOrEqual(maxFiles);
      for (const [file, insertions] of Object.entries(changes))
        for (const [anchor, text] of insertions) copy.insert(file, anchor, text);
      copy.write(`db/migrations/9999-${expected.field}.ts`, migration(column));
    }
    copy.write('apps/api/src/recipe.http.test.ts', readCheck('field-api.check.ts'));
    copy.write('apps/web/src/recipe.test.tsx', readCheck('field-page.check.tsx'));
    const steps: [string, string[]][] = [
      [process.execPath, ['--input-type=module', '-e', writeTypes]],
      compile('apps/api/tsconfig.json'),
      [bin('vitest'), ['run', '--project', 'api', '--project', 'web', 'src/recipe']],
    ];
    for (const [program, args] of steps) {
      const { code, output } = await inCopy(copy, program, args);
      expect(code, output).toBe(0);
    }
  } finally {
    copy.remove();
  }
}, 300_000);

/** What the type checker is asked for the programs of a side, without tests and measurements. */
const programs = {
  api: { include: [], files: ['src/main.ts', 'src/commands/demo.ts'] },
  web: { include: ['src/**/*.d.ts'], files: ['src/app/main.tsx', 'src/server/server-entry.tsx'] },
};

/** Whether the programs compile with the stub of a kind; its entries are in all files that name every kind but one. */
async function compileWithStub(sides: ('api' | 'web')[], leftOut?: string) {
  const copy = createTreeCopy();
  try {
    addKindStub(copy, leftOut);
    for (const side of sides) {
      const config = { extends: './tsconfig.json', ...programs[side] };
      copy.write(`apps/${side}/tsconfig.recipe.json`, JSON.stringify(config));
      const { code, output } = await inCopy(copy, ...compile(`apps/${side}/tsconfig.recipe.json`));
      if (code !== 0) return output;
    }
    return 'compiles';
  } finally {
    copy.remove();
  }
}

const isLong = process.env.RECIPE_LENGTH === 'long';

it(`a fourth kind is added by ${kindFiles.length} files besides its own folders and migration`, async () => {
  expect(await compileWithStub(isLong ? ['api', 'web'] : ['api'])).toBe('compiles');
}, 300_000);

it.runIf(isLong).each(kindFiles)(
  'a fourth kind does not compile without its entry in %s',
  async (file) => {
    expect(await compileWithStub(['api', 'web'], file)).toContain('error TS');
  },
  300_000,
);
