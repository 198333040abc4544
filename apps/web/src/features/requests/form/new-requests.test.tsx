import { stayField } from '@piacter/contracts/accommodations/fields';
import { isApplicable } from '@piacter/contracts/core/fields';
import { lowerFirst } from '@piacter/contracts/core/hungarian';
import {
  accommodationRequestFields,
  getEndLabels,
  propertyRequestFields,
} from '@piacter/contracts/requests/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fieldNamed, fillIn, pick } from '../../listings/testing.tsx';
import { accommodationRequest, propertyRequest, serviceRequest } from '../testing.ts';
import { NewAccommodationRequestPage } from './new-accommodation-request-page.tsx';
import { NewPropertyRequestPage } from './new-property-request-page.tsx';
import { NewServiceRequestPage } from './new-service-request-page.tsx';
import { takeFirstImages } from './sending.ts';
import { openForm, serve } from './testing.tsx';

const profileWithoutAddress = {
  email: 'gergely@pelda.test',
  lastName: 'Tóth',
  mobile: '+36 30 123 4567',
  countryID: null,
  postalCode: null,
  settlement: null,
  street: null,
  publicPlaceName: null,
  houseNumber: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => answerMessage(false)));

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Elküldöm' }));
const confirmSending = async () => {
  const box = within(await screen.findByRole('dialog'));
  expect(
    box.getByText('Ha elküldöd az ajánlatkérést, azon már nem tudsz módosítani! Biztos el akarod küldeni?'),
  ).toBeDefined();
  fireEvent.click(box.getByRole('button', { name: 'Elküldöm' }));
};
const invalidFields = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((field) => field.getAttribute('name'));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (group: RegExp, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
const addPlace = async (typed: string, place: string) => {
  await pick(/^Település/, typed, place);
  fireEvent.click(screen.getByRole('button', { name: /^Hozzáadás: / }));
};

describe('a new service request', () => {
  const open = async () => {
    const router = openForm(<NewServiceRequestPage />);
    await screen.findByRole('combobox', { name: /^Szakma/ });
    return router;
  };
  const fill = async () => {
    await pick(/^Szakma/, 'burk', 'Burkoló'.toLowerCase());
    fillIn('description', 'Fürdőszoba teljes burkolása.');
  };

  // Shows REQ-04, REQ-05.
  it("uses the profile's address, and is sent only after a confirmation", async () => {
    const changes = serve();
    const router = await open();
    expect(screen.getByText('Ez a cím: 2600 Vác, Zichy Hippolyt utca 8.')).toBeDefined();
    await fill();
    send();
    await confirmSending();
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/ajanlatkero/szakember_ajanlatkeres/77'),
    );
    expect(changes).toEqual([
      {
        method: 'POST',
        address: '/api/service-requests',
        body: expect.objectContaining({
          serviceID: 4,
          description: 'Fürdőszoba teljes burkolása.',
          requestTime: 1,
          timeUnit: 'hét',
          disableAddress: 1,
        }),
      },
    ]);
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Most 3 szakember vállal ilyen munkát a környéken, és látja a listájában az ajánlatkérésedet.',
    );
  });

  it('says that what was written before the login is not sent yet', async () => {
    serve();
    localStorage.setItem('writtenWork', JSON.stringify({ serviceID: '4', description: 'Csöpög a szifon.' }));
    await open();
    expect(screen.getByText(/^Amit írtál, itt van, de még nem küldtük el/)).toBeDefined();
    localStorage.removeItem('writtenWork');
  });

  it('is not sent without the confirmation', async () => {
    const changes = serve();
    await open();
    await fill();
    send();
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([]);
  });

  it('asks before contact data is sent in the text that everybody reads', async () => {
    const changes = serve();
    const router = await open();
    await fill();
    fillIn('description', 'Fürdőszoba burkolása. Hívj: 06 30 123 4567');
    send();
    const ask = async (answer: string) => {
      const box = within(await screen.findByRole('dialog', { name: 'Ezt mindenki látja' }));
      fireEvent.click(box.getByRole('button', { name: answer }));
    };
    await ask('Átírom');
    await waitFor(() => expect(invalidFields()).toEqual(['description']));
    expect(changes).toEqual([]);
    send();
    await ask('Így küldöm el');
    await confirmSending();
    await waitFor(() => expect(router.state.location.pathname).toContain('/77'));
    expect(changes).toHaveLength(1);
  });

  it('asks for a settlement when the profile has no address', async () => {
    serve({ '/api/user-profile': profileWithoutAddress });
    await open();
    expect(screen.getByText('A profilodban még nincs cím.')).toBeDefined();
    expect(fieldNamed('countryID').value).toBe('1');
    await fill();
    send();
    await waitFor(() => expect(invalidFields()).toEqual(['settlement']));
  });

  it('refuses a Hungarian postal code that cannot be one, unless the address is that of the profile', async () => {
    const changes = serve();
    const router = await open();
    await fill();
    tick('A profilomban megadott cím a helyszín');
    fillIn('settlement', 'Vác');
    fillIn('postalCode', '260');
    send();
    await waitFor(() => expect(invalidFields()).toEqual(['postalCode']));
    expect(screen.getAllByText('Ez nem érvényes irányítószám! Példa: 9021').length).toBeGreaterThan(0);
    expect(changes).toEqual([]);
    tick('A profilomban megadott cím a helyszín');
    send();
    await confirmSending();
    await waitFor(() => expect(router.state.location.pathname).toContain('/77'));
  });

  // Shows WID-14.
  it('limits the waiting time by its unit, and resets it to 1 with another unit', async () => {
    serve();
    await open();
    fillIn('requestTime', '99');
    expect(fieldNamed('requestTime').value).toBe('10');
    fireEvent.change(screen.getByLabelText('Mértékegység'), { target: { value: 'óra' } });
    expect(fieldNamed('requestTime').value).toBe('1');
    fillIn('requestTime', '99');
    expect(fieldNamed('requestTime').value).toBe('23');
    fireEvent.change(screen.getByLabelText('Mértékegység'), { target: { value: 'nap' } });
    fillIn('requestTime', '99');
    expect(fieldNamed('requestTime').value).toBe('6');
  });

  // Shows REQ-07.
  it('passes its pictures, two at most, on to its page', async () => {
    serve();
    const router = await open();
    const picker = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    URL.createObjectURL = () => 'blob:kep';
    URL.revokeObjectURL = () => undefined;
    fireEvent.change(picker as HTMLInputElement, { target: { files } });
    expect(await screen.findByText('Csak 2 kép fért még el, 1 kimaradt.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Kihagyás: a.png' }));
    await fill();
    send();
    await confirmSending();
    await waitFor(() => expect(router.state.location.pathname).toContain('/77'));
    expect(takeFirstImages(77).map(({ name }) => name)).toEqual(['b.png']);
    expect(takeFirstImages(77)).toEqual([]);
  });
});

describe('a new accommodation request', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-07-01T10:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  /** In the calendar, by what it calls the days aloud. */
  const chooseDays = async (...days: string[]) => {
    fireEvent.click(screen.getByRole('button', { name: /^Érkezés, távozás/ }));
    const calendar = within(await screen.findByRole('dialog', { name: stayField.label }));
    for (const day of days) fireEvent.click(calendar.getByRole('button', { name: day }));
    fireEvent.click(calendar.getByRole('button', { name: 'Kész' }));
  };

  // Shows RAC-02, RAC-03.
  it('requires every starred field, and a description of pets only where there are any', async () => {
    const changes = serve();
    openForm(<NewAccommodationRequestPage />);
    await screen.findByRole('option', { name: 'félpanzió' });
    expect(screen.queryByLabelText(/^Milyen kisállat/)).toBeNull();
    send();
    await waitFor(() =>
      expect(invalidFields()).toEqual(expect.arrayContaining(['mealPlanID', 'regions', 'description'])),
    );
    const days = screen.getByRole('button', { name: /^Érkezés, távozás/ });
    expect(days.getAttribute('data-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: /^Távozás: / }));
    expect(document.activeElement).toBe(days);
    choose(/^Kisállat is jön/, 'Igen');
    send();
    await waitFor(() =>
      expect(invalidFields()).toEqual(expect.arrayContaining(['petNumbers', 'petDescription'])),
    );
    expect(changes).toEqual([]);
  });

  it('says before anything is sent that the day of arrival has passed', async () => {
    serve();
    openForm(<NewAccommodationRequestPage />);
    await chooseDays('2027. július 12., hétfő', '2027. július 19., hétfő');
    vi.setSystemTime(new Date('2027-07-13T10:00:00Z'));
    send();
    expect(await screen.findAllByText(/^Az érkezés napja már elmúlt/)).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has every field of the description', async () => {
    serve();
    openForm(<NewAccommodationRequestPage />);
    choose(/^Kisállat is jön/, 'Igen');
    const { startDate, endDate, ...others } = accommodationRequestFields;
    expect(stayField.label).toBe(`${startDate.label}, ${lowerFirst(endDate.label)}`);
    const labels = [stayField, ...Object.values(others)].map(({ label }) => label);
    expect(labels.filter((label) => !document.body.textContent.includes(label))).toEqual([]);
  });

  it('sends its settlements as regions', async () => {
    const changes = serve();
    const router = openForm(<NewAccommodationRequestPage />);
    await screen.findByRole('option', { name: 'félpanzió' });
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Hozzáadás: település' });
    expect(add.disabled).toBe(true);
    await addPlace('gy', 'Győr');
    await chooseDays('2027. július 12., hétfő', '2027. július 19., hétfő');
    expect(screen.getByRole('button', { name: /^Érkezés, távozás/ }).textContent).toContain('7 éj');
    fillIn('budget', '150 e');
    fireEvent.change(screen.getByLabelText(/^Ellátás/), { target: { value: '2' } });
    choose(/^Akadálymentes/, 'Nem');
    choose(/^Kisállat is jön/, 'Nem');
    fillIn('childrenUnder6', '1');
    fillIn('description', 'Csendes helyet keresünk.');
    send();
    await confirmSending();
    await waitFor(() => expect(router.state.location.pathname).toBe('/ajanlatkero/szallas_ajanlatkeres/77'));
    expect(changes[0]?.body).toEqual({
      countryID: 1,
      regions: ['Győr'],
      startDate: '2027-07-12',
      endDate: '2027-07-19',
      adultPeople: 2,
      childrenUnder6: 1,
      children7to13: 0,
      children14Plus: 0,
      mealPlanID: 2,
      budget: 150_000,
      isAccessible: 0,
      hasPets: 0,
      petNumbers: null,
      petDescription: null,
      description: 'Csendes helyet keresünk.',
    });
  });
});

describe('the places of a request', () => {
  it.each([
    ['accommodation', <NewAccommodationRequestPage key="stay" />],
    ['a property', <NewPropertyRequestPage key="property" />],
  ])('leave the form of %s with their country', async (_kind, page) => {
    serve();
    openForm(page);
    await screen.findByRole('option', { name: 'Ausztria' });
    await addPlace('gy', 'Győr');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Település/ }));
    const remove = screen.getByRole('button', { name: /Győr/ });
    const list = remove.closest('ul')?.parentElement;
    fireEvent.click(remove);
    expect(document.activeElement).toBe(list);
    await addPlace('gy', 'Győr');
    fireEvent.change(fieldNamed('countryID'), { target: { value: '2' } });
    expect(fieldNamed('countryID').value).toBe('2');
    expect(screen.queryByRole('button', { name: /Győr/ })).toBeNull();
  });
});

describe('a new property request', () => {
  const open = async () => {
    const router = openForm(<NewPropertyRequestPage />);
    await screen.findByRole('radio', { name: 'Lakás' });
    await screen.findByRole('checkbox', { name: 'Tégla' });
    return router;
  };

  it('takes any building technology at a click', async () => {
    serve();
    openForm(<NewPropertyRequestPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Bármelyik megfelel: Építés módja' }));
    for (const name of ['Tégla', 'Panel'])
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Bármelyik megfelel: Építés módja' })).toBeNull();
  });

  // Shows RRE-08.
  it('offers purchase and rent, and parses prices in common notations', async () => {
    const changes = serve();
    const router = await open();
    const choices = within(screen.getByRole('group', { name: /^Vétel vagy bérlés/ }));
    expect(choices.getAllByRole('radio')).toHaveLength(2);
    for (const name of ['Vétel', 'Bérlés']) expect(choices.getByRole('radio', { name })).toBeDefined();
    await addPlace('gy', 'Győr');
    fillIn('minPrice', '45');
    fillIn('maxPrice', '60 000 000');
    expect(screen.getByText('45 000 000 Ft')).toBeDefined();
    expect(screen.getByText('60 000 000 Ft')).toBeDefined();
    for (const [name, value] of [
      ['floorAreaFrom', '50'],
      ['floorAreaTo', '80'],
      ['minRooms', '2'],
      ['maxRooms', '3'],
    ] as const)
      fillIn(name, value);
    tick('Újszerű');
    tick('Tégla');
    fillIn('description', 'Világos lakást keresünk.');
    send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/ajanlatkero/ingatlan_ajanlatkeres/77'));
    expect(changes[0]?.body).toEqual({
      description: 'Világos lakást keresünk.',
      adType: 1,
      houseType: 2,
      countryID: 1,
      regions: ['Győr'],
      minPrice: 45_000,
      maxPrice: 60_000,
      excludeFloorFrom: null,
      excludeFloorTo: null,
      floorAreaFrom: 50,
      floorAreaTo: 80,
      siteAreaFrom: null,
      siteAreaTo: null,
      minRooms: 2,
      maxRooms: 3,
      conditions: [1],
      buildTechnologies: [1],
    });
  });

  it.each([
    ['Lakás', 2],
    ['Ház', 1],
    ['Telek', 3],
  ])('has every field that applies to: %s', async (name, houseType) => {
    serve();
    await open();
    fireEvent.click(screen.getByRole('radio', { name }));
    const expected = Object.values(propertyRequestFields).flatMap((field) =>
      isApplicable(field, { houseType }) ? (field.type === 'range' ? getEndLabels(field) : field.label) : [],
    );
    expect(expected.filter((label) => !document.body.textContent.includes(label))).toEqual([]);
  });

  it('takes a rent in thousands', async () => {
    serve();
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Bérlés' }));
    fillIn('maxPrice', '180');
    expect(screen.getByText('180 000 Ft/hó')).toBeDefined();
    expect(screen.getByLabelText(/^Bérleti díj legfeljebb/)).toBeDefined();
  });

  it('has no fields of buildings for a plot', async () => {
    serve();
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Telek' }));
    expect(screen.queryByRole('checkbox', { name: 'Tégla' })).toBeNull();
    expect(screen.queryByLabelText(/^Szobák száma legalább/)).toBeNull();
    send();
    await waitFor(() =>
      expect(invalidFields().sort()).toEqual(['description', 'maxPrice', 'minPrice', 'regions']),
    );
  });
});

describe('a request that is sent again', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-07-01T10:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const taken = /^Átvettük, amit a korábbi ajánlatkérésedbe írtál, de még nem küldtük el/;

  it('for a professional begins with the work, the place and the pictures, and is sent at the button only', async () => {
    const images = [{ imageID: 4, imagePath: '/files/a.webp' }];
    const request = serviceRequest({ state: 'closed', settlement: 'Szeged', images });
    const changes = serve({ '/api/service-requests/31': request });
    URL.createObjectURL = () => 'blob:kep';
    URL.revokeObjectURL = () => undefined;
    localStorage.setItem('writtenWork', JSON.stringify({ serviceID: '9', description: 'Csöpög a szifon.' }));
    const router = openForm(<NewServiceRequestPage />, '/', '?ujra=31');
    expect(await screen.findByText(taken)).toBeDefined();
    expect(fieldNamed('description').value).toBe('Fürdőszoba teljes burkolása.');
    expect(fieldNamed('settlement').value).toBe('Szeged');
    expect(await screen.findByText('1.webp')).toBeDefined();
    expect(screen.queryByText('Még nem írtál be semmit.')).toBeNull();
    expect(changes).toEqual([]);
    send();
    await confirmSending();
    await waitFor(() => expect(router.state.location.pathname).toContain('/77'));
    expect(changes[0]?.body).toMatchObject({
      serviceID: 4,
      description: 'Fürdőszoba teljes burkolása.',
      requestTime: 2,
      timeUnit: 'hét',
      settlement: 'Szeged',
      street: 'Zichy Hippolyt',
      disableAddress: 0,
    });
    expect(takeFirstImages(77)).toHaveLength(1);
    // What waits from before the login is still not sent.
    expect(localStorage.getItem('writtenWork')).not.toBeNull();
    localStorage.removeItem('writtenWork');
  });

  it('says that its pictures have to be added again where they cannot be loaded', async () => {
    const images = [{ imageID: 4, imagePath: '/files/a.webp' }];
    serve({ '/api/service-requests/31': serviceRequest({ images }) }, ['/files/a.webp']);
    openForm(<NewServiceRequestPage />, '/', '?ujra=31');
    expect(await screen.findByText(/A régi képeket nem sikerült átvenni/)).toBeDefined();
  });

  it.each([
    ['2027-07-12', '2027-07-12', '2027-07-19'],
    ['2027-06-30', '', ''],
  ])('for a stay from %s has days that have not passed only', async (arrival, startDate, endDate) => {
    const request = { ...accommodationRequest({ startDate: arrival, budget: 90_000 }), petNumbers: null };
    serve({ '/api/accommodation-requests/41': { ...request, petDescription: null } });
    openForm(<NewAccommodationRequestPage />, '/', '?ujra=41');
    expect((await screen.findByText(taken)).textContent?.includes('A régi napok elmúltak')).toBe(!startDate);
    const days = screen.getByRole('button', { name: /^Érkezés, távozás/ }).textContent;
    expect(days?.includes('7 éj')).toBe(endDate !== '');
    expect(screen.getByText('Siófok')).toBeDefined();
    expect(fieldNamed('childrenUnder6').value).toBe('1');
    expect(fieldNamed('budget').value.replace(/\s/g, '')).toBe('90000');
    expect(fieldNamed('description').value).toBe('Csendes helyet keresünk a víz közelében.');
  });

  it('for a property begins with its prices, places and lists', async () => {
    const lists = { conditions: [2], buildTechnologies: [1], excludeFloorFrom: null, excludeFloorTo: null };
    serve({ '/api/real-estate-request-by-ids/51': { ...propertyRequest({ state: 'closed' }), ...lists } });
    openForm(<NewPropertyRequestPage />, '/', '?ujra=51');
    expect(await screen.findByText(taken)).toBeDefined();
    await screen.findByRole('checkbox', { name: 'Tégla' });
    expect(screen.getByText('45 000 000 Ft')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Felújítandó' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Újszerű' }).checked).toBe(false);
  });

  it('is empty, and says so, where the earlier one cannot be loaded', async () => {
    serve({}, ['/api/real-estate-request-by-ids/51']);
    openForm(<NewPropertyRequestPage />, '/', '?ujra=51');
    expect((await screen.findByRole('alert')).textContent).toMatch(/nem sikerült betölteni/);
    expect(fieldNamed('description').value).toBe('');
  });
});
