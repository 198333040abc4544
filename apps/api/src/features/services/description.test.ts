import { serviceLimits } from '@piacter/contracts/services';
import { describe, expect, it } from 'vitest';
import { sanitize } from '../../core/sanitized-html.ts';
import { cleanDescription } from './description.ts';

const rel = 'rel="noopener nofollow ugc"';

describe('the HTML of a description', () => {
  it.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers, styles and classes', '<p onclick="x" style="color:red" class="a" id="b">a</p>', '<p>a</p>'],
    ['pictures and frames', '<p>a<img src=x onerror=alert(1)><iframe src="//x"></iframe></p>', '<p>a</p>'],
    ['drawings with what is in them', '<svg><style>p{}</style><a xlink:href="x">a</a></svg>', 'a'],
    ['addresses of scripts', '<a href="java\nscript:alert(1)">a</a> <a href=" JaVaScRiPt:b">b</a>', 'a b'],
    ['addresses without a scheme', '<a href="//x.test">a</a><a href="/b">b</a><a>c</a>', 'abc'],
    ['data as an address', '<a href="data:text/html,<script>1</script>">a</a>', 'a'],
    ['elements that are none of its own', '<marquee><custom-x>a</custom-x></marquee>', 'a'],
  ])('is stripped of %s', (_what, html, clean) => {
    expect(sanitize(html)).toBe(clean);
  });

  it('keeps simple elements as they are', () => {
    const html =
      '<h3>Cím</h3><p><strong>a</strong><b>b</b> <em>c</em><i>d</i><u>e</u><s>f</s><br />g</p>' +
      '<ul><li>egy</li></ul><ol><li>kettő</li></ol><h4>Al</h4><blockquote><p>idézet</p></blockquote>';
    expect(sanitize(html)).toBe(html);
    expect(sanitize(sanitize(html))).toBe(html);
  });

  it('keeps web and mail links with rel="noopener nofollow ugc"', () => {
    expect(sanitize('<a href="https://a.test/?x=1&y" target="_blank" rel="opener">a</a>')).toBe(
      `<a href="https://a.test/?x=1&amp;y" ${rel}>a</a>`,
    );
    expect(sanitize('<a href="mailto:a@b.test">a</a>')).toBe(`<a href="mailto:a@b.test" ${rel}>a</a>`);
  });

  it('maps other headings and divs to allowed elements', () => {
    expect(sanitize('<h1>a</h1><h2>b</h2><h6>c</h6><div>d</div>')).toBe(
      '<h3>a</h3><h3>b</h3><h4>c</h4><p>d</p>',
    );
  });

  it('closes open elements, and keeps entities', () => {
    expect(sanitize('<p>5 < 6 & <b>7')).toBe('<p>5 &lt; 6 &amp; <b>7</b></p>');
  });

  it('is limited in its nesting depth', () => {
    expect(sanitize('<blockquote>'.repeat(3000)).split('<blockquote>').length).toBeLessThan(30);
  });
});

describe('a description', () => {
  const refused = (html: string) => expect(() => cleanDescription(html));

  it.each(['<p></p>', '<p> &nbsp;<br></p>', '<script>alert(1)</script>', '   ', '<p>\u200b&shy;</p>'])(
    'without visible text, like %j, is rejected',
    (html) => {
      refused(html).toThrow(
        expect.objectContaining({ errors: [expect.objectContaining({ path: 'description' })] }),
      );
    },
  );

  it('may have four thousand visible characters, whatever the markup', () => {
    const paragraph = `<p><b>${'á'.repeat(1000)}</b></p>`;
    expect(cleanDescription(paragraph.repeat(4))).toHaveLength(4 * paragraph.length);
    refused(`${paragraph.repeat(4)}<p>x</p>`).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });

  it('is never longer than what its form may send', () => {
    const address = (quotes: number) => `<a href='https://a.test/${'"'.repeat(quotes)}'>a</a>`;
    expect(cleanDescription(address(3000)).length).toBeLessThanOrEqual(serviceLimits.descriptionHtml);
    refused(address(4000)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});
