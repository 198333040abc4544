import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CookieBanner, CookieTab } from './cookie-banner.tsx';

const privacyStatement = '/files/pdfs/adatkezelesi_nyilatkozat.pdf';
const open = () =>
  render(
    <>
      <CookieBanner privacyStatement={privacyStatement} />
      <main>Hirdetések</main>
      <CookieTab privacyStatement={privacyStatement} />
    </>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const isAboveThePage = () =>
  screen.getByRole('main').compareDocumentPosition(screen.getByRole('region')) ===
  Node.DOCUMENT_POSITION_PRECEDING;

// Shows CK-01.
it('shows the documented text until a choice is made', () => {
  const { container } = open();
  expect(container.querySelector('p')?.textContent).toBe(
    'Ahhoz, hogy használd az oldal bejelentkezési funkcióját el kell fogadnod az Adatkezelési nyilatkozatot.',
  );
});
// Shows CK-02, CK-03.
it('stores 1 for acceptance, collapses into a tab, and reopens from it', () => {
  open();
  fireEvent.click(button('Elfogadom'));
  expect(localStorage.getItem('cookieStatus')).toBe('1');
  expect(screen.queryByRole('button', { name: 'Elfogadom' })).toBeNull();
  fireEvent.click(button('Cookie beállítások'));
  fireEvent.click(button('Nem fogadom el'));
  expect(localStorage.getItem('cookieStatus')).toBe('0');
});
it('is collapsed for returning visitors, and opens in place of its tab', () => {
  localStorage.setItem('cookieStatus', '0');
  open();
  expect(screen.queryByRole('button', { name: 'Elfogadom' })).toBeNull();
  fireEvent.click(button('Cookie beállítások'));
  expect(isAboveThePage()).toBe(false);
  expect(document.activeElement).toBe(button('Nem fogadom el'));
  fireEvent.click(button('Elfogadom'));
  expect(localStorage.getItem('cookieStatus')).toBe('1');
  expect(document.activeElement).toBe(button('Cookie beállítások'));
});
