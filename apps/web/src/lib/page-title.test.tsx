import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  window.history.replaceState(null, '', '/ingatlanok');
});

const open = async (head: string) => {
  document.head.innerHTML = head;
  const { usePageTitle } = await import('./page-title.ts');
  function Page({ title }: { title?: string }) {
    usePageTitle(title);
    return null;
  }
  return render(<Page title="Ingatlan" />);
};

it("appends the product's name to the page's title", async () => {
  await open('<title>Piactér</title>');
  expect(document.title).toBe('Ingatlan – Piactér');
});

it('keeps the title that the server rendered for this address', async () => {
  await open('<title data-served>Eladó ingatlanok az egész országban</title>');
  expect(document.title).toBe('Eladó ingatlanok az egész országban');
});

it.each(['/szallasok', '/ingatlanok?settlement=Gy%C5%91r'])(
  'sets its own title at the next address %s',
  async (next) => {
    const { unmount } = await open('<title data-served>Eladó ingatlanok</title>');
    unmount();
    window.history.pushState(null, '', next);
    const { usePageTitle } = await import('./page-title.ts');
    function Next() {
      usePageTitle('Szállás');
      return null;
    }
    render(<Next />);
    expect(document.title).toBe('Szállás – Piactér');
  },
);

it('sets its own title at every further address, too', async () => {
  const { unmount } = await open('<title data-served>Eladó ingatlanok</title>');
  unmount();
  const { usePageTitle } = await import('./page-title.ts');
  function Page({ title }: { title: string }) {
    usePageTitle(title);
    return null;
  }
  for (const title of ['Szállás', 'Szakember', 'Ingatlan']) {
    window.history.pushState(null, '', `/${title}`);
    render(<Page title={title} />).unmount();
    expect(document.title).toBe(`${title} – Piactér`);
  }
});
