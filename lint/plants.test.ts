import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPagesWithZod } from '../apps/web/scripts/first-visit.mjs';
import { weekdays } from '../packages/contracts/src/timetables/values.ts';
import { bin } from '../scripts/paths.mjs';
import { findProblems } from './problems.ts';
import { createTreeCopy } from './tree-copy.ts';

/** Maximum milliseconds of a linter on a busy machine. */
const timeout = 60_000;

let copy: ReturnType<typeof createTreeCopy>;
beforeAll(() => {
  copy = createTreeCopy();
}, timeout);
afterAll(() => copy.remove());

/** Writes files, given as text by path. */
function plant(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
}

/** Restricts the workspaces of planted files to those and their imports, for a faster type check. */
function checkTypesOf(include: string[]) {
  for (const place of ['apps/api', 'apps/web']) {
    const file = `${place}/tsconfig.json`;
    copy.write(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(join(copy.folder, file), 'utf8')), include }),
    );
  }
}

interface FloatingPromise {
  filename: string;
  labels: { span: { offset: number } }[];
}

/** The output of a linter for planted files. */
async function lint<Diagnostic>(
  name: string,
  args: string[],
  files: Record<string, string>,
): Promise<Diagnostic[]> {
  plant(files);
  const words = [...args, ...Object.keys(files)];
  const { stdout } = await promisify(execFile)(bin(name), words, { cwd: copy.folder }).catch(
    (failed) => failed,
  );
  return JSON.parse(stdout).diagnostics;
}

it('finds an import against the direction, past an index.ts, or of the other side', async () => {
  const web = 'apps/web/src';
  const wrong = {
    [`${web}/lib/planted.ts`]: "import { Button } from '../ui/button.tsx';\nexport const planted = Button;\n",
    [`${web}/ui/planted.ts`]: "export { WeekView } from '../features/timetables/view/index.tsx';\n",
    [`${web}/features/prices/planted.ts`]: "export { getWeekErrors } from '../timetables/week-values.ts';\n",
    [`${web}/features/prices/lazy-planted.ts`]:
      "export const planted = () => import('../timetables/week-values.ts');\n",
    [`${web}/features/prices/app-planted.ts`]: "export type { Role } from '../../app/routes.tsx';\n",
    [`${web}/features/prices/zod-planted.ts`]: "export { line } from '@piacter/contracts/core';\n",
    'apps/api/src/core/planted.ts': "export { priceRoutes } from '../features/prices/index.ts';\n",
    'apps/api/src/features/prices/planted.ts': "export { ordered } from '../orders/orders.queries.ts';\n",
    'packages/contracts/src/prices/planted.ts':
      "export { formatMoney } from '../../../../apps/web/src/lib/format.ts';\n",
    'packages/contracts/src/planted/values.ts': "import { z } from 'zod';\nexport const planted = z;\n",
    'db/planted.ts': "export { priceTableBody } from '@piacter/contracts/prices';\n",
  };
  plant(wrong);
  const problems = await findProblems(copy.folder, Object.keys(wrong));
  expect(problems.map(({ file }) => file)).toEqual(Object.keys(wrong));
});

it('finds an address that is spelled out', async () => {
  const wrong = {
    'apps/api/src/features/orders/planted-mail.ts':
      "export const planted = (url: string) => url + '/szakember/csomag-vasarlasok';\n",
    'apps/web/src/features/orders/planted-link.ts': "export const planted = '/ingatlanok?adType=1';\n",
  };
  plant(wrong);
  const problems = await findProblems(copy.folder, Object.keys(wrong));
  expect(problems.map(({ file }) => file)).toEqual(Object.keys(wrong));
});

it('finds a label of a described field typed again for its kind', async () => {
  const words = "export const text = { colour: 'Ültetett szín' };\n";
  const asked = "export const text = { asked: 'Kért szín' };\n";
  const wrong = {
    'apps/web/src/features/planted/form/text.ts': words,
    'apps/api/src/features/planted/planted.text.ts': words,
    'packages/contracts/src/planted/results.ts': words,
    'apps/web/src/features/planted/search/text.ts': asked,
  };
  plant({
    ...wrong,
    'packages/contracts/src/planted/plant-fields.ts':
      "export const plantFields = { rose: { colour: { type: 'text', label: 'Ültetett szín', max: 9, asked: { label: 'Kért szín' } } } };\n",
    'apps/web/src/features/prices/planted-text.ts': words,
  });
  const problems = await findProblems(copy.folder, [
    ...Object.keys(wrong),
    'packages/contracts/src/planted/plant-fields.ts',
    'apps/web/src/features/prices/planted-text.ts',
  ]);
  expect(problems.map(({ file }) => file)).toEqual(Object.keys(wrong));
});

it('finds a value of the contracts repeated in the web, under its own name and another', async () => {
  const wrong = {
    'apps/web/src/features/videos/planted.ts': 'export const videoLinkLimit = 5;\n',
    'apps/web/src/features/favourites/planted.ts': 'export const maxRows = 100;\n',
    'apps/web/src/features/timetables/planted.ts': `export const columns = [${weekdays.map((day) => `'${day}'`)}];\n`,
  };
  plant(wrong);
  const problems = await findProblems(copy.folder, Object.keys(wrong));
  expect(problems.map(({ file, sentence }) => [file, /repeats (\S+)/.exec(sentence)?.[1]])).toEqual([
    ['apps/web/src/features/videos/planted.ts', 'videos.videoLinkLimit'],
    // The first of equal values.
    ['apps/web/src/features/favourites/planted.ts', 'advertisers.maxOthersCounted'],
    ['apps/web/src/features/timetables/planted.ts', 'timetables.weekdays'],
  ]);
});

it('finds a list of every kind of listing outside of the descriptions of the kinds', async () => {
  const wrong = {
    'apps/api/src/features/prices/planted.ts':
      'export const planted = { property: 1, accommodation: 2, service: 3 };\n',
    'apps/web/src/features/prices/planted.ts':
      "import { paths } from '@piacter/contracts/site/paths';\nexport const planted = [paths.properties, paths.accommodations, paths.professionals];\n",
  };
  plant(wrong);
  const problems = await findProblems(copy.folder, Object.keys(wrong));
  expect(problems.map(({ file }) => file)).toEqual(Object.keys(wrong));
});

it('finds Hungarian that violates the rules, and a sentence repeated in two files', async () => {
  const words = (text: string) => `export const text = { planted: ${text} };\n`;
  const wrong = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted source is a template
    'apps/web/src/features/prices/planted/text.ts': words('(count: number) => `Mind a ${count} sor`'),
    'apps/web/src/features/videos/planted.ts': words("'A planted csomagod már nem él.'"),
    'apps/api/src/features/prices/planted.routes.ts': words("'A tételt elmentettük.'"),
    'apps/web/src/features/images/planted.ts': words("'Ez az ültetett mondat kétszer áll.'"),
    'packages/contracts/src/prices/planted.ts': words("'Ez az ültetett mondat kétszer áll.'"),
  };
  plant(wrong);
  const problems = await findProblems(copy.folder, Object.keys(wrong));
  const files = Object.keys(wrong);
  expect(problems.map(({ file }) => file)).toEqual([...files.slice(0, 3), files[4]]);
});

it('finds a circle of files, through index.ts files and of types alone', { timeout }, async () => {
  const only = ['lint', '--reporter=json', '--only=suspicious/noImportCycles'];
  const planted = {
    'apps/web/src/features/planted/index.ts': "export { planted } from './planted.ts';\n",
    'apps/web/src/features/planted/planted.ts': "export { other as planted } from '../other/index.ts';\n",
    'apps/web/src/features/other/index.ts':
      "import { planted } from '../planted/index.ts';\nexport const other = () => planted;\n",
    'db/planted-asked.ts':
      "import type { Replied } from './planted-replied.ts';\nexport type Asked = Replied;\n",
    'db/planted-replied.ts':
      "import type { Asked } from './planted-asked.ts';\nexport type Replied = Asked | 1;\n",
  };
  const diagnostics = await lint<{ location: { path: string } }>('biome', only, planted);
  expect(diagnostics.map(({ location }) => location.path).toSorted()).toEqual(
    Object.keys(planted).toSorted(),
  );
});

it('finds a type that is imported in place, in which a circle would go unseen', { timeout }, async () => {
  checkTypesOf(['planted/*']);
  const diagnostics = await lint<{ code: string }>('oxlint', ['--format=json'], {
    'apps/web/planted/in-place.ts': "export type Planted = typeof import('../src/lib/format.ts');\n",
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['typescript(consistent-type-imports)']);
});

it.each([
  ['two features, through parts that do not know each other', 'apps/web/src/features', ''],
  ['two features by types alone', 'apps/api/src/features', 'type '],
  ['two adapters', 'apps/api/src/adapters', 'type '],
  ['two features of the contracts', 'packages/contracts/src', ''],
])('finds a circle of folders: %s', async (_what, folder, type) => {
  const wrong = {
    [`${folder}/planted/asking/index.ts`]: `export ${type}{ answer as asked } from '../../planted-too/answering/index.ts';\n`,
    [`${folder}/planted-too/asking/index.ts`]: `export ${type}{ answer as asked } from '../../planted/answering/index.ts';\n`,
  };
  const right = {
    [`${folder}/planted/answering/index.ts`]: 'export type answer = 1;\n',
    [`${folder}/planted-too/answering/index.ts`]: 'export type answer = 2;\n',
  };
  plant({ ...wrong, ...right });
  const problems = await findProblems(copy.folder, Object.keys({ ...wrong, ...right }));
  expect(problems.map(({ file }) => file)).toEqual(Object.keys(wrong));
  expect(problems[0]?.sentence).toContain('planted → planted-too → planted');
});

it('finds a floating promise of own functions and of packages', { timeout }, async () => {
  checkTypesOf(['planted/*']);
  const wrong: Record<string, string> = {
    'apps/web/planted/web.ts': `
      import useSWR, { mutate } from 'swr';
      import { api } from '../src/lib/api/index.ts';
      export const usePlanted = () => {
        const { mutate: refresh } = useSWR('/planted');
        refresh(); // floats
        mutate('/planted'); // floats
        api('POST /api/logout', {}); // floats
        navigator.clipboard.writeText('planted'); // floats
        window.addEventListener('online', async () => api('POST /api/logout', {})); // floats
        void refresh().catch(() => undefined);
      };`,
    'apps/api/planted/api.ts': `
      import { rm } from 'node:fs/promises';
      import type { Pool } from 'mysql2/promise';
      export const planted = async (pool: Pool) => {
        rm('planted'); // floats
        pool.query('select 1'); // floats
        await Promise.all([rm('planted'), pool.query('select 1')]);
      };`,
  };
  const floating = (file: string) =>
    (wrong[file] ?? '')
      .split('\n')
      .flatMap((text, index) => (text.includes('// floats') ? [`${file}:${index + 1}`] : []));
  const diagnostics = await lint<FloatingPromise>('oxlint', ['--format=json'], wrong);
  const formatResult = ({ filename, labels: [label] }: FloatingPromise) =>
    `${filename}:${wrong[filename]?.slice(0, label?.span.offset).split('\n').length}`;
  // The order of files in the output depends on the linter's threads.
  expect(diagnostics.map(formatResult).toSorted()).toEqual(Object.keys(wrong).flatMap(floating).toSorted());
});

it('finds zod in the initial bundle of a page, but allows forms to load it lazily', () => {
  const manifest = {
    'main.tsx': { file: 'main.js', isEntry: true },
    'home-page.tsx': { file: 'home.js', imports: ['card.ts'] },
    'search-page.tsx': { file: 'search.js', imports: ['card.ts', 'schemas.ts'] },
    'form-page.tsx': { file: 'form.js', imports: ['card.ts'], dynamicImports: ['schemas.ts'] },
    'card.ts': { file: 'card.js' },
    'schemas.ts': { file: 'schemas.js', imports: ['zod.js'] },
    'zod.js': { file: 'zod.js' },
  };
  const pages = ['home-page.tsx', 'search-page.tsx', 'form-page.tsx'];
  const find = (alongside: string[]) =>
    findPagesWithZod({ manifest, pages, alongside, hasZod: (file: string) => file === 'zod.js' });
  expect(find(['main.tsx'])).toEqual(['search-page.tsx']);
  expect(find(['main.tsx', 'schemas.ts'])).toEqual(pages);
});
