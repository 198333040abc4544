import { afterEach, expect, it, vi } from 'vitest';
import { readInitialData } from './providers.tsx';

const embed = (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="initial-data">${content}</script>`;
};
afterEach(() => {
  document.body.innerHTML = '';
});

it('reads the replies that the server embedded, by key', () => {
  embed('{"/api/pages-on-the-menu":[{"pageUrl":"rolunk","pageName":"Rólunk"}]}');
  expect(readInitialData()).toEqual({
    '/api/pages-on-the-menu': [{ pageUrl: 'rolunk', pageName: 'Rólunk' }],
  });
});
it('is empty where nothing is embedded or it is not valid JSON', () => {
  expect(readInitialData()).toEqual({});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  embed('{broken');
  expect(readInitialData()).toEqual({});
});
