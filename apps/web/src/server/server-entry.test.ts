// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createPropertyCard } from '../testing/property-card.ts';
import { renderPage } from './server-entry.tsx';

const property = createPropertyCard({ mainImg: '/files/images/a-1600.webp', imageCount: 3 });
const replies = {
  '/api/search-real-estates': {
    ok: true,
    message: '',
    data: [property],
    total: 41,
    totalIsCapped: false,
    totalPages: 3,
  },
  '/api/types_ad': { ok: true, message: '', data: [{ typeID: 1, typeName: 'Eladó' }] },
  '/api/pages-on-the-menu': { ok: true, message: '', data: [{ pageUrl: 'rolunk', pageName: 'Rólunk' }] },
};

describe('the server', () => {
  it('renders a search with heading, count, cards, prices, links and paging', async () => {
    const { html, links } = await renderPage('/ingatlanok', replies);
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
    expect(html).toContain('<h1>Ingatlan</h1>');
    expect(words).toContain('41 találat');
    expect(words).toContain('45 000 000 Ft');
    expect(words).toContain('Debrecen');
    expect(html).toMatch(/<a [^>]*href="\/ingatlan\/4"/);
    expect(html).toMatch(/<a [^>]*href="\/ingatlanok\?page=2"/);
    expect(html).toMatch(/<a [^>]*href="\/rolunk"/);
    expect(links).toMatch(/^<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*a-1600\.webp/i);
  });
  it('has what is searched as the heading of its results', async () => {
    const address = '/api/search-real-estates?adType=1&settlement=Debrecen';
    const { '/api/search-real-estates': results, ...rest } = replies;
    const heading = 'Eladó ingatlanok Debrecenben';
    const { html } = await renderPage('/ingatlanok?adType=1&settlement=Debrecen', {
      ...rest,
      [address]: results,
      heading,
    });
    expect(html).toContain(`<h1>${heading}</h1>`);
  });

  it('renders a published page with its text, without what a text may not contain', async () => {
    const content = '<h1>Cím</h1><table><tr><td>cella</td></tr></table><script>alert(1)</script><b>vége';
    const { html } = await renderPage('/rolunk', {
      '/api/page-content-by-url/rolunk': {
        ok: true,
        message: '',
        data: { pageName: 'Rólunk', content, published: 1 },
      },
    });
    expect(html).toContain('<h1>Rólunk</h1>');
    expect(html).toContain('<h2>Cím</h2><table><tbody><tr><td>cella</td></tr></tbody></table><b>vége</b>');
    expect(html).not.toContain('alert');
  });
  it('renders the not-found page for an embedded refusal', async () => {
    const refusal = { ok: false, code: 'not_found', message: 'Nincs ilyen hirdetés.' };
    const { html } = await renderPage('/ingatlan/9', { '/api/real-estate/9': refusal });
    expect(html).toContain('A keresett oldal nem található!');
  });
  // Shows LIFE-04.
  it('renders that a listing was there and is gone, with the searches for others', async () => {
    const gone = { ok: false, code: 'gone', message: 'Ez a hirdetés már nem érhető el' };
    const { html } = await renderPage('/ingatlan/9', { '/api/real-estate/9': gone });
    expect(html).toContain('<h1>Ez a hirdetés már nem érhető el</h1>');
    const [, sign = ''] = html.split('<h1>Ez a hirdetés');
    expect(/href="([^"]+)"/.exec(sign)?.[1]).toBe('/ingatlanok');
    expect(html).not.toContain('A keresett oldal nem található!');
  });
  it('keeps the replies of one page out of the next', async () => {
    await renderPage('/ingatlanok', replies);
    expect((await renderPage('/ingatlanok', {})).html).not.toContain('Debrecen');
  });
});
