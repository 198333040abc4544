import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

const shown = (html: string) => render(<SafeHtml html={html} />).container.firstElementChild?.innerHTML;

describe('user-supplied HTML', () => {
  it('keeps headings, lists, emphasis and pictures', () => {
    expect(shown('<h2>Cím</h2><p>Egy <b>fontos</b> szó</p><ol><li>első</li></ol>')).toBe(
      '<h2>Cím</h2><p>Egy <b>fontos</b> szó</p><ol><li>első</li></ol>',
    );
    expect(shown('<img src="/files/a.webp" alt="kép" onerror="alert(1)">')).toBe(
      '<img alt="kép" loading="lazy" src="/files/a.webp">',
    );
  });
  it('gives stored pictures a source for each width', () => {
    const path = `/files/images/ab/${'ab'.repeat(20)}`;
    const image = render(
      <SafeHtml html={`<img src="${path}-1600.webp" width="640" height="426">`} />,
    ).container.querySelector('img');
    expect(image?.getAttribute('srcset')).toContain(`${path}-320.webp 320w`);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['640', '426']);
  });
  it('drops scripts, handlers, styles and unknown elements, but keeps their text', () => {
    expect(shown('<script>alert(1)</script><p onclick="x()" style="color:red">Szia</p>')).toBe('<p>Szia</p>');
    expect(shown('<marquee><b>Akció</b></marquee>')).toBe('<b>Akció</b>');
    expect(shown('<svg><a href="javascript:x">a</a></svg>')).toBe('');
  });
  it.each([
    'javascript:alert(1)',
    ' jAvascript:alert(1)',
    'data:text/html,x',
    '//gonosz.test',
    '/\\gonosz.test',
  ])('renders a link without an address for %s', (address) => {
    expect(shown(`<a href="${address}">ide</a>`)).toBe('<a>ide</a>');
  });
  it('marks external links as untrusted', () => {
    expect(shown('<a href="https://pelda.hu">ide</a>')).toBe(
      '<a href="https://pelda.hu" target="_blank" rel="noopener nofollow ugc">ide</a>',
    );
  });
});
