import { describe, expect, it } from 'vitest';
import { scene, sceneKinds } from './index.ts';

const variants = [0, 1, 2, 3];

/** Names of tags that are not closed, or closed without being open. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}>`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return [...faults, ...open];
}

describe('a drawn scene', () => {
  it.each(sceneKinds)('of %s is well-formed, small, and free of invalid numbers', (kind) => {
    for (const variant of variants) {
      const svg = scene(kind, variant);
      expect(unbalanced(svg)).toEqual([]);
      expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    }
  });

  it.each(sceneKinds)('of %s is the same for the same variant, and different for another', (kind) => {
    expect(scene(kind, 1)).toBe(scene(kind, 1));
    expect(new Set(variants.map((variant) => scene(kind, variant))).size).toBe(variants.length);
  });

  it('uses only gradients that it defines', () => {
    for (const kind of sceneKinds) {
      const svg = scene(kind, 5);
      const defined = new Set([...svg.matchAll(/Gradient id="(\w+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });
});
