import type { SeoMetadata } from '@piacter/contracts/seo';
import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fieldNamed, fillIn, openPages } from '../../listings/testing.tsx';
import { cutAt } from './previews.tsx';
import { SeoEditPage, SeoListPage } from './seo-page.tsx';

const metadata = (overrides: Partial<SeoMetadata> = {}): SeoMetadata => ({
  metaID: 3,
  pageName: 'Ingatlan',
  pagePath: '/ingatlanok',
  title: 'Ingatlanok – Piactér',
  description: 'Lakások és házak.',
  ogTitle: '',
  ogDescription: '',
  ogType: 'website',
  ogSiteName: 'Piactér',
  ogLocale: 'hu_HU',
  keywords: ['lakás', 'ház'],
  ogImage: null,
  updated: '2026-11-20T10:00:00.000Z',
  ...overrides,
});

let stored: SeoMetadata[];
let saved: Record<string, unknown>[];
beforeEach(() => {
  sessionStorage.clear();
  saved = [];
  stored = [metadata(), metadata({ metaID: 1, pageName: 'Főoldal', pagePath: '/', title: 'Piactér' })];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') {
      saved.push(JSON.parse(String(body)));
      const updated = '2026-11-21T10:00:00.000Z';
      return Response.json({ ok: true, message: 'Az oldal SEO-adatait elmentettük.', updated });
    }
    return Response.json({ ok: true, message: '', data: stored });
  });
});
afterEach(() => act(() => answerMessage(false)));

const pages = { [adminPaths.seo]: <SeoListPage />, [adminPaths.seoPage()]: <SeoEditPage /> };
const open = (path: string = adminPaths.seoPage(3)) => openPages(pages, path);
const keywords = () => screen.findByLabelText<HTMLInputElement>('Kulcsszavak');
const chips = () =>
  screen.queryAllByRole('button', { name: /kulcsszó törlése/ }).map((chip) => chip.textContent);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
const type = async (word: string, key = 'Enter') => {
  fireEvent.change(await keywords(), { target: { value: word } });
  fireEvent.keyDown(await keywords(), { key });
};

it('lists the pages as search engines show them, each with a link to its form', async () => {
  open(adminPaths.seo);
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Ingatlan', 'Főoldal']);
  expect(rows[0]?.textContent).toContain('Ingatlanok – Piactér');
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin/seo/3');
});

// Shows ADM-14.
describe('the form of a page', () => {
  it('saves its fields', async () => {
    open();
    await keywords();
    fillIn('title', 'Eladó lakások');
    fillIn('ogTitle', 'Nézd meg!');
    save();
    expect(await screen.findByText('Az oldal SEO-adatait elmentettük.')).toBeDefined();
    expect(saved).toMatchObject([
      { title: 'Eladó lakások', description: 'Lakások és házak.', ogTitle: 'Nézd meg!', ogDescription: '' },
    ]);
    expect(saved[0]?.seenUpdated).toBe('2026-11-20T10:00:00.000Z');
  });

  it('updates both previews while typing; a shared link without texts of its own has those of the page', async () => {
    open();
    await keywords();
    fillIn('title', 'Eladó lakások');
    const preview = screen.getByRole('region', { name: 'Előnézet' });
    expect(within(preview).getAllByText('Eladó lakások')).toHaveLength(2);
    fillIn('ogTitle', 'Nézd meg!');
    expect(within(preview).getAllByText('Eladó lakások')).toHaveLength(1);
    expect(within(preview).getByText('Nézd meg!')).toBeDefined();
  });

  it('warns of a title that search engines cut, without refusing it', async () => {
    open();
    await keywords();
    expect(screen.getByText('20 karakter, 60 fér ki a találatok között.')).toBeDefined();
    fillIn('title', 'a'.repeat(61));
    expect(screen.getByText('61 karakter: a keresők az első 60 után levágják.')).toBeDefined();
    save();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('shows the fixed og fields without inputs', async () => {
    open();
    await keywords();
    expect(screen.getByText('hu_HU')).toBeDefined();
    expect(document.querySelector('[name="ogType"], [name="ogSiteName"], [name="ogLocale"]')).toBeNull();
  });

  it('reports a missing title at its field', async () => {
    open();
    await keywords();
    fillIn('title', ' ');
    save();
    expect(await screen.findByText('Ezt a mezőt ki kell töltened!')).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('says that an unknown page is not on the list', async () => {
    open(adminPaths.seoPage(77));
    expect(await screen.findByText(/nincs a listán/)).toBeDefined();
  });
});

// Shows ADM-14.
describe('a keyword', () => {
  it('is added by Enter, trimmed, and not sent before', async () => {
    open();
    await type('  telek ');
    expect(chips()).toEqual(['lakás, kulcsszó törlése', 'ház, kulcsszó törlése', 'telek, kulcsszó törlése']);
    expect((await keywords()).value).toBe('');
    expect(saved).toEqual([]);
    save();
    await waitFor(() => expect(saved).toMatchObject([{ keywords: ['lakás', 'ház', 'telek'] }]));
  });

  it('is not added by other keys, when empty, or twice', async () => {
    open();
    await type('te', 'a');
    await type('   ');
    await type('Ház');
    expect(chips()).toHaveLength(2);
  });

  it('is removed, and the focus moves to the next one or to the input', async () => {
    open();
    await keywords();
    fireEvent.click(screen.getByRole('button', { name: /^lakás/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('ház'));
    fireEvent.click(screen.getByRole('button', { name: /^ház/ }));
    await waitFor(async () => expect(document.activeElement).toBe(await keywords()));
    expect(chips()).toEqual([]);
    expect(fieldNamed('keywords').value).toBe('');
  });
});

describe('cutAt', () => {
  it('cuts at a word boundary', () => {
    expect(cutAt('egy kettő három', 11)).toBe('egy kettő …');
    expect(cutAt('egy kettő', 11)).toBe('egy kettő');
    expect(cutAt('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)} …`);
  });
});
