import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpPage } from './help-page.tsx';

const Address = () => <i data-testid="address">{useLocation().search}</i>;
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <HelpPage />
      <Address />
    </MemoryRouter>,
  );
const topics = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Mit keresel a tudástárban?' });
const search = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } });
  // The search waits for a pause of the typing.
  act(() => void vi.runAllTimers());
};

describe('the help', () => {
  beforeEach(() => void vi.useFakeTimers());

  // Shows PUB-02.
  it.each([
    'regisztracio',
    'bejelentkezes',
    'profil',
    'hirdetes-feladas',
    'kepek',
    'csomagok',
    'kozossegi-linkek',
  ])('has the anchor %s, linked from its table of contents', (anchor) => {
    open('/tudastar');
    expect(document.getElementById(anchor)?.querySelector('h2')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: 'Tartalom' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`#${anchor}`);
  });

  it('shows the topics with all words of a search, without regard to accents, and says how many', () => {
    open('/tudastar');
    const all = topics().length;
    expect(screen.getByRole('status').textContent).toBe('');
    search('KETLEPCSOS jelszo');
    expect(topics()).toContain('Bejelentkezés');
    expect(topics().length).toBeLessThan(all);
    expect(screen.getByRole('status').textContent).toBe(
      `${topics().length} témában van benne, amit keresel.`,
    );
    const contents = within(screen.getByRole('navigation', { name: 'Tartalom' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(topics());
    expect(screen.getAllByText('kétlépc', { selector: 'mark' })).not.toEqual([]);
  });

  it('keeps the search in the address, and begins with that of the address', () => {
    open('/tudastar?q=jelszavad');
    expect(field().value).toBe('jelszavad');
    expect(topics()).toContain('Bejelentkezés');
    search('két');
    expect(screen.getByTestId('address').textContent).toBe('?q=k%C3%A9t');
    search('');
    expect(screen.getByTestId('address').textContent).toBe('');
  });

  it('finds long words in other inflections', () => {
    open('/tudastar?q=bejelentkezéskor');
    expect(topics()).toContain('Bejelentkezés');
  });

  it('leads to all topics and to the field where nothing is found', () => {
    open('/tudastar');
    search('zongorahangolás');
    expect(topics()).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Próbáld meg kevesebb vagy más szóval!');
    fireEvent.click(screen.getByRole('link', { name: 'Minden téma' }));
    expect(topics().length).toBeGreaterThan(10);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});
