import { hostPaths, ownerPaths, professionalPaths } from '@piacter/contracts/site/paths';
import type { SocialLinks } from '@piacter/contracts/social';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { saveToken } from '../../lib/session.ts';
import { openPages } from '../listings/testing.tsx';
import { packageOnSale } from '../orders/place-order/testing.ts';
import { SocialLinksPage } from './social-links-page.tsx';
import { SocialLinksSection } from './social-links-section.tsx';

const none: SocialLinks = {
  youtube: null,
  facebook: null,
  instagram: null,
  x: null,
  linkedIn: null,
  tiktok: null,
};
const refusal = 'A linkek mentéséhez közösségimédia-csomag kell. Válassz egyet, és rendeld meg!';
const month = packageOnSale({ packageID: 15, packageName: 'Közösségi média 30 nap', packageType: 10 });

let stored: SocialLinks;
let days: number;
let saved: object[];
let answer: () => Response;
/** Pending until the test resolves it; delays every read. */
let ready: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), toFake: ['Date'] });
  sessionStorage.clear();
  stored = { ...none, facebook: 'https://www.facebook.com/nadas' };
  days = 14;
  saved = [];
  ready = Promise.resolve();
  answer = () => Response.json({ ok: true, message: 'A linkeket elmentettük.' });
  const replies: Record<string, () => unknown> = {
    '/api/social-media-links': () => stored,
    '/api/check-social-media-sub': () => ({ hasSubscription: days >= 0 ? 1 : 0, days }),
    '/api/social-media-packages': () => [month],
    '/api/package-days-left/10': () => ({ days }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      saved.push(JSON.parse(String(body)));
      return answer();
    }
    await ready;
    const reply = replies[address];
    if (!reply) return Response.json({ ok: false, code: 'not_found', message: 'Nincs.' }, { status: 404 });
    return Response.json({ ok: true, message: '', data: reply() });
  });
});
afterEach(() => {
  act(() => answerMessage(false));
  vi.useRealTimers();
});

const open = (path: string = hostPaths.socialLinks) =>
  openPages(
    {
      [path]: <SocialLinksPage />,
      '/login-reg': <p>belépés</p>,
      [hostPaths.orders]: <p>vásárlások</p>,
    },
    path,
  );
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
const isInert = (element: Element) => element.closest('[inert]') !== null;

describe('the links to social media', () => {
  it.each([ownerPaths.socialLinks, hostPaths.socialLinks, professionalPaths.socialLinks])(
    'are six fields at %s, with stored values and examples',
    async (path) => {
      open(path);
      expect((await field('Facebook')).value).toBe('https://www.facebook.com/nadas');
      for (const name of ['YouTube', 'Instagram', 'X (Twitter)', 'LinkedIn', 'TikTok']) {
        const { value, placeholder } = await field(name);
        expect(value).toBe('');
        expect(placeholder).toMatch(/^https:\/\//);
      }
      expect(isInert(await field('TikTok'))).toBe(false);
    },
  );

  it.each([
    [14, 'A csomagod még 14 napig érvényes, 2026. 12. 05-ig.'],
    [0, 'A csomagod ma éjfélig érvényes.'],
  ])('state with %i days left how long they are shown', async (left, words) => {
    days = left;
    open();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Hosszabb ideig szeretnéd?' })).toBeDefined();
  });

  // Shows SOC-01.
  it('are saved together, and then show the stored values', async () => {
    open();
    await type('YouTube', 'youtube.com/@nadas');
    await type('Facebook', '');
    expect(screen.getByText('2 módosítás nincs mentve.')).toBeDefined();
    answer = () => {
      stored = { ...none, youtube: 'https://youtube.com/@nadas' };
      return Response.json({ ok: true, message: 'A linkeket elmentettük.' });
    };
    save();
    expect(await screen.findByText('A linkeket elmentettük.')).toBeDefined();
    expect(saved).toEqual([
      { youtube: 'youtube.com/@nadas', facebook: '', instagram: '', x: '', linkedIn: '', tiktok: '' },
    ]);
    expect((await field('YouTube')).value).toBe('https://youtube.com/@nadas');
    expect(screen.getByText('Minden módosítás mentve.')).toBeDefined();
    const toListings = screen.getByRole('link', { name: 'Megnézem a hirdetéseimet' });
    expect(toListings.getAttribute('href')).toBe(hostPaths.listings);

    await type('X (Twitter)', 'x.com/nadas');
    expect(screen.queryByText('A linkeket elmentettük.')).toBeNull();
  });

  it('keep input during saving', async () => {
    open();
    await type('YouTube', 'youtube.com/@nadas');
    const arrives = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
      method === 'POST' ? arrives.promise : Response.json({ ok: true, message: '', data: none }),
    );
    save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mentés' }).getAttribute('aria-disabled')).toBe('true'),
    );
    await type('TikTok', 'tiktok.com/@nadas');
    arrives.resolve(Response.json({ ok: true, message: 'Kész.' }));
    await waitFor(async () => expect((await field('YouTube')).value).toBe('https://youtube.com/@nadas'));
    expect((await field('TikTok')).value).toBe('tiktok.com/@nadas');
    expect(screen.getByText('1 módosítás nincs mentve.')).toBeDefined();
  });

  it('to other sites are rejected at their field, and nothing is sent', async () => {
    open();
    await type('YouTube', 'https://vimeo.com/nadas');
    save();
    expect(await screen.findByText('Ide youtube.com-os címet írj!')).toBeDefined();
    expect((await field('YouTube')).getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
  });

  it('show why they failed to load, and can be reloaded', async () => {
    const whole = fetch;
    vi.stubGlobal('fetch', async () =>
      Response.json({ ok: false, code: 'unavailable', message: 'Túl sokan vagyunk.' }, { status: 503 }),
    );
    open();
    expect(await screen.findByText('Túl sokan vagyunk.')).toBeDefined();
    vi.stubGlobal('fetch', whole);
    fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra' }));
    expect((await field('Facebook')).value).toBe('https://www.facebook.com/nadas');
  });
});

describe('without a social media package', () => {
  const overlay = () => screen.findByRole('region', { name: 'Rendelj közösségimédia-csomagot!' });

  // Shows SOC-02.
  it('the saved links are disabled under the offer of the package', async () => {
    days = -1;
    open();
    const over = within(await overlay());
    expect(over.getByText(/A korábban mentett linkjeid megvannak/)).toBeDefined();
    expect(over.getByText(/^Közösségi média 30 nap/)).toBeDefined();
    expect(over.getByRole('link', { name: 'Csomagvásárlások' }).getAttribute('href')).toBe(hostPaths.orders);
    const facebook = await field('Facebook');
    expect(facebook.value).toBe('https://www.facebook.com/nadas');
    expect(isInert(facebook)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Mentés' })).toBeNull();
    expect(screen.queryByText('Hosszabb ideig szeretnéd?')).toBeNull();
  });

  it('a package that ended while the page was open is reported, input is kept, and the package is offered', async () => {
    open();
    await type('Instagram', 'instagram.com/nadas');
    days = -1;
    answer = () => Response.json({ ok: false, code: 'forbidden', message: refusal }, { status: 403 });
    save();
    expect(within(await screen.findByRole('dialog')).getByText(refusal)).toBeDefined();
    act(() => answerMessage(true));
    expect(within(await overlay()).getByText(/Amit beírtál, megmarad/)).toBeDefined();
    const instagram = await field('Instagram');
    expect(instagram.value).toBe('instagram.com/nadas');
    expect(isInert(instagram)).toBe(true);
  });

  it('leaving to pay needs no confirmation, and the typed text is restored on return', async () => {
    const router = open();
    await type('Instagram', 'instagram.com/nadas');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('instagram.com/nadas'));
    days = -1;
    answer = () => Response.json({ ok: false, code: 'forbidden', message: refusal }, { status: 403 });
    save();
    await screen.findByRole('dialog');
    act(() => answerMessage(true));
    fireEvent.click(within(await overlay()).getByRole('link', { name: 'Csomagvásárlások' }));
    expect(await screen.findByText('vásárlások')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    days = 30;
    const answered = Promise.withResolvers<void>();
    ready = answered.promise;
    await act(() => router.navigate(hostPaths.socialLinks));
    // The reply cached before the payment is outdated.
    expect(screen.getByText('Közösségi linkek betöltése…')).toBeDefined();
    answered.resolve();
    await waitFor(async () => expect((await field('Instagram')).value).toBe('instagram.com/nadas'));
    expect(isInert(await field('Instagram'))).toBe(false);
  });
});

describe("on the page of an accommodation's form", () => {
  const openSection = () => openPages({ '/': <SocialLinksSection editAt={hostPaths.socialLinks} /> }, '/');

  it.each([
    [14, true, /^Ezek a linkek minden hirdetésed oldalán látszanak. A csomagod még 14 napig érvényes/],
    [14, false, /^Aktív a közösségimédia-csomagod, de még nem adtál meg linket/],
    [-1, true, /^A mentett linkjeid most nem látszanak/],
    [-1, false, /^Közösségimédia-csomaggal minden hirdetésed oldalán/],
  ])('states with %i days left and links %s what visitors see', async (left, hasLinks, words) => {
    days = left;
    if (!hasLinks) stored = none;
    openSection();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryAllByRole('link', { name: /^Facebook/ })).toHaveLength(left >= 0 && hasLinks ? 1 : 0);
    expect(screen.getByRole('link', { name: 'A linkek szerkesztése' }).getAttribute('href')).toBe(
      hostPaths.socialLinks,
    );
  });
});

it('an expired session links to the login, and input is kept', async () => {
  const payload = btoa(JSON.stringify({ path: 'szallasado', sub: '7' }));
  saveToken(`a.${payload}.c`);
  open();
  await type('TikTok', 'tiktok.com/@nadas');
  answer = () => Response.json({ ok: false, code: 'signed_out', message: 'Jelentkezz be!' }, { status: 401 });
  save();
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText('Lejárt a bejelentkezésed')).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Bejelentkezés' }));
  expect(await screen.findByText('belépés')).toBeDefined();
  expect(JSON.stringify({ ...sessionStorage })).toContain('tiktok.com/@nadas');
});
