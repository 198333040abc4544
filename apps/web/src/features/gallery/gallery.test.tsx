import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery } from './index.tsx';
import { getSwipeStep } from './use-swipe.ts';

const pictures = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/files/${name}-1600.webp`);
const show = (some: readonly string[], kind: 'property' | 'accommodation' = 'property') =>
  render(<Gallery kind={kind} title="Győr, Fő utca" pictures={some} />);
const stubWindow = (isPhone: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: isPhone,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

describe('a swipe', () => {
  it.each([
    [49, 0],
    [-49, 0],
    [50, -1],
    [-50, 1],
  ])('of %i pixels moves by %i pictures', (distance, step) => {
    expect(getSwipeStep(distance)).toBe(step);
  });
});

describe('the gallery on wide screens', () => {
  it('shows five pictures and the total number', () => {
    show(pictures);
    expect(document.querySelectorAll('img')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Mind a 7 kép megnyitása' }).textContent).toBe('7 kép');
  });
  it('speaks of one picture as of one', () => {
    show(pictures.slice(0, 1));
    expect(screen.getByRole('button', { name: '1 kép, megnyitás nagyban' }).textContent).toBe('1 kép');
  });
  // Shows SAC-05.
  it('opens the clicked picture in the lightbox', async () => {
    show(pictures);
    fireEvent.click(screen.getByRole('button', { name: /^2. kép/ }));
    expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getAllByAltText('Győr, Fő utca, 2. kép, összesen 7').length).toBeGreaterThan(0);
  });
  it('shows the placeholder of the kind without pictures', () => {
    show([]);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('svg')).not.toBeNull();
  });
});

describe('the gallery on narrow screens', () => {
  beforeEach(() => {
    stubWindow(true);
  });
  const swipe = (from: number, to: number) => {
    const picture = screen.getByAltText(/1. kép/);
    fireEvent.pointerDown(picture, { clientX: from });
    fireEvent.pointerMove(picture, { clientX: to });
    fireEvent.pointerUp(picture, { clientX: to });
  };
  it('shows one picture with its position, and preloads only the next', () => {
    show(pictures);
    expect(screen.getByRole('status').textContent).toBe('1/7');
    expect(document.querySelectorAll('img')).toHaveLength(2);
  });
  // Shows SAC-05.
  it('moves forward by a swipe, back by the arrow, and not beyond the ends', () => {
    show(pictures);
    swipe(200, 100);
    expect(screen.getByRole('status').textContent).toBe('2/7');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Előző kép' }).disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Előző kép' }));
    swipe(100, 200);
    expect(screen.getByRole('status').textContent).toBe('1/7');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Előző kép' }).disabled).toBe(true);
  });
  it('does not move after a short swipe', () => {
    show(pictures);
    swipe(200, 160);
    expect(screen.getByRole('status').textContent).toBe('1/7');
  });
  // Shows SAC-05.
  it('has no lightbox to open for an accommodation', () => {
    show(pictures, 'accommodation');
    expect(screen.queryByRole('button', { name: /megnyitás/ })).toBeNull();
    swipe(200, 200);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('opens the picture that is tapped, and that of the button', async () => {
    show(pictures);
    swipe(200, 100);
    fireEvent.click(screen.getByRole('button', { name: '2/7, megnyitás nagyban' }));
    expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nagyítás' })).toBeTruthy();
  });
});
