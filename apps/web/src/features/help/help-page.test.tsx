import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { HelpPage } from './help-page.tsx';

describe('the help', () => {
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
    render(
      <MemoryRouter>
        <HelpPage />
      </MemoryRouter>,
    );
    expect(document.getElementById(anchor)?.querySelector('h2')).toBeTruthy();
    const contents = within(screen.getByRole('navigation', { name: 'Tartalom' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`#${anchor}`);
  });
});
