import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { useApi } from './use-api.ts';

/** When the app started: a worker that has run other files has a late clock. */
const started = performance.now();
const address = '/api/page-content-by-url/rolunk';
const reply = { ok: true, message: '', data: { pageName: 'Rólunk', content: '' } };
const refusal = { ok: false, code: 'not_found', message: 'Ilyen oldal nincs!' };

function Page() {
  const { data, error } = useApi('GET /api/page-content-by-url/{pageUrl}', {
    params: { pageUrl: 'rolunk' },
  });
  if (error) return `${error.status} ${error.code}: ${error.message}`;
  return data?.data.pageName ?? 'waiting';
}

const open = (embedded: Record<string, unknown>) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback: embedded }}>
      <Page />
    </SWRConfig>,
  );

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(started + 500);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(reply))),
  );
});

it('returns an embedded reply at once without a request', () => {
  open({ [address]: reply });
  expect(screen.getByText('Rólunk')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

it('fails at once where the server embedded a not-found reply', () => {
  open({ [address]: refusal });
  expect(screen.getByText('404 not_found: Ilyen oldal nincs!')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

it('says that what was there is gone where the server embedded that', () => {
  open({ [address]: { ...refusal, code: 'gone' } });
  expect(screen.getByText('410 gone: Ilyen oldal nincs!')).toBeTruthy();
});

it('requests again what was embedded long ago, and uses the new reply', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(started + 60_000);
  open({ [address]: refusal });
  expect(await screen.findByText('Rólunk')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('requests what was not embedded', async () => {
  open({});
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('Rólunk')).toBeTruthy();
});
