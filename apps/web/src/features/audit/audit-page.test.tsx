import type { AuditLogEntry } from '@piacter/contracts/audit';
import { adminPaths } from '@piacter/contracts/site/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPages } from '../listings/testing.tsx';
import { AuditPage } from './audit-page.tsx';
import { formatValue } from './changes.tsx';

const entry: AuditLogEntry = {
  auditID: 1,
  at: '2026-11-22T10:00:00.000Z',
  actorID: 7,
  actorEmail: 'admin@piacter.test',
  action: 'order_deactivated',
  entity: 'service_order',
  entityID: 12,
  before: { isActive: 1 },
  after: { isActive: 0 },
  detail: {},
};
let entries: AuditLogEntry[];
let asked: string[];
beforeEach(() => {
  entries = [entry];
  asked = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ ok: true, message: '', data: entries, total: entries.length, totalPages: 1 });
  });
});
afterEach(() => vi.useRealTimers());
const plain = (text: string | null) => text?.replace(/\s+/g, ' ');

describe('the page of the audit log', () => {
  it('says in Hungarian who changed what, before and after, with a link to it', async () => {
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog);
    const row = within(await screen.findByRole('row', { name: /admin@piacter\.test/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => plain(textContent));
    expect(cells).toEqual([
      '2026. 11. 22. 11:00:00',
      'Rendelés kikapcsolásaRendelés (12)',
      'admin@piacter.test',
      'Aktív: igen →erre: nem',
    ]);
    expect(row.getByRole('link').getAttribute('href')).toBe('/admin/rendeles-modositasa/12');
  });

  it('says codes in words: states of reports, what they are about', async () => {
    entries = [
      {
        ...entry,
        action: 'updated',
        entity: 'listing_report',
        before: { reportState: 'open', reason: 'fraud' },
        after: { reportState: 'dismissed', reason: 'fraud' },
        detail: { kind: 'property', listingID: 9, count: 2 },
      },
    ];
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog);
    const row = within(await screen.findByRole('row', { name: /admin@piacter\.test/ }));
    const lines = row.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines).toEqual([
      'Bejelentés állapota: nyitott →erre: elvetve',
      'Indoklás: Csalásnak tűnik →erre: Csalásnak tűnik',
      'Mi: Ingatlan',
      'Hirdetés, üzenet vagy ajánlatkérés száma: 9',
      'Ennyi bejelentés: 2',
    ]);
    expect(row.getByRole('link', { name: 'Ingatlan (9)' }).getAttribute('href')).toBe(
      '/admin/hirdetesek/property/9',
    );
  });

  it.each([
    ['user', '/admin/felhasznalo/12'],
    ['service', '/admin/hirdetesek/service/12'],
    ['property_request', '/admin/ajanlatkeresek/property/12'],
  ] as const)('links an entry of %s to its page', async (entity, address) => {
    entries = [{ ...entry, action: 'updated', entity }];
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog);
    const row = within(await screen.findByRole('row', { name: /admin@piacter\.test/ }));
    expect(row.getByRole('link').getAttribute('href')).toBe(address);
  });

  it.each([
    ['listingState', 'live', 'Élő'],
    ['mailState', 'failed', 'Sikertelen'],
    ['role', 'szakember', 'Szakember'],
    ['ntakResult', 'found', 'megvan'],
    ['paymentState', 'paid', 'kifizetve'],
    ['reason', 'Hamis képek.', 'Hamis képek.'],
  ])('writes %s %s as %s', (field, value, words) => {
    expect(formatValue(field, value)).toBe(words);
  });

  it('shows facts of the system, and no link to what was deleted', async () => {
    entries = [
      {
        ...entry,
        actorID: null,
        actorEmail: null,
        action: 'order_deleted',
        before: { price: 4900 },
        after: null,
        detail: { amount: 4900, unknown: 'x' },
      },
    ];
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog);
    const row = within(await screen.findByRole('row', { name: /rendszer/ }));
    expect(row.queryByRole('link')).toBeNull();
    const lines = row.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines).toEqual(['Ár: 4 900 Ft', 'Összeg (Ft): 4900', 'unknown: x']);
  });

  it('searches as its address says', async () => {
    const query = '?actor=admin%40&entity=service_order&entityID=12&dateFrom=2026-11-01';
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog + query);
    await screen.findByRole('row', { name: /admin@piacter\.test/ });
    const [last] = asked.filter((address) => address.startsWith('/api/audit-log'));
    expect(Object.fromEntries(new URLSearchParams(last?.split('?')[1]))).toEqual({
      actor: 'admin@',
      entity: 'service_order',
      entityID: '12',
      dateFrom: '2026-11-01',
    });
  });

  it('searches one day that has passed, chosen in the calendar', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    openPages({ [adminPaths.auditLog]: <AuditPage /> }, adminPaths.auditLog);
    fireEvent.click(await screen.findByRole('button', { name: /^Mikor\?/ }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Mikor?' }));
    const day = () => calendar.getByRole('button', { name: '2026. november 12., csütörtök' });
    fireEvent.click(day());
    fireEvent.click(day());
    fireEvent.click(calendar.getByRole('button', { name: 'Kész' }));
    await waitFor(() => expect(asked.at(-1)).toContain('dateFrom=2026-11-12&dateTo=2026-11-12'));
  });

  it.each([
    ['published', 1, 'igen'],
    ['hidden', false, 'nem'],
    ['keywords', ['egy', 'kettő'], 'egy, kettő'],
    ['keywords', [], 'üres'],
    ['packageType', 4, 'PRO'],
    ['startDate', '2026-12-01', '2026. 12. 01.'],
    ['firmName', null, 'üres'],
    ['anything', { a: 1 }, '{"a":1}'],
  ])('formats %s %j as %s', (field, value, words) => {
    expect(plain(formatValue(field, value))).toBe(words);
  });
});
