import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubObserver } from '../listings/testing.tsx';
import { ContactForm } from './index.tsx';

let comeNear: () => void;

beforeAll(() => import('./contact-form.tsx'));
beforeEach(() => {
  comeNear = stubObserver();
  // Nothing that the form asks for arrives.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const page = (isEntered: boolean) => (
  <MemoryRouter>
    <a href="#kapcsolat">Üzenet</a>
    <ContactForm
      userID={3}
      listing={{ kind: 'accommodation', id: 7, title: 'Nádas Vendégház' }}
      isEntered={isEntered}
    />
  </MemoryRouter>
);
const findName = () => screen.findByRole('textbox', { name: /^Név/ });

it('is loaded when its place comes near the viewport, and leaves the focus where it is', async () => {
  render(page(false));
  expect(screen.queryByRole('form')).toBeNull();
  act(comeNear);
  expect(await findName()).not.toBe(document.activeElement);
});

it('is loaded when it is asked for, and takes the focus', async () => {
  const { rerender } = render(page(false));
  screen.getByRole('link').focus();
  rerender(page(true));
  expect(await findName()).toBe(document.activeElement);
});

it('leaves the focus to what the visitor went on to meanwhile', async () => {
  const { rerender } = render(
    <>
      {page(false)}
      <input aria-label="Keresés" />
    </>,
  );
  screen.getByRole('textbox', { name: 'Keresés' }).focus();
  rerender(
    <>
      {page(true)}
      <input aria-label="Keresés" />
    </>,
  );
  expect(await findName()).not.toBe(document.activeElement);
});
