// Prints what the changelog says of the version in package.json, which .github/workflows/release.yml tags.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The section of a version, without its heading. Throws where it is missing or empty. */
export function getReleaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m);
  const [, ...lines] = sections.find((text) => text.startsWith(`[${version}] - `))?.split('\n') ?? [];
  const notes = lines.join('\n').trim();
  if (!notes) throw new Error(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with entries.`);
  return notes;
}

const readText = (file: string) => readFileSync(join(root, file), 'utf8');

if (import.meta.main) {
  const { version }: { version: string } = JSON.parse(readText('package.json'));
  console.log(getReleaseNotes(readText('CHANGELOG.md'), version));
}
