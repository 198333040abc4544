import { describe, expect, it } from 'vitest';
import { getSkeleton, hostileBreaks, hostileLines, ordinaryHtml } from '../testing/hostile-texts.ts';
import { sanitize } from './sanitized-html.ts';

const allowed = /^(\/?(p|br|strong|b|em|i|u|s|ul|ol|li|h3|h4|blockquote)|a href rel|\/a)$/;

describe('sanitized HTML', () => {
  it.each([...hostileLines, ...hostileBreaks])('keeps nothing of %j but allowed elements', (text) => {
    for (const html of [text, `<p>${text}</p>`, `${ordinaryHtml}${text}`]) {
      const clean = sanitize(html);
      expect(getSkeleton(clean).filter((element) => !allowed.test(element))).toEqual([]);
      for (const [, href = ''] of clean.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      // Parsed and written once more it must not become something else.
      expect(getSkeleton(sanitize(clean)).filter((element) => !allowed.test(element))).toEqual([]);
    }
  });

  it.each(hostileLines)('keeps the ordinary formatting before %j', (text) => {
    expect(sanitize(ordinaryHtml + text).startsWith(sanitize(ordinaryHtml))).toBe(true);
  });
});
