// `npm run features` writes docs/features.md; with `-- --check` it fails when the page is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { readFeatures } from './features.ts';

const pagePath = join(root, 'docs', 'features.md');
const { gaps, page } = readFeatures(root);
for (const gap of gaps) process.stderr.write(`${gap}\n`);
process.exitCode = gaps.length > 0 ? 1 : 0;
if (!process.argv.includes('--check')) writeFileSync(pagePath, page);
else if (readFileSync(pagePath, 'utf8') !== page) {
  process.stderr.write('docs/features.md is stale: "npm run features" regenerates it.\n');
  process.exitCode = 1;
}
