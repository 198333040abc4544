import type { ServiceRecord, ServiceRegion } from '@piacter/contracts/services';
import { professionalPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { pick } from '../../listings/testing.tsx';
import { ok, openEditor, serve } from './testing.tsx';

const relation = { relationID: 70, serviceID: 21, serviceTypeID: 7, typeName: 'festő' };
const service: Partial<ServiceRecord> = {
  serviceID: 21,
  serviceUrl: 'festes-21',
  title: 'Festés',
  contactEmail: 'anna@pelda.hu',
  phone: '+36 30 123 4567',
  webpage: null,
  description: '<p>Festek.</p>',
  disableAddress: 0,
  floorNumber: 'földszint',
};
const gyor: ServiceRegion = {
  relationID: 90,
  serviceID: 21,
  countryID: 1,
  settlementName: 'Győr',
  regionType: 2,
  radius: 0,
};
let settlements: ServiceRegion[];
/** The entry of the advertiser's list, which has the state. */
let card: object;
/** What the server says of a save; undefined where it takes it. */
let refusal: string | undefined;
const suggestions = ['Szeged', 'Szegerdő'].map((regionName) => ({ regionName, kind: 'settlement' }));

const answer = ({ method, address, body }: { method: string; address: string; body?: unknown }) => {
  if (address === '/api/service-regions' && method === 'POST') {
    const { settlementName } = body as { settlementName: string };
    settlements = [...settlements, { ...gyor, relationID: 91, settlementName }];
    return ok({ insertID: 91 }, 201);
  }
  if (address === '/api/service-regions/90' && method === 'PATCH') {
    settlements = [{ ...gyor, ...(body as Pick<ServiceRegion, 'radius'>) }];
    return ok({ message: 'Elmentettük.' });
  }
  if (address === '/api/service-regions/90') {
    settlements = [];
    return ok({ message: 'Töröltük.' });
  }
  if (address === '/api/service-relation/70')
    return Response.json(
      { ok: false, code: 'conflict', message: 'Legalább egy szolgáltatás kell!' },
      { status: 409 },
    );
  if (address === '/api/toggle-service-country-relation') return ok({ data: { isChosen: 1 } });
  if (address === '/api/professional-services') return ok({ data: [card] });
  if (address === '/api/listings/service/21/status') {
    card = { ...card, state: 'live', nextStates: ['paused'] };
    return ok({
      data: { state: 'live', nextStates: ['paused'] },
      message: 'A hirdetésed mostantól látható.',
    });
  }
  if (address === '/api/professionals/21' && method === 'PATCH' && refusal !== undefined)
    return Response.json({ ok: false, code: 'unavailable', message: refusal }, { status: 503 });
  if (address === '/api/professionals/21')
    return ok(method === 'PATCH' ? { message: 'Mentettük.' } : { data: service });
  if (address === '/api/service-relations/21') return ok({ data: [relation] });
  if (address === '/api/service-regions/21/2') return ok({ data: settlements });
  if (address.startsWith('/api/region-suggestions')) return ok({ data: suggestions });
  return undefined;
};

beforeEach(() => {
  sessionStorage.clear();
  settlements = [gyor];
  refusal = undefined;
  card = {
    serviceID: 21,
    state: 'draft',
    nextStates: ['live'],
    expiresAt: null,
    packageType: 0,
    hiddenReason: null,
  };
});
afterEach(() => act(() => answerMessage(false)));

const open = async () => {
  const changes = serve(answer);
  openEditor(professionalPaths.listing(21));
  await screen.findByRole('button', { name: 'Törlés: Győr' });
  return changes;
};

describe("the form of a professional's own service", () => {
  // Shows PRO-07.
  it.each(['Heti nyitvatartás', 'Képek', 'Árlista'])('has a section %s', async (title) => {
    await open();
    expect(screen.getAllByRole('heading', { name: title }).length).toBeGreaterThan(0);
  });

  // Shows PRO-04, WID-13.
  it('adds only a settlement that was selected from the suggestions', async () => {
    const changes = await open();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Hozzáadás: település' });
    const name = screen.getAllByRole('combobox', { name: 'Település' }).at(-1);
    expect(add.disabled).toBe(true);
    await pick('Település', 'szeg', 'Szeged');
    expect(add.disabled).toBe(false);
    fireEvent.change(name ?? add, { target: { value: 'Szege' } });
    expect(add.disabled).toBe(true);
    await pick('Település', 'szeg', 'Szeged');
    fireEvent.click(add);
    expect(await screen.findByRole('button', { name: 'Törlés: Szeged' })).toBeDefined();
    expect(changes.map(({ body }) => body)).toEqual([
      { serviceID: 21, countryID: 1, regionType: 2, settlementName: 'Szeged', radius: 0 },
    ]);
    expect(add.disabled).toBe(true);
  });

  // Shows PRO-11.
  it('saves the radius around a settlement at once', async () => {
    const changes = await open();
    const radius = () => screen.getByLabelText<HTMLSelectElement>('Körzet: Győr');
    expect([...radius().options].map(({ text }) => text)).toEqual([
      'Csak itt',
      ...[10, 20, 30, 50].map((kilometres) => `+ ${kilometres}\u00a0km`),
    ]);
    fireEvent.change(radius(), { target: { value: '30' } });
    await waitFor(() => expect(radius().value).toBe('30'));
    expect(changes).toEqual([{ method: 'PATCH', address: '/api/service-regions/90', body: { radius: 30 } }]);
  });

  it('removes a settlement only after a confirmation', async () => {
    const changes = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Győr' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mégse' }));
    expect(changes).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Törlés: Győr' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Törlés: Győr' })).toBeNull());
    expect(changes.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'DELETE /api/service-regions/90',
    ]);
  });

  // Shows PRO-03.
  it('saves a whole country at once', async () => {
    const changes = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ausztria' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ countryID: 2, serviceID: 21 });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ausztria' }).checked).toBe(true);
  });

  it("keeps the last profession, with the server's message", async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'festő , eltávolítás' }));
    expect(await screen.findByText('Legalább egy szolgáltatás kell!')).toBeDefined();
    expect(screen.getByRole('button', { name: 'festő , eltávolítás' })).toBeDefined();
  });

  it('saves the fields and leaves professions and coverage as they are', async () => {
    const changes = await open();
    fireEvent.change(screen.getByLabelText(/A szolgáltatás neve/), { target: { value: 'Mázolás' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Mentettük.')).toBeDefined();
    expect(changes[0]?.method).toBe('PATCH');
    expect(changes[0]?.body).toEqual({ title: 'Mázolás', seen: { title: 'Festés' } });
  });

  const rename = (title: string) =>
    fireEvent.change(screen.getByLabelText(/A szolgáltatás neve/), { target: { value: title } });
  const publish = async (label: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `${label}: Festés` }));
  const toCalls = (changes: readonly { method: string; address: string }[]) =>
    changes.map(({ method, address }) => `${method} ${address}`);

  // Shows LIFE-08.
  it('publishes a draft with what the form shows: what is unsaved is saved first, by one button', async () => {
    const changes = await open();
    expect(await screen.findByRole('button', { name: 'Közzéteszem: Festés' })).toBeDefined();
    rename('Mázolás');
    await publish('Mentem, és közzéteszem');
    expect(await screen.findByText('A hirdetésed mostantól látható.')).toBeDefined();
    expect(screen.queryByText('Mentettük.')).toBeNull();
    expect(toCalls(changes)).toEqual([
      'PATCH /api/professionals/21',
      'PATCH /api/listings/service/21/status',
    ]);
    expect(changes[0]?.body).toEqual({ title: 'Mázolás', seen: { title: 'Festés' } });
  });

  it('publishes nothing where the save is refused, or an error is found before', async () => {
    const changes = await open();
    refusal = 'Most nem megy.';
    rename('Mázolás');
    await publish('Mentem, és közzéteszem');
    expect(await screen.findByText('Most nem megy.')).toBeDefined();
    act(() => answerMessage(true));
    rename('');
    await publish('Mentem, és közzéteszem');
    expect(await screen.findByText('Ezt a mezőt ki kell töltened!')).toBeDefined();
    expect(toCalls(changes)).toEqual(['PATCH /api/professionals/21']);
    expect(screen.getByText('Piszkozat')).toBeDefined();
  });

  it('only publishes where nothing is unsaved', async () => {
    const changes = await open();
    await publish('Közzéteszem');
    expect(await screen.findByText('A hirdetésed mostantól látható.')).toBeDefined();
    expect(toCalls(changes)).toEqual(['PATCH /api/listings/service/21/status']);
  });
});
