// Measures what a first visit of the public entry pages loads, from the built manifest, against the budgets, and looks
// for zod in the first visit of every page (docs/adr/0004).
// Usage: node scripts/budgets.mjs (after `vite build`). Exits with 1 when a budget is exceeded or zod is found.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { paths } from '@piacter/contracts/site/paths';
import { findPagesWithZod, staticClosure } from './first-visit.mjs';

/** Bytes on the wire: scripts with the headers of their replies, styles as the build has compressed them, fonts as they are. */
const budgets = { JavaScript: 130_000, CSS: 15_000, fonts: 30_000 };
/** What the headers of a script's reply take, as Lighthouse counts them. */
const headerBytes = 440;
/** Files of a first visit, requested after the first paint; each costs a request. */
const maxScripts = 6;
const entryRoutes = {
  home: paths.home,
  properties: paths.properties,
  accommodations: paths.accommodations,
  professionals: paths.professionals,
  'property()': paths.property(),
  'accommodation()': paths.accommodation(),
  'service()': paths.service(),
};
const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const manifest = JSON.parse(read('.vite/manifest.json'));
const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const webFolder = new URL('../', import.meta.url);
const readSource = (file) => readFileSync(new URL(file, webFolder), 'utf8');
const routesSource = readSource('src/app/routes.tsx');

/** The chunk of a route, by the import in its line of routes.tsx; undefined if it has none. */
const getChunk = (name) => {
  const path = name.replace(/[()]/g, '\\$&');
  const line = new RegExp(`page\\(\\s*paths\\.${path},[\\s\\S]*?import\\('\\.\\./([^']+)'\\)`).exec(
    routesSource,
  );
  if (!line) return undefined;
  const key = `src/${line[1]}`;
  if (!manifest[key]) throw new Error(`${key} is a route but not in the manifest`);
  return key;
};

const gzipped = (file) => gzipSync(read(file)).length;
const compressed = (file) => read(`${file}.br`).length;
const onTheWire = (script) => headerBytes + compressed(script);
/** A string that occurs only in zod's code, and survives minification. */
const zodMark = '$ZodType';
const hasZod = (file) => read(file).includes(zodMark);

/**
 * The chunks of all pages and layouts that the routes load; those without a chunk of their own are part of the shell.
 */
const routeFiles = [
  'src/app/routes.tsx',
  'src/app/role-routes.tsx',
  ...globSync('src/app/areas/*.{ts,tsx}', { cwd: webFolder }),
  'src/features/requests/kinds/request-kinds.ts',
];
const findPages = (file) =>
  [...readSource(file).matchAll(/import\('(\.\.?\/[^']+)'\)/g)].map(([, path]) =>
    new URL(path, `file:///${file}`).pathname.slice(1),
  );
const pageChunks = [...new Set(routeFiles.flatMap(findPages))].filter((key) => manifest[key]);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const fonts = [
  ...read('index.html')
    .toString()
    .matchAll(/href="\/([^"]+\.woff2)"/g),
].map((match) => match[1]);

const measure = (routeChunks) => {
  const chunks = [...staticClosure(manifest, [entryKey, ...routeChunks])].map((key) => manifest[key]);
  const scripts = [...new Set(chunks.map((chunk) => chunk.file))];
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  return {
    scripts: scripts.map((file) => ({ file, size: onTheWire(file) })),
    totals: {
      JavaScript: sum(scripts.map(onTheWire)),
      CSS: sum(styles.map(compressed)),
      fonts: sum(fonts.map((file) => read(file).length)),
    },
  };
};

let failed = false;
for (const [name, path] of Object.entries(entryRoutes)) {
  const route = getChunk(name);
  const { scripts, totals } = measure(route ? [route] : []);
  console.log(`\n${path}${route ? '' : '  (no page yet: the shell alone)'}`);
  for (const [kind, limit] of Object.entries(budgets)) {
    const over = totals[kind] > limit;
    failed ||= over;
    console.log(
      `  ${kind.padEnd(10)} ${kilobytes(totals[kind]).padStart(9)} of ${kilobytes(limit)}${over ? '  EXCEEDED' : ''}`,
    );
  }
  if (scripts.length > maxScripts) {
    failed = true;
    console.log(`  ${scripts.length} scripts of ${maxScripts}  EXCEEDED`);
  }
  for (const { file, size } of scripts) console.log(`    ${kilobytes(size).padStart(9)}  ${file}`);
}

const built = readdirSync(new URL('assets/', dist)).filter((file) => file.endsWith('.js'));
const withZod = findPagesWithZod({
  manifest,
  pages: pageChunks,
  alongside: [entryKey],
  hasZod,
});
if (!built.some((file) => hasZod(`assets/${file}`))) {
  failed = true;
  console.log(`\nNo built script has '${zodMark}': zod is not recognized any more.`);
} else if (withZod.length > 0) {
  failed = true;
  console.log(
    '\nzod is loaded with these pages; import values from <feature>/values, and schemas when they are needed:',
  );
  for (const page of withZod) console.log(`  ${page}`);
} else {
  console.log(`\nzod is in the first visit of none of ${pageChunks.length} pages and layouts.`);
}

console.log('\nThe biggest chunks of all, gzipped, and what they are made from');
const sources = Object.fromEntries(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
built
  .map((file) => ({ file: `assets/${file}`, size: gzipped(`assets/${file}`) }))
  .sort((one, other) => other.size - one.size)
  .slice(0, 12)
  .forEach(({ file, size }) => {
    console.log(`  ${kilobytes(size).padStart(9)}  ${file}  ${sources[file] ?? ''}`);
  });

process.exit(failed ? 1 : 0);
