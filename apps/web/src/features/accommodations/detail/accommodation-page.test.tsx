import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import type { Field } from '@piacter/contracts/core/fields';
import { plainPrices } from '@piacter/contracts/stays/values';
import type { Timetable } from '@piacter/contracts/timetables';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubObserver } from '../../listings/testing.tsx';
import { AccommodationPage } from './accommodation-page.tsx';

const week = {
  mondayOpen: 1,
  mondayFrom: '08:00',
  mondayTo: '16:00',
  tuesdayOpen: 0,
  tuesdayFrom: null,
  tuesdayTo: null,
} as Timetable;

const house: AccommodationDetail = {
  accommodationID: 6,
  accommodationUrl: 'nadas-vendeghaz-6',
  accommodationName: 'Nádas Vendégház',
  countryID: 1,
  countryName: 'Magyarország',
  postalCode: '8258',
  settlement: 'Badacsonytomaj',
  countyRegion: 'Veszprém vármegye',
  street: 'Kert',
  publicPlaceType: 1,
  publicPlaceName: 'utca',
  houseNumber: '2',
  floorNumber: null,
  doorNumber: null,
  disableAddress: 0,
  lat: null,
  lon: null,
  mapPosition: null,
  openMonthFrom: 4,
  openDayFrom: 1,
  openMonthTo: 10,
  openDayTo: 31,
  accommodationTypeID: 4,
  accommodationTypeName: 'vendégház',
  mealPlanID: 2,
  mealPlanName: 'reggeli',
  floorArea: 90,
  ntakNumber: 'SZ12345678',
  arrivalFrom: '14:00',
  arrivalTo: '20:00',
  departureTo: '10:00',
  roomCount: 3,
  capacity: 6,
  pricePerPerson: 12_500,
  minimumStay: 2,
  minimumPerson: 1,
  extraBed: 1,
  separateKitchen: 1,
  refrigerator: 1,
  separateBathroom: 0,
  separateWC: 0,
  petAllowed: 1,
  petCostPerNight: 1500,
  description: 'A tó partján.\n\nCsendes.',
  bathroomFacilities: [{ facilityID: 201, facilityName: 'zuhanykabin' }],
  kitchenFacilities: [],
  facilities: [{ facilityID: 301, facilityName: 'ingyenes wifi' }],
  spokenLanguages: [{ languageID: 3, languageName: 'német' }],
  roomFacilities: [],
  specialLocations: [{ locationID: 3, locationName: 'vízpart' }],
  childFriendlyFacilities: [],
  images: [],
  videoLinks: [],
  timetable: week,
  priceTable: [
    { productID: 1, productName: 'Reggeli', priceFrom: 3500, priceTo: null },
    { productID: 2, productName: 'Csónak egy napra', priceFrom: 6000, priceTo: 9000 },
  ],
  prices: plainPrices,
  packageType: 2,
  mainImg: null,
  created: '2026-11-01T10:00:00.000Z',
  updated: '2026-11-10T23:30:00.000Z',
  isOwn: 0,
  hiddenReason: null,
  state: 'live',
  nextStates: [],
  userID: 3,
  lastName: 'Szabó',
  firstName: 'Judit',
  contactPerson: null,
  isFirm: 0,
  firmName: null,
  mobile: '+36 30 123-4567',
  tel: null,
  contactEmail: null,
};

let calendar: object | undefined;
let reply: { status: number; body: object };
const found = (more: Partial<AccommodationDetail> = {}) => {
  reply = { status: 200, body: { ok: true, message: '', data: { ...house, ...more } } };
};
/** The calendar of July 2027, with the nights before a day busy from another one on. */
const keepCalendar = (busyFrom: string, busyTo: string) => {
  const night = { minimumStay: 1, pricePerPerson: 12_500 };
  calendar = {
    isKept: 1,
    refreshed: null,
    nights: [
      { ...night, from: '2027-07-01', to: busyFrom, state: 'free' },
      { ...night, from: busyFrom, to: busyTo, state: 'busy' },
      { ...night, from: busyTo, to: '2027-10-01', state: 'free' },
    ],
  };
};
const open = async (url = 'nadas-vendeghaz-6') => {
  const router = createMemoryRouter(
    [{ path: '/szallas/:accommodationUrl', element: <AccommodationPage /> }],
    {
      initialEntries: [`/szallas/${url}`],
    },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
};
const valueBeside = (term: string) => {
  const [name] = screen.getAllByText(term, { selector: 'dt' }).slice(-1);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
};
const findSection = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).parentElement?.textContent;

beforeEach(() => {
  found();
  calendar = undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      calendar && address.startsWith('/api/calendars/')
        ? new Response(JSON.stringify({ ok: true, message: '', data: calendar }))
        : new Response(JSON.stringify(reply.body), { status: reply.status }),
    ),
  );
});

describe('the page of an accommodation', () => {
  // Shows SAC-06.
  it('shows price, key facts and the opening period', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nádas Vendégház');
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(
      '12 500 Ft fejenként és éjszakánként',
    );
    expect(valueBeside('Nyitva')).toBe('április 1. – október 31.');
    expect(valueBeside('Férőhelyek')).toBe('6 fő');
    expect(valueBeside('Kisállat felára')).toBe('1 500 Ft/éj');
    expect(valueBeside('Utca, házszám')).toBe('Kert utca 2.');
    expect(screen.getByText('Kiemelt')).toBeTruthy();
  });
  it('says what the stay of the search costs, and what speaks against it', async () => {
    const comeNear = stubObserver();
    const router = await open(
      'nadas-vendeghaz-6?openFrom=2027-07-10&openTo=2027-07-12&guests=4&petAllowed=1',
    );
    const box = screen.getByRole('region', { name: 'Mennyibe kerülne?' });
    const says = () => box.textContent?.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(says()).toContain('2 éj × 4 fő × 12 500 Ft100 000 Ft'));
    expect(says()).toContain('Kisállat: 2 éj × 1 500 Ft3 000 Ft');
    expect(says()).toContain('Összesen103 000 Ft');
    expect(screen.getByText(/^103.000.Ft összesen$/)).toBeDefined();
    expect(screen.queryByText(/^12.500.Ft.fő.éj$/, { selector: 'span' })).toBeNull();
    act(comeNear);
    const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Üzenet/);
    const written = () => message.value.replaceAll('\u00a0', ' ');
    expect(written()).toContain('\n2027. 07. 10. – 2027. 07. 12.: 2 éj, 4 fő, kisállattal.\n');
    fireEvent.change(within(box).getByLabelText(/^Kisállatok/), { target: { value: '0' } });
    fireEvent.change(within(box).getByLabelText(/^Felnőttek/), { target: { value: '8' } });
    await waitFor(() =>
      expect(router.state.location.search).toBe('?arrival=2027-07-10&departure=2027-07-12&adults=8'),
    );
    expect(says()).toContain('Összesen200 000 Ft');
    expect(says()).toContain('Legfeljebb 6 fő fér el.');
    // What nobody has touched follows; what was typed stays.
    expect(written()).toContain('2 éj, 8 fő.\n');
    fireEvent.change(message, { target: { value: 'Van még hely?' } });
    fireEvent.change(within(box).getByLabelText(/^Felnőttek/), { target: { value: '2' } });
    await waitFor(() => expect(says()).toContain('Összesen50 000 Ft'));
    expect(message.value).toBe('Van még hely?');
  });
  it('counts the seasons, children by their age, and the fees of its host', async () => {
    const summer = {
      from: '06-15',
      to: '08-31',
      pricePerPerson: 20_000,
      minimumStay: 4,
      weekendPercent: null,
    };
    const childPercent = { under6: 0, from7: 50, from14: 100 };
    found({ prices: { seasons: [summer], childPercent, cleaningFee: 15_000, touristTax: 500 } });
    await open('nadas-vendeghaz-6?arrival=2027-08-31&departure=2027-09-02&adults=2&children7to13=1');
    const box = screen.getByRole('region', { name: 'Mennyibe kerülne?' });
    const says = () => box.textContent?.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(says()).toContain('1 éj × 2 fő × 20 000 Ft40 000 Ft'));
    expect(says()).toContain('7–13 évesek: 1 éj × 1 fő × 10 000 Ft10 000 Ft');
    expect(says()).toContain('1 éj × 2 fő × 12 500 Ft25 000 Ft');
    expect(says()).toContain('7–13 évesek: 1 éj × 1 fő × 6 250 Ft6 250 Ft');
    expect(says()).toContain('Idegenforgalmi adó: 2 éj × 2 fő × 500 Ft2 000 Ft');
    expect(says()).toContain('Takarítás15 000 FtÖsszesen98 250 Ft');
    expect(says()).toContain('legalább 4 éjszakára');
  });
  it('offers as many nights as its host asks for, where nothing else is in the way', async () => {
    found({ minimumStay: 5 });
    const router = await open('nadas-vendeghaz-6?arrival=2027-07-10&departure=2027-07-12&adults=2');
    const longer = await screen.findByRole('button', { name: /^Legyen 5 éj: júl\.\s10\S15\.$/ });
    // A stay that is refused has no sum in the bar.
    expect(screen.queryByText(/Ft összesen$/)).toBeNull();
    longer.focus();
    fireEvent.click(longer);
    await waitFor(() =>
      expect(router.state.location.search).toBe('?arrival=2027-07-10&departure=2027-07-15&adults=2'),
    );
    expect(screen.queryByText(/legalább 5 éjszakára/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Legyen/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Tájékoztató összeg');
  });
  it('offers no longer stay that something else speaks against', async () => {
    found({ minimumStay: 5 });
    await open('nadas-vendeghaz-6?arrival=2027-07-10&departure=2027-07-12&adults=9');
    expect(await screen.findByText(/legalább 5 éjszakára/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Legyen/ })).toBeNull();
  });
  it('says which nights are busy, and offers the next free days', async () => {
    keepCalendar('2027-07-11', '2027-07-14');
    const router = await open('nadas-vendeghaz-6?arrival=2027-07-10&departure=2027-07-12&adults=2');
    expect(await screen.findByText(/^Foglalt éjszakák: júl\.\s11\.$/)).toBeDefined();
    expect(screen.queryByText(/Ft összesen$/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Szabad: júl\.\s14\S16\.$/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?arrival=2027-07-14&departure=2027-07-16&adults=2'),
    );
    expect(screen.queryByText(/^Foglalt éjszakák/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Szabad/ })).toBeNull();
  });
  it('offers no longer stay with busy nights, but a later one', async () => {
    found({ minimumStay: 5 });
    keepCalendar('2027-07-13', '2027-07-20');
    await open('nadas-vendeghaz-6?arrival=2027-07-10&departure=2027-07-12&adults=2');
    expect(await screen.findByRole('button', { name: /^Szabad: júl\.\s20\S25\.$/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Legyen/ })).toBeNull();
    expect(screen.queryByText(/^Foglalt éjszakák/)).toBeNull();
  });
  it('asks for the calendar once for the sum and the months', async () => {
    const comeNear = stubObserver();
    keepCalendar('2027-07-11', '2027-07-14');
    await open('nadas-vendeghaz-6?arrival=2027-07-10&departure=2027-07-15&adults=2');
    act(comeNear);
    expect(await screen.findByText(/^Kiválasztva: .* foglalt éjszaka is van/)).toBeDefined();
    expect(screen.queryByText(/A végösszeget fent látod/)).toBeNull();
    const asked = vi.mocked(fetch).mock.calls.filter(([address]) => String(address).includes('/calendars/'));
    expect(new Set(asked.map(([address]) => address)).size).toBe(1);
  });
  it('says that a day after busy nights has become that of the arrival', async () => {
    const comeNear = stubObserver();
    keepCalendar('2027-07-11', '2027-07-14');
    const router = await open('nadas-vendeghaz-6?arrival=2027-07-10&adults=2');
    act(comeNear);
    const july = await screen.findByRole('grid', { name: '2027. július' });
    const choose = (day: string) =>
      fireEvent.click(july.querySelector(`[data-day="2027-07-${day}"]`) ?? july);
    choose('12');
    expect(screen.getByText('Addig nem minden éjszaka szabad: válassz korábbi napot!')).toBeDefined();
    choose('16');
    expect(await screen.findByText(/új napja: júl\.\s16\. Most válaszd ki a távozás napját!/)).toBeDefined();
    expect(router.state.location.search).toBe('?arrival=2027-07-16&adults=2');
    choose('18');
    expect(await screen.findByText(/^Kiválasztva: .* A végösszeget fent látod\.$/)).toBeDefined();
    expect(router.state.location.search).toBe('?arrival=2027-07-16&adults=2&departure=2027-07-18');
  });
  it('offers no stay once it has closed', async () => {
    found({ state: 'closed' });
    await open();
    expect(screen.queryByRole('region', { name: 'Mennyibe kerülne?' })).toBeNull();
    expect(screen.queryByText(/naptár/i)).toBeNull();
  });
  it('asks for the days of a stay where none were searched for', async () => {
    await open();
    const box = screen.getByRole('region', { name: 'Mennyibe kerülne?' });
    expect(box.textContent).toContain('Add meg, mikor és hányan jönnétek');
    expect(box.textContent).not.toContain('Összesen');
  });
  it('lists the groups of equipment that have any', async () => {
    await open();
    const titles = ['Fürdőszoba', 'A szállás szolgáltatásai', 'Beszélt nyelvek', 'A közelben'];
    expect(titles.map((title) => findSection(title)?.replace(title, ''))).toEqual([
      'Zuhanykabin',
      'Ingyenes wifi',
      'Német',
      'Vízpart',
    ]);
  });
  it('shows the week, and the price table with fixed prices and ranges', async () => {
    await open();
    expect(valueBeside('Hétfő')).toBe('8:00–16:00');
    expect(valueBeside('Kedd')).toBe('zárva');
    const prices = within(screen.getByRole('table'));
    const rows = prices.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Reggeli3 500 Ft',
      'Csónak egy napra6 000–9 000 Ft',
    ]);
  });
  it('shows every described field that its host has filled in', async () => {
    const facility = [{ facilityID: 1, facilityName: 'kád' }];
    found({
      separateBathroom: 1,
      separateWC: 1,
      kitchenFacilities: facility,
      roomFacilities: facility,
      childFriendlyFacilities: facility,
    });
    await open();
    const { accommodationName, description, ...others } = accommodationFields;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(house.accommodationName);
    expect(document.body.textContent).toContain(house.description.split('\n')[0]);
    for (const { label, type } of Object.values<Field>(others))
      expect(screen.getAllByText(label, { selector: type === 'list' ? 'h3' : 'dt' }), label).not.toEqual([]);
  });
  it('denies nothing that its host has not ticked', async () => {
    found({ petAllowed: 0 });
    await open();
    for (const name of ['separateBathroom', 'separateWC', 'petAllowed'] as const)
      expect(screen.queryByText(accommodationFields[name].label, { selector: 'dt' }), name).toBeNull();
    for (const name of ['kitchenFacilities', 'roomFacilities', 'childFriendlyFacilities'] as const)
      expect(screen.queryByRole('heading', { name: accommodationFields[name].label }), name).toBeNull();
  });
  it('shows a dash for a missing price, and no empty week or price table', async () => {
    found({ pricePerPerson: 0, timetable: null, priceTable: [], petAllowed: 0, petCostPerNight: null });
    await open();
    expect(valueBeside('Ár fejenként, éjszakánként')).toBe('–');
    for (const name of ['Recepció', 'Árlista']) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText('Kisállat felára', { selector: 'dt' })).toBeNull();
  });
  it('has a contact form', async () => {
    const comeNear = stubObserver();
    await open();
    act(comeNear);
    expect(await screen.findByRole('form', { name: 'Írj a hirdetőnek' })).toBeTruthy();
  });
  it('links the host to the editing form, without a contact form', async () => {
    found({ isOwn: 1 });
    await open();
    expect(screen.getByRole('link', { name: 'Szerkesztés' }).getAttribute('href')).toBe(
      '/szallasado/szallas_letrehozasa/6',
    );
    expect(screen.queryByText('Az űrlap betöltése…')).toBeNull();
    expect(screen.queryByRole('form', { name: 'Írj a hirdetőnek' })).toBeNull();
  });
  it('opens by a former slug', async () => {
    await open('regi-nev-6');
    expect(fetch).toHaveBeenCalledWith('/api/accommodation-public/regi-nev-6', expect.anything());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nádas Vendégház');
  });
  it('shows the not-found page for an unknown address', async () => {
    reply = { status: 404, body: { ok: false, message: 'Nincs ilyen.', code: 'not_found' } };
    await open('nincs-99');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A keresett oldal nem található!');
  });
});
