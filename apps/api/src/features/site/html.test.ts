import type { PageHead } from '@piacter/contracts/site';
import { describe, expect, it } from 'vitest';
import { joinParts } from '../../core/http/gzip-parts.ts';
import {
  createPageWriter,
  escapeJson,
  findStyles,
  inlineStyles,
  linkStyles,
  type PageAssets,
  writeHead,
} from './html.ts';

const template =
  '<head><title>Régi</title>\n</head><body><div id="root"><!--app-html--></div><!--app-data--><template><!--app-modules--></template></body>';
const head = { title: 'Cím', description: 'Leírás' };

interface Shown {
  replies?: object;
  html?: string;
  links?: string;
  files?: PageAssets;
}

const write = (more: Partial<PageHead> = {}, { replies = {}, files = {}, ...content }: Shown = {}): string =>
  joinParts(
    createPageWriter(template, files)(writeHead({ ...head, ...more }, 'https://piacter.test'), {
      replies: escapeJson(replies),
      ...content,
    }),
  ).toString();

describe('a page', () => {
  it('has its own title in place of that of the template', () => {
    const page = write();
    expect(page).toContain('<title data-served>Cím</title>');
    expect(page).not.toContain('Régi');
  });

  it('leaves a title that stands for many pages to the browser', () => {
    expect(write({ isTitleGeneric: true })).toContain('<title>Cím</title>');
  });

  it('has head, content, replies and scripts where the template says', () => {
    const page = write(
      { preloads: [{ srcset: '/a.webp 400w', sizes: '50vw' }], jsonLd: [{ name: 'x' }] },
      {
        replies: { a: 1 },
        html: '<h1>Őrségi ház</h1>',
        files: { modules: ['/a.js'], styles: '<style>a{}</style>' },
      },
    );
    expect(
      page
        .replaceAll(/<meta [^>]+>/g, '')
        .replaceAll(/\n\s*/g, '\n')
        .replaceAll(/\n+/g, '\n'),
    ).toBe(
      [
        '<head><style>a{}</style>',
        '<title data-served>Cím</title>',
        '<link rel="preload" as="image" imagesrcset="/a.webp 400w" imagesizes="50vw" fetchpriority="high" />',
        '<script type="application/ld+json">{"name":"x"}</script></head><body><div id="root"><h1>Őrségi ház</h1></div>',
      ].join('\n') +
        '<script type="application/json" id="initial-data">{"a":1}</script><template><link rel="modulepreload" crossorigin href="/a.js" /></template></body>',
    );
  });

  it('escapes markup in user content everywhere', () => {
    const words = '</title><script>alert(1)</script>"\'&<!--app-html-->';
    const page = write(
      { title: words, description: words, keywords: [words], jsonLd: [{ name: words }] },
      { replies: { '/api/x': { data: words } } },
    );
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<!--');
    expect(page).toContain('\\u003c/title>');
  });

  it('does not interpret dollar signs in data as replacement patterns', () => {
    const page = write({ description: "$& $1 $' $`" }, { replies: { price: '$&' } });
    expect(page).toContain('$&amp; $1 $&#39; $`');
    expect(page).toContain('{"price":"$&"}');
  });

  it('has absolute canonical and picture URLs', () => {
    const page = write({ canonicalPath: '/ingatlan/7', og: { image: '/files/a.webp' } });
    expect(page).toContain('<link rel="canonical" href="https://piacter.test/ingatlan/7" />');
    expect(page).toContain('<meta property="og:image" content="https://piacter.test/files/a.webp" />');
  });

  it('is marked as noindex when it is hidden', () => {
    expect(write({ isHidden: true })).toContain('<meta name="robots" content="noindex" />');
  });

  it('contains the rendered HTML, and its preloads in place of those of the head', () => {
    const preloads = [{ srcset: '/files/a.webp 400w', sizes: '50vw' }];
    expect(write({ preloads })).toContain('imagesrcset="/files/a.webp 400w"');
    const links = '<link rel="preload" as="image" href="/b.webp"/>';
    const page = write({ preloads }, { html: '<h1>Cím</h1>', links });
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
    expect(write({}, { files })).toContain(
      '<template><link rel="stylesheet" href="/assets/a.css" disabled /><link rel="modulepreload" crossorigin href="/assets/a.js" /></template>',
    );
  });

  it('stay linked where their content is unknown', () => {
    const link = linkStyles(['/assets/b.css']);
    expect(inlineStyles(link, new Map())).toBe(link);
  });
});
