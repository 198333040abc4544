import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CookieBanner } from './cookie-banner.tsx';
import { openCookieSettings } from './cookie-status.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
const open = () => render(<CookieBanner privacyStatement="/files/pdfs/adatkezelesi_nyilatkozat.pdf" />);
const button = (name: string) => screen.getByRole('button', { name });

it('shows the documented text until a choice is made', () => {
  const { container } = open();
  expect(container.querySelector('p')?.textContent).toBe(
    'Ahhoz, hogy használd az oldal bejelentkezési funkcióját el kell fogadnod az Adatkezelési nyilatkozatot.',
  );
});
it('stores 1 for acceptance, folds into the tab, and the tab opens it again', () => {
  open();
  fireEvent.click(button('Elfogadom'));
  expect(localStorage.getItem('cookieStatus')).toBe('1');
  expect(screen.queryByRole('button', { name: 'Elfogadom' })).toBeNull();
  fireEvent.click(button('Cookie beállítások'));
  fireEvent.click(button('Nem fogadom el'));
  expect(localStorage.getItem('cookieStatus')).toBe('0');
});
it('is folded from the start for those who chose before, and opens from elsewhere', () => {
  localStorage.setItem('cookieStatus', '0');
  open();
  expect(screen.queryByRole('button', { name: 'Elfogadom' })).toBeNull();
  act(openCookieSettings);
  fireEvent.click(button('Elfogadom'));
  expect(localStorage.getItem('cookieStatus')).toBe('1');
});
