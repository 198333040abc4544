import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { SocialBlock } from '../listings/detail/index.ts';

const none = { youtube: null, facebook: null, instagram: null, x: null, linkedIn: null, tiktok: null };

const requests: string[] = [];
const answer = (status: number, data: object | null) =>
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json({ ok: status === 200, message: '', data }, { status });
  });

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SocialBlock kind="accommodation" id={17} />
    </SWRConfig>,
  );

describe("the advertiser's social media links beside a listing", () => {
  // Shows SOC-03.
  it("are external links with their network's name, opened as untrusted", async () => {
    answer(200, { ...none, facebook: 'https://www.facebook.com/nadas', x: 'https://x.com/nadas' });
    open();
    expect(await screen.findByRole('heading', { name: 'Közösségi oldalak' })).toBeDefined();
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.href])).toEqual([
      ['Facebook (új lapon nyílik)', 'https://www.facebook.com/nadas'],
      ['X (Twitter) (új lapon nyílik)', 'https://x.com/nadas'],
    ]);
    for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener nofollow ugc']);
    expect(requests).toContain('/api/social-media-links-by-ad/17/accommodationID');
  });

  it('are left out when their chunk is blocked, without breaking the page', async () => {
    vi.doMock('./social-links-row.tsx', () => {
      throw new Error('blocked');
    });
    vi.resetModules();
    const { FramedSocialLinks } = await import('./index.ts');
    const { container } = render(
      <>
        the ad
        <Suspense fallback=", waiting">
          <FramedSocialLinks links={none} frame={(row) => <section>{row}</section>} />
        </Suspense>
      </>,
    );
    expect(container.innerHTML).toBe('the ad, waiting');
    await waitFor(() => expect(container.innerHTML).not.toContain('waiting'));
    expect(container.innerHTML).toBe('the ad');
    vi.doUnmock('./social-links-row.tsx');
  });

  it.each([
    ['there are none', 200, none],
    ['the listing is not shown', 404, null],
  ])('are not rendered, not even a heading, where %s', async (_, status, data) => {
    requests.length = 0;
    answer(status, data);
    const { container } = open();
    await waitFor(() => expect(requests).toHaveLength(1));
    await Promise.resolve();
    expect(container.innerHTML).toBe('');
  });
});
