import { describe, expect, it } from 'vitest';
import { fillTemplate, findStyles, inlineStyles, linkStyles } from './html.ts';

const template =
  '<head><title>Régi</title>\n<!--app-head--></head><body><div id="root"><!--app-html--></div><!--app-data--><template><!--app-modules--></template></body>';
const head = { title: 'Cím', description: 'Leírás' };

describe('fillTemplate', () => {
  it('replaces the title of the template', () => {
    const page = fillTemplate(template, head, { replies: {} }, 'https://piacter.test');
    expect(page).toContain('<title data-served>Cím</title>');
    expect(page).not.toContain('Régi');
  });

  it('escapes markup in user content everywhere in the page', () => {
    const words = '</title><script>alert(1)</script>"\'&';
    const page = fillTemplate(
      template,
      { title: words, description: words, keywords: [words], jsonLd: [{ name: words }] },
      { replies: { '/api/x': { data: words } } },
      'https://piacter.test',
    );
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('\\u003c/title>');
  });

  it('does not interpret dollar signs in data as replacement patterns', () => {
    const page = fillTemplate(
      template,
      { ...head, description: "$& $1 $' $`" },
      { replies: { price: '$&' } },
      'https://piacter.test',
    );
    expect(page).toContain('$&amp; $1 $&#39; $`');
    expect(page).toContain('{"price":"$&"}');
  });

  it('writes absolute canonical and picture URLs', () => {
    const page = fillTemplate(
      template,
      { ...head, canonicalPath: '/ingatlan/7', og: { image: '/files/a.webp' } },
      { replies: {} },
      'https://piacter.test',
    );
    expect(page).toContain('<link rel="canonical" href="https://piacter.test/ingatlan/7" />');
    expect(page).toContain('<meta property="og:image" content="https://piacter.test/files/a.webp" />');
  });

  it('marks hidden pages as noindex', () => {
    expect(
      fillTemplate(template, { ...head, isHidden: true }, { replies: {} }, 'https://piacter.test'),
    ).toContain('<meta name="robots" content="noindex" />');
  });

  it('contains the rendered HTML, and its preloads in place of those of the head', () => {
    const preloads = [{ srcset: '/files/a.webp 400w', sizes: '50vw' }];
    const write = (content: object) =>
      fillTemplate(template, { ...head, preloads }, { replies: {}, ...content }, 'https://piacter.test');
    expect(write({})).toContain('imagesrcset="/files/a.webp 400w"');
    const page = write({ html: '<h1>Cím</h1>', links: '<link rel="preload" as="image" href="/b.webp"/>' });
    expect(page).toContain('<div id="root"><h1>Cím</h1></div>');
    expect(page).toContain('href="/b.webp"');
    expect(page).not.toContain('/files/a.webp');
  });
});

describe('style sheets', () => {
  it('are put into a page in place of their links', () => {
    const styles = new Map([['/assets/a.css', '.a{color:red}']]);
    const built = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
    expect(findStyles(built)).toEqual(['/assets/a.css']);
    for (const link of [built, linkStyles(['/assets/a.css'])])
      expect(inlineStyles(link, styles)).toBe('<style>.a{color:red}</style>');
  });

  it('that a page contains are linked beside its scripts, without being fetched', () => {
    const files = { modules: ['/assets/a.js'], inlined: ['/assets/a.css'] };
    expect(fillTemplate(template, { ...head, ...files }, { replies: {} }, 'https://piacter.test')).toContain(
      '<template><link rel="stylesheet" href="/assets/a.css" disabled /><link rel="modulepreload" crossorigin href="/assets/a.js" /></template>',
    );
  });

  it('stay linked where their content is unknown', () => {
    const link = linkStyles(['/assets/b.css']);
    expect(inlineStyles(link, new Map())).toBe(link);
  });
});
