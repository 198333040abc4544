import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { WaitingCount } from './index.tsx';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ ok: true, message: '', data: { reports: 3, mails: 100, refunds: 0 } });
  });
});

// Shows ADM-17.
it('counts what waits by one call, and says what it is', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ul>
        <li>
          <WaitingCount of="reports" />
        </li>
        <li>
          <WaitingCount of="mails" />
        </li>
        <li>
          <WaitingCount of="refunds" />
        </li>
      </ul>
    </SWRConfig>,
  );
  await screen.findByText('3');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 vár döntésre',
    '99+ levelet nem sikerült elküldeni',
    '',
  ]);
  expect(asked).toEqual(['/api/admin-waiting']);
});
