import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listingSites } from './listing-sites.ts';

const web = join(import.meta.dirname, '../../../../web');

describe.each(listingSites)('the pages of kind $kind', ({ searchPath, segment, sources }) => {
  it.each(Object.entries(sources))('refer to an existing source file of the web’s %s page', (_, source) => {
    expect(existsSync(join(web, source)), source).toBe(true);
  });

  it('have a search path and segment of their own', () => {
    const others = listingSites.filter((site) => site.segment !== segment);
    expect(others.map((site) => site.searchPath)).not.toContain(searchPath);
    expect(others).toHaveLength(listingSites.length - 1);
  });
});
