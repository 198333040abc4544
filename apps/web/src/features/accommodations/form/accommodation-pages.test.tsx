import { accommodationFields, relationGroups } from '@piacter/contracts/accommodations/fields';
import { typedKeys } from '@piacter/contracts/core/values';
import { hostPaths } from '@piacter/contracts/site/paths';
import { plainPrices } from '@piacter/contracts/stays/values';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fieldNamed, fillIn, openPages, stubObserver } from '../../listings/testing.tsx';
import { EditAccommodationPage } from './edit-accommodation-page.tsx';
import { NewAccommodationPage } from './new-accommodation-page.tsx';

const lists: Record<string, unknown> = {
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
  '/api/accommodation-types': [{ typeID: 2, typeName: 'apartman' }],
  '/api/accommodation-meal-plans': [{ planID: 3, planName: 'reggeli' }],
  '/api/accommodation-bathroom-facilities': [{ facilityID: 201, facilityName: 'fürdőkád' }],
  '/api/accommodation-facilities': [{ facilityID: 4, facilityName: 'szauna' }],
  '/api/accommodation-spoken-languages': [{ languageID: 5, languageName: 'angol' }],
  '/api/accommodation-special-locations': [{ locationID: 6, locationName: 'vízpart' }],
  '/api/accommodation-prices/17': plainPrices,
  '/api/user-profile': {
    lastName: 'Nagy',
    mobile: '+36 30 123 4567',
    countryID: 1,
    postalCode: '8258',
    settlement: 'Badacsonytomaj',
    street: 'Római',
    houseNumber: '7',
  },
};
const stored = {
  accommodationID: 17,
  accommodationUrl: 'nadas-vendeghaz-17',
  accommodationName: 'Nádas Vendégház',
  countryID: 1,
  settlement: 'Badacsonytomaj',
  disableAddress: 0,
  openMonthFrom: 5,
  openDayFrom: 1,
  openMonthTo: 9,
  openDayTo: 30,
  accommodationTypeID: 2,
  mealPlanID: 3,
  pricePerPerson: 12_500,
  minimumStay: 2,
  minimumPerson: 1,
  petAllowed: 0,
  description: 'Csendes ház.',
  mainImg: null,
  packageType: 0,
  bathroomFacilities: [],
  kitchenFacilities: [],
  facilities: [4],
  spokenLanguages: [],
  roomFacilities: [],
  specialLocations: [],
  childFriendlyFacilities: [],
};
type Sent = { call: string; body: Record<string, unknown> };
let sent: Sent[];
let week: Record<string, unknown> | null;
let isThere: boolean;
/** What was saved over `stored`. */
let saved: object;

// The validation schema is normally loaded on demand; preloaded here, so that a slow machine does not time out.
beforeAll(
  () =>
    Promise.all([
      import('@piacter/contracts/accommodations'),
      import('@piacter/contracts/timetables'),
      import('../../../lib/form/schema-errors.ts'),
    ]),
  60_000,
);

beforeEach(() => {
  sent = [];
  week = null;
  isThere = true;
  saved = {};
  sessionStorage.clear();
  stubObserver();
  const reply = (fields: object, status = 200) =>
    Response.json({ ok: true, message: '', ...fields }, { status });
  const read = (address: string) => {
    if (address === '/api/accommodations/17')
      return isThere
        ? reply({ data: { ...stored, ...saved } })
        : Response.json({ ok: false, code: 'not_found', message: 'Nincs ilyen.' }, { status: 404 });
    if (address === '/api/timetables/17/accommodationID') return reply({ data: week });
    return reply({ data: lists[address] ?? [] });
  };
  const serve = async (address: string, { method, body }: RequestInit) => {
    if (address.startsWith('/api/drafts/')) return reply({ data: null });
    if (method === 'GET') return read(address);
    const given = JSON.parse(String(body ?? '{}')) as Record<string, unknown>;
    sent.push({ call: `${method} ${address}`, body: given });
    if (given.mondayOpen === true) week = { mondayOpen: 1, mondayFrom: '09:15', mondayTo: '16:00' };
    if (method === 'PATCH') {
      saved = given;
      return reply({ message: 'A szállást elmentettük.' });
    }
    if (address === '/api/accommodations')
      return reply({ message: 'A szállás elkészült.', insertID: 17 }, 201);
    return reply({ data: { isChosen: 1 } });
  };
  vi.stubGlobal('fetch', vi.fn(serve));
});
afterEach(() => act(() => answerMessage(false)));

const pages = {
  [hostPaths.newListing]: <NewAccommodationPage />,
  [hostPaths.listing()]: <EditAccommodationPage />,
};
const ready = () => screen.findByRole('option', { name: 'apartman' });
const openNew = async () => {
  const router = openPages(pages, hostPaths.newListing);
  await ready();
  await screen.findByRole('option', { name: 'Magyarország' });
  return router;
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const panels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the form of a new accommodation', () => {
  // Shows HOST-04.
  it('has its sections in the documented order, with the pictures first', async () => {
    await openNew();
    expect(panels()).toEqual(['Képek', 'A szállás adatai']);
    expect(screen.getByRole('button', { name: 'Kép hozzáadása' })).toBeDefined();
    expect(titles()).toEqual([
      'Név és cím',
      'Nyitvatartási időszak',
      'Adatok és ár',
      'Felszereltség',
      'Leírás',
      'Szolgáltatások',
      'Recepció',
    ]);
  });

  it('asks for every described field', async () => {
    await openNew();
    for (const name of relationGroups)
      expect(screen.getAllByText(accommodationFields[name].label), name).not.toEqual([]);
    const lists: readonly string[] = relationGroups;
    for (const name of typedKeys(accommodationFields).filter((name) => !lists.includes(name)))
      expect(fieldNamed(name).getAttribute('name'), name).toBe(name);
  });
  // Shows HOST-11.
  it('marks required fields with a star', async () => {
    await openNew();
    const starred = [...document.querySelectorAll('form [aria-required="true"]')].map((one) =>
      one.getAttribute('name'),
    );
    expect(starred).toEqual([
      'accommodationName',
      'countryID',
      'settlement',
      'accommodationTypeID',
      'mealPlanID',
      'capacity',
      'pricePerPerson',
      'minimumStay',
      'minimumPerson',
      'description',
    ]);
    for (const name of ['Első nap', 'Utolsó nap'])
      expect(screen.getByRole('group', { name: new RegExp(name) }).textContent).toContain('kötelező');
  });

  // Shows LAW-19.
  it('says what happens while the number in the register is missing', async () => {
    await openNew();
    expect(screen.getByText(/jogszabály írja elő\. Amíg nem adod meg, a hirdetésen az áll/)).toBeDefined();
    expect(fieldNamed('ntakNumber').getAttribute('aria-required')).toBeNull();
  });

  it.each(['SZ 12345678', ' sz-12 34 56 78', 'SZ123456789'])(
    'takes a number typed as %j whole',
    async (typed) => {
      await openNew();
      fillIn('ntakNumber', typed);
      expect(fieldNamed('ntakNumber').value.toUpperCase()).toBe('SZ12345678');
    },
  );

  it('refuses a last hour of arrival before the first, whatever else is missing', async () => {
    await openNew();
    fillIn('arrivalFrom', '20:00');
    fillIn('arrivalTo', '14:00');
    fireEvent.blur(fieldNamed('arrivalTo'));
    expect(await screen.findByText(/Ez a legkorábbi érkezés előtt van/)).toBeDefined();
    fillIn('arrivalTo', '02:00');
    fireEvent.blur(fieldNamed('arrivalTo'));
    await waitFor(() => expect(screen.queryByText(/Ez a legkorábbi érkezés előtt van/)).toBeNull());
  });

  // Shows HOST-06.
  it('lists the days of the selected month, and February has 29', async () => {
    await openNew();
    expect(screen.getByText('Egész évben nyitva.')).toBeDefined();
    fillIn('openMonthTo', '2');
    expect(fieldNamed('openDayTo').value).toBe('29');
    expect(fieldNamed('openDayTo').querySelectorAll('option')).toHaveLength(29);
  });

  // Shows HOST-08.
  it('enables the cost of a pet only where pets are allowed', async () => {
    await openNew();
    expect(fieldNamed('petCostPerNight').disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Kisállat hozható'));
    expect(fieldNamed('petCostPerNight').disabled).toBe(false);
  });

  // Shows HOST-07.
  it('clamps numbers to their limits', async () => {
    await openNew();
    fillIn('capacity', '10000');
    expect(fieldNamed('capacity').value.replaceAll(/\s/g, '')).toBe('9999');
    fillIn('minimumStay', 'sok');
    expect(fieldNamed('minimumStay').value).toBe('0');
  });

  // Shows HOST-05.
  it("fills in the profile's address, and restores the former one", async () => {
    await openNew();
    fillIn('settlement', 'Tihany');
    const box = screen.getByLabelText<HTMLInputElement>('A profilomban megadott cím');
    await waitFor(() => expect(box.disabled).toBe(false));
    fireEvent.click(box);
    expect([fieldNamed('settlement').value, fieldNamed('street').value]).toEqual(['Badacsonytomaj', 'Római']);
    expect(box.checked).toBe(true);
    fillIn('houseNumber', '8');
    expect(box.checked).toBe(false);
    fillIn('houseNumber', '7');
    fireEvent.click(box);
    expect([fieldNamed('settlement').value, fieldNamed('street').value]).toEqual(['Tihany', '']);
  });

  // Shows HOST-02.
  it('creates it with its groups and its week, and opens its page', async () => {
    const router = await openNew();
    fillIn('accommodationName', 'Nádas Vendégház');
    fillIn('countryID', '1');
    fillIn('settlement', 'Badacsonytomaj');
    fillIn('accommodationTypeID', '2');
    fillIn('mealPlanID', '3');
    fillIn('capacity', '6');
    fillIn('pricePerPerson', '12000');
    fillIn('minimumStay', '2');
    fillIn('minimumPerson', '1');
    fillIn('description', 'Csendes ház.');
    fireEvent.click(screen.getByLabelText('szauna'));
    fireEvent.click(screen.getByLabelText('angol'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hétfő' }));
    fillIn('mondayFrom', '09:15');
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    await screen.findByText('A szállás elkészült.');
    expect(router.state.location.pathname).toBe(hostPaths.listing(17));
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/accommodations']);
    expect(sent[0]?.body).toMatchObject({
      facilities: [4],
      spokenLanguages: [5],
      specialLocations: [],
      mondayOpen: true,
      tuesdayOpen: false,
    });
    await waitFor(() => expect(fieldNamed('mondayFrom').value).toBe('09:15'));
    // The number of links is requested separately.
    await waitFor(() =>
      expect(panels()).toEqual([
        'Képek',
        'A szállás adatai',
        'Idényárak és költségek',
        'Árlista',
        'Közösségi linkek',
        'Videók',
        'Csomag',
      ]),
    );
  });

  it('shows missing hours at their day, and sends nothing', async () => {
    await openNew();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kedd' }));
    fillIn('tuesdayFrom', '');
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    await screen.findByRole('link', { name: 'Kedd, mettől: Ezt a mezőt ki kell töltened!' });
    expect(fieldNamed('tuesdayFrom').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });
});

describe('the form of a saved accommodation', () => {
  // Shows HOST-03.
  it('sends the fields that were changed, the days of the week among them, and reads nothing before', async () => {
    openPages(pages, hostPaths.listing(17));
    await ready();
    fillIn('accommodationName', 'Nádas Panzió');
    fillIn('openMonthFrom', '6');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hétfő' }));
    fillIn('mondayFrom', '09:15');
    const fetching = vi.mocked(fetch);
    fetching.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
    await screen.findByText('A szállást elmentettük.');
    expect(fetching.mock.calls[0]?.[1]?.method).toBe('PATCH');
    const { mondayTo, seen, ...body } = sent[0]?.body ?? {};
    expect(body).toEqual({
      accommodationName: 'Nádas Panzió',
      openMonthFrom: 6,
      mondayOpen: true,
      mondayFrom: '09:15',
    });
    expect(mondayTo).toMatch(/^\d\d:\d\d$/);
    expect(Object.keys(seen ?? {}).sort()).toEqual([...Object.keys(body), 'mondayTo'].sort());
    expect(seen).toMatchObject({ mondayOpen: false, mondayFrom: '' });
  });

  it('asks before changed seasons and fees are left, as before its own fields', async () => {
    const router = openPages({ ...pages, [hostPaths.calendar()]: <p>A naptár</p> }, hostPaths.listing(17));
    await ready();
    fireEvent.change(await screen.findByLabelText('Takarítás, alkalmanként'), { target: { value: '9000' } });
    const panel = within(screen.getByRole('region', { name: 'Idényárak és költségek' }));
    fireEvent.click(panel.getByRole('link', { name: 'Naptár' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Maradok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(hostPaths.listing(17));
    fireEvent.click(panel.getByRole('link', { name: 'Naptár' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Elmegyek' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(hostPaths.calendar(17)));
  });

  it('is headed by its new name once that is saved', async () => {
    openPages(pages, hostPaths.listing(17));
    await ready();
    expect(screen.getByText('Nádas Vendégház, Badacsonytomaj')).toBeDefined();
    fillIn('accommodationName', 'Nádas Panzió');
    fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Nádas Panzió, Badacsonytomaj')).toBeDefined();
    expect(fieldNamed('accommodationName').value).toBe('Nádas Panzió');
  });

  // Shows HOST-10.
  it.each([
    ['fürdőkád', 'add-delete-facility-relation/17/201', { table: 'accommodation_bathroom_facilities' }],
    ['szauna', 'add-delete-facility-relation/17/4', { table: 'accommodation_facilities' }],
    ['angol', 'add-delete-spoken-languages/17/5', {}],
    ['vízpart', 'add-delete-special-locations/17/6', {}],
  ])('toggles %s on the server at once', async (label, path, body) => {
    openPages(pages, hostPaths.listing(17));
    fireEvent.click(await screen.findByLabelText(label));
    await waitFor(() => expect(sent).toEqual([{ call: `POST /api/${path}`, body }]));
  });

  it('shows the documented message when it fails to load, and retries', async () => {
    isThere = false;
    openPages(pages, hostPaths.listing(17));
    const failure = (await screen.findByText('Nem sikerült lekérni a szállást!')).closest('div');
    isThere = true;
    fireEvent.click(within(failure ?? document.body).getByRole('button', { name: 'Próbáld újra' }));
    await ready();
    expect(fieldNamed('accommodationName').value).toBe('Nádas Vendégház');
  });
});
