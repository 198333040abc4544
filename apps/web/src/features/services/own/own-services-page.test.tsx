import type { OwnServiceCard } from '@piacter/contracts/services';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { OwnServicesPage } from './own-services-page.tsx';

const service: OwnServiceCard = {
  serviceID: 21,
  serviceUrl: 'szobafestes-21',
  title: 'Szobafestés',
  serviceTypeName: 'festő, mázoló',
  mainImg: null,
  imageCount: 3,
  shortText: 'Szépen festek.',
  countryName: null,
  countyRegion: null,
  settlement: null,
  coverage: ['Pest vármegye', 'Győr', 'Szeged'],
  moreCoverage: 2,
  callOutFee: null,
  phone: '+36 30 123 4567',
  openUntil: null,
  price: 2500,
  packageType: 0,
  created: '2026-11-14T10:00:00.000Z',
  updated: '2026-11-14T10:00:00.000Z',
  disableAddress: 0,
  promotedUntil: null,
  hiddenReason: null,
  state: 'live',
  nextStates: ['live', 'paused', 'reserved', 'closed'],
  expiresAt: null,
};
let own: OwnServiceCard[];
let deleted: string[];

beforeEach(() => {
  own = [service];
  deleted = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'DELETE') {
      deleted.push(address);
      own = [];
      return Response.json({ ok: true, message: 'A szolgáltatást töröltük.' });
    }
    const data = address === '/api/professional-services' ? own : [];
    return Response.json({ ok: true, message: '', data });
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = () => openPages({ '/': <OwnServicesPage /> }, '/');

describe("the professional's list of services", () => {
  it('shows professions, lowest price and coverage, and links to the editing form', async () => {
    open();
    expect(await screen.findByText('Festő, mázoló')).toBeDefined();
    expect(screen.getByText('Ft-tól')).toBeDefined();
    expect(screen.getByText('Pest vármegye, Győr, Szeged és még 2')).toBeDefined();
    const edit = screen.getByRole('link', { name: 'Szerkesztés: Szobafestés' });
    expect(edit.getAttribute('href')).toBe('/szakember/szolgaltatas_letrehozasa/21');
  });

  // Shows PRO-01.
  it('deletes a service after a confirmation', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Szobafestés' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' }));
    expect(await screen.findByText('A szolgáltatást töröltük.')).toBeDefined();
    expect(await screen.findByText('Még nincs szolgáltatásod')).toBeDefined();
    expect(deleted).toEqual(['/api/professionals/21']);
  });
});
