import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ContactForm } from './contact-entry.tsx';
import { formatWritten, rememberWritten } from './written/index.ts';

const listing = { kind: 'accommodation', id: 7, title: 'Nádas Vendégház' } as const;
const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <ContactForm userID={3} listing={listing} /> }]);
  render(<RouterProvider router={router} />);
};

beforeEach(() => localStorage.clear());

it('says when the advertiser was written to, in place of the form, and opens it again', () => {
  rememberWritten({ kind: 'service', id: 7 });
  rememberWritten(listing);
  open();
  expect(screen.getByText(/^Ma \d{1,2}:\d{2}-kor írtál neki\.$/)).toBeDefined();
  expect(screen.queryByLabelText(/^Üzenet/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Írok neki újra' }));
  expect(screen.getByLabelText(/^Üzenet/, { selector: 'textarea' })).toBeDefined();
});

it('remembers nothing of a visitor who declined, and shows the form', () => {
  localStorage.setItem('cookieStatus', '0');
  rememberWritten(listing);
  open();
  expect(localStorage.getItem('writtenTo')).toBeNull();
  expect(screen.getByLabelText(/^Üzenet/, { selector: 'textarea' })).toBeDefined();
});

it('names the day of an earlier message', () => {
  const [at, now] = [Date.parse('2026-11-20T22:33:00Z'), Date.parse('2026-11-26T10:00:00Z')];
  expect(formatWritten(at, now)).toBe('2026.\u00a0november\u00a020. 23:33-kor írtál neki.');
  expect(formatWritten(at, at + 60_000)).toBe('Ma 23:33-kor írtál neki.');
});
