// The rules that Biome and oxlint cannot express: the zones of the imports, and no repeated values of the contracts.
import { root } from '../scripts/paths.mjs';
import { findProblems } from './problems.ts';

const problems = await findProblems(root);
for (const { file, line, sentence } of problems) process.stderr.write(`${file}:${line}\n  ${sentence}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
