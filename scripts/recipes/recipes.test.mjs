import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bin, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { fieldRecipes } from './recipes.mjs';
import { createTreeCopy } from './tree-copy.mjs';

/** Files to change for a field that is shown and searched, besides its migration and the generated types. */
const maxFiles = 3;

const migration = (column) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table real_estates add column ${column}\`.execute(db);
}
`;

const writeTypes = "import('./scripts/db-types.mjs').then(({ dbTypes }) => dbTypes([]))";
const readCheck = (name) => readFileSync(join(root, 'scripts', 'recipes', name), 'utf8');

async function inCopy({ folder }, program, args, env = {}) {
  const { code, output } = await run(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    quiet: true,
  });
  return { code, output };
}

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
    const env = { RECIPES: JSON.stringify(fieldRecipes.map(({ expected }) => expected)) };
    const steps = [
      [process.execPath, ['--input-type=module', '-e', writeTypes]],
      [bin('tsc'), ['-p', 'apps/api/tsconfig.json']],
      [bin('vitest'), ['run', '--project', 'api', '--project', 'web', 'src/recipe']],
    ];
    for (const [program, args] of steps) {
      const { code, output } = await inCopy(copy, program, args, env);
      expect(code, output).toBe(0);
    }
  } finally {
    copy.remove();
  }
}, 300_000);
