import { afterEach, expect, it, vi } from 'vitest';
import { readInitialData } from './initial-data.ts';

const embed = (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="initial-data">${content}</script>`;
};
afterEach(() => {
  document.body.innerHTML = '';
});

it('gives what the server put into the page, by key', () => {
  embed('{"/api/pages-on-the-menu":[{"pageUrl":"rolunk","pageName":"Rólunk"}]}');
  expect(readInitialData()).toEqual({
    '/api/pages-on-the-menu': [{ pageUrl: 'rolunk', pageName: 'Rólunk' }],
  });
});
it('is empty without it, and bears what cannot be read', () => {
  expect(readInitialData()).toEqual({});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  embed('{broken');
  expect(readInitialData()).toEqual({});
});
