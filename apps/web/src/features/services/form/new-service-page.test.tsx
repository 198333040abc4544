import { serviceFields } from '@piacter/contracts/services/fields';
import { radiiReached } from '@piacter/contracts/services/values';
import { professionalPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { pick } from '../../listings/testing.tsx';
import { describeService, ok, openEditor, serve } from './testing.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // As on every server-rendered page: a meta element whose name is also a field's.
  document.head.innerHTML = '<meta name="description" content="Piactér">';
});
afterEach(() => act(() => answerMessage(false)));

const created = { message: 'A szolgáltatást létrehoztuk.', insertID: 21 };
const open = async () => {
  const router = openEditor(professionalPaths.newListing);
  await screen.findByLabelText(/A szolgáltatás neve/);
  return router;
};
const getFieldValue = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));

describe("a new service's form", () => {
  it('starts with the data of the profile, in Hungary', async () => {
    serve(() => undefined);
    await open();
    expect(getFieldValue(/Kapcsolattartási e-mail/)).toBe('anna@pelda.hu');
    expect(getFieldValue(/Telefonszám/)).toBe('+36 30 123 4567');
    await screen.findAllByRole('option', { name: 'Magyarország' });
    expect((document.querySelector('[name="countryID"]') as HTMLSelectElement).value).toBe('1');
    expect(screen.getByText('0 / 20 kép')).toBeDefined();
  });

  // Shows PRO-05.
  it('is on the ground floor by default, once it has a street', async () => {
    serve(() => undefined);
    await open();
    expect(getFieldValue(/^Emelet/)).toBe('');
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^Utca/, 'N');
    await waitFor(() => expect(getFieldValue(/^Emelet/)).toBe('földszint'));
    type(/^Emelet/, '');
    type(/^Utca/, 'Nagymező');
    expect(getFieldValue(/^Emelet/)).toBe('');
  });

  it('has every field of the description', async () => {
    serve(() => undefined);
    await open();
    const labels = Object.values(serviceFields).map(({ label }) => label);
    expect(labels.filter((label) => !document.body.textContent.includes(label))).toEqual([]);
  });

  // Shows PRO-05.
  it('requires name, profession, e-mail, phone and description, but no address', async () => {
    const changes = serve(() => undefined);
    await open();
    await screen.findByRole('textbox', { name: /^Leírás/ });
    fireEvent.change(screen.getByLabelText(/Kapcsolattartási e-mail/), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText(/Telefonszám/), { target: { value: '' } });
    save();
    expect(await screen.findByText('5 mező hibás:')).toBeDefined();
    const invalidLabels = [...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(invalidLabels).toEqual(
      expect.arrayContaining(['title', 'selectedServiceTypes', 'contactEmail', 'phone']),
    );
    expect(invalidLabels).not.toContain('settlement');
    expect(screen.getByRole('link', { name: /^Leírás: / })).toBeDefined();
    expect(screen.getAllByText('Adj hozzá legalább egy szakmát!')).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  it('asks for settlements first, and folds the countries in which few work', async () => {
    serve(() => undefined);
    await open();
    const home = await screen.findByRole('checkbox', { name: 'Magyarország' });
    const settlement = screen.getAllByLabelText('Település').at(0);
    expect(settlement?.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(home.closest('details')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Ausztria' }).closest('details')).not.toBeNull();
  });

  // Shows PRO-06.
  it('adds a profession once and reports a duplicate', async () => {
    serve(() => undefined);
    await open();
    await pick(/^Szakma/, 'festo', 'festő');
    expect(screen.getByRole('button', { name: 'festő , eltávolítás' })).toBeDefined();
    await pick(/^Szakma/, 'festo', 'festő');
    expect(await screen.findByText('Ezt a szakmát már hozzáadtad, válassz másikat!')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /eltávolítás$/ })).toHaveLength(1);
  });

  // Shows PRO-02.
  it('creates the service, saves the collected coverage, and opens its editing form', async () => {
    const changes = serve(({ method, address }) => {
      if (method === 'POST') return ok(created, 201);
      if (address.startsWith('/api/region-suggestions'))
        return ok({ data: [{ regionName: 'Pest vármegye', kind: 'region' }] });
      return undefined;
    });
    const router = await open();
    fireEvent.change(screen.getByLabelText(/A szolgáltatás neve/), { target: { value: 'Festés' } });
    await pick(/^Szakma/, 'fest', 'festő');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ausztria' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hétfő' }));
    await pick('Vármegye vagy régió', 'pest', 'Pest vármegye');
    // It is not added: sending does that.
    expect(screen.queryByRole('button', { name: 'Törlés: Pest vármegye' })).toBeNull();
    await describeService('<p>Szépen <strong>festek</strong>.</p>');
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe(professionalPaths.listing(21)));
    const [service, ...coverage] = changes;
    expect(service?.body).toMatchObject({
      title: 'Festés',
      selectedServiceTypes: [7],
      countryID: 1,
      settlement: '',
      floorNumber: '',
      description: '<p>Szépen <strong>festek</strong>.</p>',
      mondayOpen: true,
      tuesdayOpen: false,
    });
    expect(coverage).toEqual([
      {
        method: 'POST',
        address: '/api/toggle-service-country-relation',
        body: { countryID: 2, serviceID: 21 },
      },
      {
        method: 'POST',
        address: '/api/service-regions',
        body: { serviceID: 21, countryID: 1, regionType: 1, regionName: 'Pest vármegye' },
      },
    ]);
  });

  it('sends settlements with their radius, of which five have one', async () => {
    const names = ['Ajka', 'Baja', 'Cegléd', 'Dorog', 'Eger', 'Fót'];
    const changes = serve(({ method, address }) => {
      if (method === 'POST') return ok(created, 201);
      if (address.startsWith('/api/region-suggestions'))
        return ok({ data: names.map((regionName) => ({ regionName, kind: 'settlement' })) });
      return undefined;
    });
    await open();
    fireEvent.change(screen.getByLabelText(/A szolgáltatás neve/), { target: { value: 'Festés' } });
    await pick(/^Szakma/, 'fest', 'festő');
    for (const name of names) {
      await pick('Település', name, name);
      fireEvent.click(screen.getByRole('button', { name: 'Hozzáadás: település' }));
      fireEvent.change(screen.getByLabelText(`Körzet: ${name}`), { target: { value: '10' } });
    }
    expect(await screen.findByText(radiiReached)).toBeDefined();
    act(() => answerMessage(true));
    await describeService('<p>Festek.</p>');
    save();
    const places = () => changes.filter(({ address }) => address === '/api/service-regions');
    await waitFor(() => expect(places()).toHaveLength(names.length));
    expect(places().map(({ body }) => body)).toEqual(
      names.map((settlementName, index) => ({
        serviceID: 21,
        countryID: 1,
        regionType: 2,
        settlementName,
        radius: index < 5 ? 10 : 0,
      })),
    );
  });

  it('reports how much of the coverage could not be saved', async () => {
    serve(({ method, address }) => {
      if (address === '/api/professionals') return ok(created, 201);
      return method === 'POST' ? Response.json({ ok: false, message: 'Nem.' }, { status: 503 }) : undefined;
    });
    await open();
    fireEvent.change(screen.getByLabelText(/A szolgáltatás neve/), { target: { value: 'Festés' } });
    await pick(/^Szakma/, 'fest', 'festő');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Ausztria' }));
    await describeService('<p>Festek.</p>');
    save();
    expect(await screen.findByText(/nem mentődött el: Ausztria\./)).toBeDefined();
  });
});
