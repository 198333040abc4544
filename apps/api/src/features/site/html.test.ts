import { describe, expect, it } from 'vitest';
import { renderPage } from './html.ts';

const template = '<head><title>Régi</title>\n<!--app-head--></head><body><!--app-data--></body>';
const head = { title: 'Cím', description: 'Leírás' };

describe('renderPage', () => {
  it('replaces the title of the template', () => {
    const page = renderPage(template, head, {}, 'https://piacter.test');
    expect(page).toContain('<title data-served>Cím</title>');
    expect(page).not.toContain('Régi');
  });

  it('escapes markup in user content everywhere in the page', () => {
    const words = '</title><script>alert(1)</script>"\'&';
    const page = renderPage(
      template,
      { title: words, description: words, keywords: [words], jsonLd: [{ name: words }] },
      { '/api/x': { data: words } },
      'https://piacter.test',
    );
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('\\u003c/title>');
  });

  it('does not interpret dollar signs in data as replacement patterns', () => {
    const page = renderPage(
      template,
      { ...head, description: "$& $1 $' $`" },
      { price: '$&' },
      'https://piacter.test',
    );
    expect(page).toContain('$&amp; $1 $&#39; $`');
    expect(page).toContain('{"price":"$&"}');
  });

  it('writes absolute canonical and picture URLs', () => {
    const page = renderPage(
      template,
      { ...head, canonicalPath: '/ingatlan/7', og: { image: '/files/a.webp' } },
      {},
      'https://piacter.test',
    );
    expect(page).toContain('<link rel="canonical" href="https://piacter.test/ingatlan/7" />');
    expect(page).toContain('<meta property="og:image" content="https://piacter.test/files/a.webp" />');
  });

  it('marks hidden pages as noindex', () => {
    expect(renderPage(template, { ...head, isHidden: true }, {}, 'https://piacter.test')).toContain(
      '<meta name="robots" content="noindex" />',
    );
  });
});
