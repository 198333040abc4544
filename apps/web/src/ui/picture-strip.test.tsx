import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ListingCard } from './listing-card.tsx';

const addresses = ['a', 'b', 'c'].map((name) => `/files/${name}-1600.webp`);
const load = vi.fn(async () => addresses);
const show = (pictureCount: number) =>
  render(
    <MemoryRouter>
      <ListingCard
        to="/ingatlan/1"
        kind="property"
        kindText="Eladó lakás"
        title="Fő utca"
        picture={addresses[0] ?? null}
        pictureCount={pictureCount}
        loadPictures={load}
      />
    </MemoryRouter>,
  );
const pictures = () => document.querySelectorAll('img').length;
const scroll = vi.fn();

beforeEach(() => {
  load.mockClear();
  scroll.mockReset();
  Element.prototype.scrollBy = scroll;
});

it('loads the other pictures of a card once it is leafed through', async () => {
  show(3);
  expect([pictures(), load.mock.calls.length]).toEqual([1, 0]);
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' });
  expect(scroll).toHaveBeenCalledTimes(1);
  const strip = document.querySelector('[tabindex="-1"]') ?? document.body;
  fireEvent.scroll(strip);
  fireEvent.scroll(strip);
  await waitFor(() => expect(pictures()).toBe(3));
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not move a single picture', () => {
  show(1);
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' });
  expect(scroll).not.toHaveBeenCalled();
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it('keeps the first picture if the others cannot be loaded', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  show(3);
  fireEvent.scroll(document.querySelector('[tabindex="-1"]') ?? document.body);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(pictures()).toBe(1);
});
