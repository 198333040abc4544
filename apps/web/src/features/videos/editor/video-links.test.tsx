import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { VideoLinks } from './index.tsx';

const address = (video: string) => `https://www.youtube.com/watch?v=${video}`;
let links: { linkID: number; linkUrl: string }[];
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  links = [{ linkID: 3, linkUrl: address('abcdefghijk') }];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ ok: true, message: '', data: links });
    sent.push({ call: `${method} ${url}`, body: body === undefined ? null : JSON.parse(String(body)) });
    if (method === 'POST') links = [...links, { linkID: 4, linkUrl: address('dQw4w9WgXcQ') }];
    return Response.json({ ok: true, message: '', insertID: 4 });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = async () => {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <VideoLinks kind="property" id={9} />
    </SWRConfig>,
  );
  await screen.findByLabelText('1. videó címe');
};
const add = (typed: string) => {
  fireEvent.change(screen.getByLabelText('Új videó címe'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Hozzáadás' }));
};

describe('the video links of a listing', () => {
  // Shows VID-02.
  it('reject an address that is not a YouTube video, without a request', async () => {
    await open();
    add('https://vimeo.com/1');
    await screen.findByText('Invalid YouTube URL', {}, { timeout: 10_000 });
    expect(screen.getByLabelText('Új videó címe').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('are saved for their listing', async () => {
    await open();
    add('https://youtu.be/dQw4w9WgXcQ');
    await screen.findByLabelText('2. videó címe', {}, { timeout: 10_000 });
    expect(sent).toEqual([
      {
        call: 'POST /api/youtube-links',
        body: { linkUrl: 'https://youtu.be/dQw4w9WgXcQ', realEstateID: 9 },
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Új videó címe').value).toBe('');
  });

  it('are saved once, however often the form is sent', async () => {
    await open();
    add('https://youtu.be/dQw4w9WgXcQ');
    fireEvent.click(screen.getByRole('button', { name: 'Hozzáadás' }));
    await screen.findByLabelText('2. videó címe', {}, { timeout: 10_000 });
    expect(sent).toHaveLength(1);
  });

  it('are limited to five', async () => {
    links = [1, 2, 3, 4, 5].map((linkID) => ({ linkID, linkUrl: address(`abcdefghij${linkID}`) }));
    await open();
    expect(screen.getByText('5 / 5 videó')).toBeDefined();
    expect(screen.queryByLabelText('Új videó címe')).toBeNull();
  });

  it('show an icon where the thumbnail cannot be loaded', async () => {
    await open();
    const still = document.querySelector('img');
    expect(still?.src).toBe('https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg');
    fireEvent.error(still ?? document.body);
    expect(document.querySelector('img')).toBeNull();
  });
});
