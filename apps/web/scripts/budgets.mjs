// Measures what a first visit of the public entry pages loads, from the built manifest, against the budgets, and looks
// for zod in the first visit of every page (docs/adr/0004).
// Usage: node scripts/budgets.mjs (after `vite build`). Exits with 1 when a budget is exceeded or zod is found.
import { readdirSync, readFileSync } from 'node:fs';
import { paths } from '@piacter/contracts/site/paths';
import { findPagesWithZod, staticClosure } from './first-visit.mjs';

/** Bytes on the wire: scripts with the headers of their replies, styles as the build has compressed them, fonts as they are. */
const budgets = { JavaScript: 130_000, CSS: 15_000, fonts: 30_000 };
/** What the headers of a script's reply take, as Lighthouse counts them. */
const headerBytes = 440;
/** Files of a first visit, requested after the first paint; each costs a request. */
const maxScripts = 7;
const entryPages = {
  [paths.home]: 'home/home',
  [paths.properties]: 'properties/search/property-search',
  [paths.accommodations]: 'accommodations/search/accommodation-search',
  [paths.professionals]: 'services/search/service-search',
  [paths.property()]: 'properties/detail/property',
  [paths.accommodation()]: 'accommodations/detail/accommodation',
  [paths.service()]: 'services/detail/service',
};
const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const manifest = JSON.parse(read('.vite/manifest.json'));
const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry);
const compressed = (file) => read(`${file}.br`).length;
const onTheWire = (script) => headerBytes + compressed(script);
/** A string that occurs only in zod's code, and survives minification. */
const zodMark = '$ZodType';
const hasZod = (file) => read(file).includes(zodMark);

/** What the shell and the routes load later: the chunks of all pages and layouts, and a few parts of them. */
const pageChunks = new Set(
  Object.keys(manifest)
    .filter((key) => key === entryKey || key.startsWith('src/app/'))
    .flatMap((key) => manifest[key].dynamicImports ?? []),
);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const shell = read('index.html').toString();
const fonts = Array.from(shell.matchAll(/href="\/([^"]+\.woff2)"/g), ([, file]) => file);

let failed = false;
/** Prints a line, which tells of a failure where it is over a limit. */
const report = (line, isOver) => {
  failed ||= isOver;
  console.log(isOver ? `${line}  EXCEEDED` : line);
};

for (const [path, name] of Object.entries(entryPages)) {
  const page = `src/features/${name}-page.tsx`;
  const chunks = [...staticClosure(manifest, [entryKey, page])].map((key) => manifest[key]);
  const scripts = [...new Set(chunks.map((chunk) => chunk.file))];
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const totals = {
    JavaScript: sum(scripts.map(onTheWire)),
    CSS: sum(styles.map(compressed)),
    fonts: sum(fonts.map((file) => read(file).length)),
  };
  console.log(`\n${path}`);
  for (const [kind, limit] of Object.entries(budgets)) {
    const total = kilobytes(totals[kind]).padStart(9);
    report(`  ${kind.padEnd(10)} ${total} of ${kilobytes(limit)}`, totals[kind] > limit);
  }
  report(`  ${scripts.length} scripts of ${maxScripts}`, scripts.length > maxScripts);
  for (const file of scripts) console.log(`    ${kilobytes(onTheWire(file)).padStart(9)}  ${file}`);
}

const isRecognized = readdirSync(new URL('assets/', dist)).some(
  (file) => file.endsWith('.js') && hasZod(`assets/${file}`),
);
const pages = [...pageChunks];
const withZod = findPagesWithZod({ manifest, pages, alongside: [entryKey], hasZod });
if (!isRecognized) console.log(`\nNo built script has '${zodMark}': zod is not recognized any more.`);
else if (withZod.length === 0)
  console.log(`\nzod is in the first visit of none of ${pages.length} pages, layouts and parts.`);
else
  console.log(
    '\nzod is loaded with these pages; import values from <feature>/values, and schemas when they are needed:',
    ...withZod.map((page) => `\n  ${page}`),
  );
failed ||= !isRecognized || withZod.length > 0;

process.exit(failed ? 1 : 0);
