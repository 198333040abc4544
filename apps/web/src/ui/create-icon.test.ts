// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

const sources = join(import.meta.dirname, '..');
const importedIcons = new Set(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(join(sources, file), 'utf8').match(/@tabler\/\S+\/Icon\w+\.mjs/g) ?? []),
);

it.each([...importedIcons])('%s can be drawn as one path', async (address) => {
  const { __iconNode: shapes } = (await import(address)) as {
    __iconNode: [tag: string, attributes: Record<string, string>][];
  };
  for (const [tag, { key: _key, ...attributes }] of shapes) {
    expect(tag).toBe('path');
    expect(attributes).toEqual({ d: expect.stringMatching(/^M/) });
  }
  // Where areas overlap, the direction of their outlines would matter.
  if (address.endsWith('Filled.mjs')) expect(shapes).toHaveLength(1);
});

it.each([
  ['outline', 'icon large'],
  ['filled', 'icon icon-filled large'],
] as const)('draws an %s icon that assistive technology does not see', (type, className) => {
  const Icon = createIcon(type, 'cross', 'Cross', [
    ['path', { d: 'M4 12h16', key: 'svg-0' }],
    ['path', { d: 'M12 4v16', key: 'svg-1' }],
  ]);
  expect(renderToString(createElement(Icon, { className: 'large' }))).toBe(
    `<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h16M12 4v16"></path></svg>`,
  );
});
