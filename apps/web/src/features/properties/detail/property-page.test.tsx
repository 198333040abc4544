import type { PriceComparison, PropertyDetail } from '@piacter/contracts/properties';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PropertyPage } from './property-page.tsx';

const flat: PropertyDetail = {
  realEstateID: 7,
  countryID: 1,
  countryName: 'Magyarország',
  adType: 1,
  adTypeName: 'Eladó',
  advertiserType: 'magánszemély',
  postalCode: '1137',
  settlement: 'Budapest XIII. kerület',
  countyRegion: 'Budapest',
  street: 'Radnóti Miklós',
  publicPlaceType: 1,
  publicPlaceName: 'utca',
  houseNumber: '12',
  floorNumber: '3',
  doorNumber: '4',
  disableAddress: 0,
  lat: null,
  lon: null,
  mapPosition: null,
  price: 74_900,
  maintenanceFee: 24,
  utilities: null,
  floorArea: 68,
  energyClass: 5,
  energyClassName: 'B',
  energyCertificate: 'HET-01234567',
  siteArea: null,
  balconyArea: 6,
  roomNumber: 2,
  halfRoomNumber: 1,
  isAttic: 0,
  isSmartHome: null,
  isGardenContact: 0,
  moveImmediately: 1,
  isPetAllowed: null,
  hasBalcony: 1,
  hasElevator: 0,
  thermallyInsulated: 1,
  hasSolarPanel: 1,
  solarPanelOutput: 5,
  houseType: 2,
  houseTypeName: 'lakás',
  buildTechnology: 1,
  buildTechnologyName: 'tégla',
  conditionID: 3,
  conditionName: 'felújított',
  heatType: 4,
  heatTypeName: 'házközponti',
  parkingType: null,
  parkingTypeName: null,
  viewType: null,
  viewTypeName: null,
  furnishedType: null,
  furnishedTypeName: null,
  electricityType: 1,
  electricityTypeName: 'van',
  yearBuilt: 1985,
  amper: 32,
  gasType: null,
  gasTypeName: null,
  specialLocations: [{ locationID: 1, locationName: 'park' }],
  description: 'Első bekezdés.\n\nMásodik bekezdés.',
  exchangeDesc: null,
  packageType: 4,
  mainImg: null,
  images: [
    { imgID: 1, path: '/files/a-1600.webp', isMainImg: 0, order: 0 },
    { imgID: 2, path: '/files/b-1600.webp', isMainImg: 1, order: 1 },
  ],
  videoLinks: [],
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
  contactEmail: 'judit@pelda.test',
};

let comparison: PriceComparison | null;
let reply: { status: number; body: object };
const found = (more: Partial<PropertyDetail> = {}) => {
  reply = { status: 200, body: { ok: true, message: '', data: { ...flat, ...more } } };
};

const open = async (address = '/ingatlan/7') => {
  const router = createMemoryRouter([{ path: '/ingatlan/:realEstateID', element: <PropertyPage /> }], {
    initialEntries: [address],
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  await screen.findByRole('heading', { level: 1 });
};
const valueBeside = (term: string) => {
  const [name] = screen.getAllByText(term, { selector: 'dt' }).slice(-1);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

let prices: { price: number; since: string }[] = [];

beforeEach(() => {
  prices = [];
  comparison = null;
  found();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.startsWith('/api/price-history/')
        ? Response.json({ ok: true, message: '', data: prices })
        : address.startsWith('/api/price-comparison/')
          ? Response.json({ ok: true, message: '', data: comparison })
          : new Response(JSON.stringify(reply.body), { status: reply.status }),
    ),
  );
});

describe('the page of a property', () => {
  // Shows PRICE-02.
  it('compares the price per square metre with the median of its kind nearby', async () => {
    comparison = {
      ...{ place: 'Budapest XIII. kerület', isWider: 0, unitPrice: 950_000, median: 1_000_000 },
      ...{ sampleSize: 46, lowerQuartile: 900_000, upperQuartile: 1_150_000 },
    };
    await open();
    const list = within(await screen.findByRole('list', { name: 'Árak a környéken' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'Ez a hirdetés950 000 Ft/m²5 százalékkal a középső ár alatt',
      'Eladó lakás, Budapest XIII. kerület1 000 000 Ft/m²A középső ár 46 hirdetés alapján: ezek fele olcsóbb, fele drágább.',
      'A hirdetések középső fele900 000–1 150 000 Ft/m²',
    ]);
    expect(pageText()).not.toContain('Közelebb még kevés');
  });

  it('says where it is compared with a whole county, of which the middle half is not known yet', async () => {
    comparison = {
      ...{ place: 'Pest vármegye', isWider: 1, unitPrice: 950_000, median: 950_000 },
      ...{ sampleSize: 8, lowerQuartile: null, upperQuartile: null },
    };
    await open();
    expect(await screen.findByText(/Közelebb még kevés a hasonló hirdetés/)).toBeDefined();
    await screen.findByRole('list', { name: 'Árak a környéken' });
    expect(pageText()).not.toContain('középső fele');
  });

  // Shows PRICE-01.
  it('shows how the price has changed, the newest first', async () => {
    prices = [
      { price: 80_000, since: '2026-10-01T10:00:00.000Z' },
      { price: 74_900, since: '2026-11-05T10:00:00.000Z' },
    ];
    await open();
    const list = within(await screen.findByRole('list', { name: 'Így változott az ár' }));
    const rows = list
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      '2026. 11. 05.74 900 000 Ft−6%, előtte 80 000 000 Ft',
      '2026. 10. 01.80 000 000 FtFeladáskor',
    ]);
  });

  // Shows SRP-02.
  it('shows price, price per square metre and key facts', async () => {
    await open();
    expect(heading()).toBe('Budapest XIII. kerület, Radnóti Miklós utca');
    expect(pageText()).toContain('74 900 000 Ft');
    expect(pageText()).toContain('74 900 000 Ft 1 101 470 Ft/m²');
    expect(valueBeside('Szobák')).toBe('2 + 1 fél');
    expect(valueBeside('Közös költség')).toBe('24 000 Ft/hó');
    expect(valueBeside('Villany')).toBe('van, 32 A');
    expect(valueBeside('Napelem')).toBe('Van, 5 kW');
    expect(valueBeside('Erkély')).toBe('Van, 6 m²');
    expect(valueBeside('Módosítva')).toBe('2026. 11. 11.');
  });
  it('shows a dash for missing values', async () => {
    await open();
    expect(['Rezsi', 'Parkolás', 'Okosotthon'].map(valueBeside)).toEqual(['–', '–', '–']);
  });
  it('leaves out the site of a flat, and key facts that are not known', async () => {
    found({ siteArea: null, heatType: null, heatTypeName: null });
    await open();
    expect(screen.queryByText('Telekterület')).toBeNull();
    expect(screen.getAllByText('Fűtés', { selector: 'dt' })).toHaveLength(1);
  });
  // Shows LAW-20.
  it('says whose duty a missing energy class is', async () => {
    found({ energyClass: null, energyClassName: null, energyCertificate: null });
    await open();
    expect(valueBeside('Energetikai besorolás')).toBe('nincs megadva (a hirdetőnek kötelező megadnia)');
  });
  it('leaves out a door that nobody gave', async () => {
    found({ doorNumber: null });
    await open();
    expect(screen.queryByText('Ajtó')).toBeNull();
  });
  it('gives what is nearby an icon by its kind, and a pin to what it does not know', async () => {
    found({
      specialLocations: [
        { locationID: 1, locationName: 'park' },
        { locationID: 2, locationName: 'erdő' },
        { locationID: 14, locationName: 'iskola' },
        { locationID: 999, locationName: 'csillagda' },
      ],
    });
    await open();
    const iconBeside = (name: string) => screen.getByText(name).querySelector('svg')?.innerHTML;
    expect(iconBeside('Erdő')).toBe(iconBeside('Park'));
    expect(new Set(['Park', 'Iskola', 'Csillagda'].map(iconBeside)).size).toBe(3);
  });
  it('shows a rent per month, without a price per square metre', async () => {
    found({ adType: 2, adTypeName: 'Kiadó', price: 185 });
    await open();
    expect(valueBeside('Bérleti díj')).toBe('185 000 Ft/hó');
    expect(pageText()).not.toContain('Ft/m²');
  });
  it('says of a rent whether pets are allowed', async () => {
    await open();
    expect(screen.queryByText('Kisállat hozható')).toBeNull();
    found({ adType: 2, adTypeName: 'Kiadó', isPetAllowed: 1 });
    await open('/ingatlan/8');
    expect(valueBeside('Kisállat hozható')).toBe('Igen');
  });
  it('shows the site area of a plot', async () => {
    found({ houseType: 3, floorArea: null, siteArea: 749 });
    await open();
    expect(valueBeside('Telekterület')).toBe('749 m²');
    expect(pageText()).toContain('100 000 Ft/m²');
  });
  it('counts the site of a house among the key facts, not its floor', async () => {
    found({ houseType: 1, siteArea: 815 });
    await open();
    const count = (term: string) => screen.getAllByText(term, { selector: 'dt' }).length;
    expect(['Telekterület', 'Emelet'].map(count)).toEqual([2, 1]);
  });
  it('starts with the main picture', async () => {
    await open();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/b-800.webp');
  });
  it('shows the contact data', async () => {
    await open();
    const box = within(screen.getByRole('complementary', { name: 'Kapcsolat' }));
    expect(box.getByText('Szabó Judit')).toBeTruthy();
    expect(box.getByRole('link', { name: '+36 30 123 4567' }).getAttribute('href')).toBe('tel:+36301234567');
    expect(box.getByRole('link', { name: 'judit@pelda.test' }).getAttribute('href')).toBe(
      'mailto:judit@pelda.test',
    );
  });
  it('names a firm with its contact person', async () => {
    found({ isFirm: 1, firmName: 'Otthon Kft.', contactPerson: 'Kiss Péter' });
    await open();
    expect(screen.getByText('Otthon Kft.')).toBeTruthy();
    expect(screen.getByText('Kapcsolattartó: Kiss Péter')).toBeTruthy();
  });
  it('links only the owner to the editing form', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Szerkesztés' })).toBeNull();
  });
  it('links the owner to the editing form', async () => {
    found({ isOwn: 1 });
    await open();
    expect(screen.getByRole('link', { name: 'Szerkesztés' }).getAttribute('href')).toBe(
      '/ingatlan_tulajdonos/ingatlan/7',
    );
  });
});

describe('a hidden address', () => {
  const hidden = {
    disableAddress: 1,
    street: null,
    publicPlaceName: null,
    houseNumber: null,
    doorNumber: null,
  } as const;
  it('is reported as hidden, without a map', async () => {
    found(hidden);
    await open();
    expect(heading()).toBe('Budapest XIII. kerület');
    expect(valueBeside('Utca, házszám')).toBe('A pontos cím rejtett');
    expect(screen.queryByText('Ajtó')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Térkép' })).toBeNull();
  });
  it('is shown to the owner, with a note that it is hidden from others', async () => {
    found({ disableAddress: 1, isOwn: 1 });
    await open();
    expect(valueBeside('Utca, házszám')).toBe('Radnóti Miklós utca 12.');
    expect(screen.getByText('A pontos címet csak te látod, a hirdetésben rejtett.')).toBeTruthy();
  });
});

describe('a hidden ad', () => {
  it('says why, and tells its owner what to do', async () => {
    found({ hiddenReason: 'Hamis ár.', isOwn: 1 });
    await open();
    expect(await screen.findByText(/Indoklás: Hamis ár\./)).toBeTruthy();
    expect(pageText()).toContain('Javítsd ki, amit kifogásoltunk');
    expect(screen.queryByRole('button', { name: 'Hirdetés bejelentése' })).toBeNull();
  });
  it('tells an admin who sees it', async () => {
    found({ hiddenReason: 'Hamis ár.' });
    await open();
    expect(await screen.findByText(/csak a hirdetője és az adminisztrátorok látják/)).toBeTruthy();
  });
  it('can be reported while it is not hidden', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Hirdetés bejelentése' })).toBeTruthy();
  });
});

describe('an address without a property', () => {
  it('is reported as not found', async () => {
    reply = { status: 404, body: { ok: false, message: 'Nincs ilyen.', code: 'not_found' } };
    await open();
    expect(heading()).toBe('A keresett oldal nem található!');
  });
  it('sends no request when its id is not a number', async () => {
    await open('/ingatlan/alma');
    expect(heading()).toBe('A keresett oldal nem található!');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('sharing', () => {
  it('copies the address without a share sheet, and confirms that for two seconds', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await open();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Megosztás' }));
    await act(async () => {
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(screen.getByRole('button', { name: 'Link kimásolva' })).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(screen.getByRole('button', { name: 'Megosztás' })).toBeTruthy();
  });
});
