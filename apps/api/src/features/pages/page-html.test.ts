import { describe, expect, it } from 'vitest';
import { cleanPageContent, sanitizePage } from './page-html.ts';

const picture = `/files/images/ab/${'ab'.repeat(20)}-1600.webp`;

describe('the HTML of a page', () => {
  it.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers and styles', '<h2 onclick="x()" style="color:red" id="a" class="b">a</h2>', '<h2>a</h2>'],
    ['addresses of scripts', '<a href="java\nscript:alert(1)">a</a><a href=" JaVaScRiPt:b">b</a>', 'ab'],
    ['data as an address', '<a href="data:text/html,<script>1</script>">a</a>', 'a'],
    ['addresses of another site that look local', '<a href="//x.test">a</a><a href="/\\x.test">b</a>', 'ab'],
    [
      'pictures of other sites',
      '<p>a<img src="https://x.test/a.gif"><img src="//x.test/a.gif"></p>',
      '<p>a</p>',
    ],
    ['pictures with handlers', '<img src=x onerror=alert(1)>', ''],
    ['drawings', '<svg><a xlink:href="x"><text>a</text></a><script>1</script></svg>', 'a'],
    ['frames and objects', '<iframe src="/a"></iframe><object data="a"></object><embed src="a">b', 'b'],
    ['forms', '<form action="/api/x"><input name="a"><button>b</button></form>', 'b'],
    [
      'markup that parses differently the second time',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['comments and CDATA', '<!-- <script>1</script> --><![CDATA[<script>1</script>]]>a', 'a'],
  ])('is stripped of %s', (_what, html, clean) => {
    expect(sanitizePage(html)).toBe(clean);
  });

  it('keeps formatting, pictures with their size, and links to this site and others', () => {
    const html = [
      '<h2>Cím</h2><h3>Alcím</h3><p><strong>a</strong> <em>b</em></p><ul><li><p>c</p></li></ul><hr />',
      `<img src="${picture}" alt="Egy ház" width="1600" height="900" />`,
      '<p><a href="/tudastar">a</a><a href="#a">b</a><a href="https://x.test/">c</a><a href="tel:+3612345678">d</a></p>',
      '<p><a href="/files/documents/ab/abab/arlista.pdf">Árlista</a></p>',
    ].join('');
    expect(sanitizePage(html)).toBe(html);
    expect(sanitizePage(sanitizePage(html))).toBe(html);
  });

  it('keeps a picture without a valid size as it is', () => {
    expect(sanitizePage(`<img src="${picture}" width="100%" height="9">`)).toBe(
      `<img src="${picture}" alt="" />`,
    );
  });

  it('is limited in the length of its text and of its markup', () => {
    expect(() => cleanPageContent('a'.repeat(100_001))).toThrow();
    expect(() => cleanPageContent('<p><a href="https://pelda.hu/hosszu">a</a></p>'.repeat(9000))).toThrow();
    expect(cleanPageContent('')).toBe('');
  });
});
