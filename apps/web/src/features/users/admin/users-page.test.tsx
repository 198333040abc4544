import { adminPaths } from '@piacter/contracts/site/paths';
import type { DeletionSummary, ListedUser } from '@piacter/contracts/users';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { FirmUsersPage, IndividualUsersPage } from './users-page.tsx';

const user = (overrides: Partial<ListedUser> = {}): ListedUser => ({
  userID: 12,
  email: 'zold@kert.test',
  role: 'szakember',
  activated: 1,
  firmName: 'Zöld Kert Kft.',
  firmTypeName: 'Kft.',
  taxNumber: '12345678-1-42',
  contactPerson: 'Nagy Péter',
  firstName: null,
  lastName: null,
  contactEmail: 'iroda@kert.test',
  mobile: '+36 30 123 4567',
  tel: null,
  countryName: 'Magyarország',
  postalCode: '9021',
  countyRegion: null,
  settlement: 'Győr',
  street: 'Baross Gábor',
  streetType: 'utca',
  houseNumber: '12.',
  floorNumber: '2',
  doorNumber: '7',
  created: '2026-03-05T10:00:00.000Z',
  ...overrides,
});

let users: ListedUser[];
let summary: DeletionSummary;
let calls: string[];
beforeEach(() => {
  calls = [];
  users = [user()];
  summary = {
    deleted: { listings: 3, images: 12, requests: 0, offers: 1, unpaidOrders: 0 },
    kept: { orders: 4, payments: 3, requests: 0, offers: 0 },
    ending: { packages: 0, stays: 0 },
    isLastAdmin: 0,
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`);
    if (method === 'DELETE') {
      users = [];
      return Response.json({ ok: true, message: 'A felhasználót töröltük.' });
    }
    if (address.endsWith('/deletion')) return Response.json({ ok: true, message: '', data: summary });
    return Response.json({ ok: true, message: { data: users, totalPages: 1 } });
  });
});
afterEach(() => act(() => answerMessage(false)));

const pages = {
  [adminPaths.firmUsers]: <FirmUsersPage />,
  [adminPaths.privateUsers]: <IndividualUsersPage />,
};
const removeButton = () => screen.findByRole('button', { name: 'Törlés: Zöld Kert Kft., zold@kert.test' });

describe('the list of users', () => {
  it('shows companies with their address and contact', async () => {
    openPages(pages, adminPaths.firmUsers);
    expect(await screen.findByText('Zöld Kert Kft.')).toBeDefined();
    expect(
      screen.getByText(/9021 Győr, Baross Gábor utca 12\., 2\. emelet, 7\. ajtó · Magyarország/),
    ).toBeDefined();
    expect(screen.getByText('Kapcsolattartás: iroda@kert.test')).toBeDefined();
  });

  it('filters private persons by the state of their registration', async () => {
    users = [user({ firmName: null, email: 'uj@pelda.test', activated: 0 })];
    openPages(pages, `${adminPaths.privateUsers}?activated=0`);
    expect(await screen.findByText('Név nélkül')).toBeDefined();
    expect(calls).toContain('GET /api/search-individual-users?activated=0');
    expect(screen.getAllByText('Nem megerősített').length).toBeGreaterThan(1);
  });
});

describe('the deletion of a user', () => {
  it('says what goes and what stays, and deletes after a confirmation', async () => {
    openPages(pages, adminPaths.firmUsers);
    fireEvent.click(await removeButton());
    expect(
      await screen.findByText('Törlöd ezt a felhasználót: Zöld Kert Kft., zold@kert.test?'),
    ).toBeDefined();
    expect(screen.getByText(/3 hirdetés, 12 kép, 1 ajánlat\.$/)).toBeDefined();
    expect(screen.getByText(/4 rendelés, 3 fizetés\.$/)).toBeDefined();
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('A felhasználót töröltük.')).toBeDefined();
    expect(calls).toContain('DELETE /api/users/12');
  });

  it('is not offered for the last admin', async () => {
    summary = { ...summary, isLastAdmin: 1 };
    openPages(pages, adminPaths.firmUsers);
    fireEvent.click(await removeButton());
    expect(await screen.findByText('Ő az egyetlen adminisztrátor, ezért nem törölhető.')).toBeDefined();
    await waitFor(() => expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false));
  });
});
