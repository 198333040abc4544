import { ownerPaths } from '@piacter/contracts/site/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { upload } from '../../../lib/api/upload.ts';
import { answerMessage } from '../../../lib/message-queue.ts';
import { fieldNamed, fillIn, openPages, stubObserver } from '../../listings/testing.tsx';
import { NewPropertyPage } from './new-property-page.tsx';

vi.mock('../../../lib/api/upload.ts', () => ({ upload: vi.fn() }));

const types = (...names: string[]) => names.map((typeName, index) => ({ typeID: index + 1, typeName }));
const lists: Record<string, unknown> = {
  '/api/user-profile': { lastName: 'Nagy', mobile: '+36 30 123 4567' },
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
  '/api/types_ad': types('Eladó', 'Kiadó', 'Csere', 'Eladó vagy cserélhető'),
  '/api/types/types_house': types('ház', 'lakás', 'telek'),
  '/api/special_locations': [{ locationID: 4, locationName: 'park' }],
};
let sent: Record<string, unknown> | undefined;

// The validation schema is normally loaded on demand; preloaded here, so that a slow machine does not time out.
beforeAll(
  () => Promise.all([import('@piacter/contracts/properties'), import('../../../lib/form/schema-errors.ts')]),
  60_000,
);

beforeEach(() => {
  sent = undefined;
  sessionStorage.clear();
  stubObserver();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/drafts/')) return Response.json({ ok: true, message: '', data: null });
    if (init.method !== 'POST') return Response.json({ ok: true, message: '', data: lists[address] ?? [] });
    sent = JSON.parse(String(init.body)) as Record<string, unknown>;
    return Response.json({ ok: true, message: 'A hirdetést feladtuk.', insertID: 17 }, { status: 201 });
  });
});
afterEach(() => answerMessage(false));

const open = async () => {
  const pages = {
    [ownerPaths.newListing]: <NewPropertyPage />,
    [ownerPaths.listing()]: <Editor />,
  };
  const router = openPages(pages, ownerPaths.newListing);
  await screen.findByRole('option', { name: 'Kiadó' });
  await screen.findByRole('option', { name: 'telek' });
  return router;
};
const getLabel = (name: string) => fieldNamed(name).labels?.[0]?.textContent?.replace(/\s*\*$/, '');

const fillRequired = () => {
  fillIn('countryID', '1');
  fillIn('adType', '1');
  fillIn('postalCode', '4031');
  fillIn('settlement', 'Debrecen');
  fillIn('street', 'Vincellér');
  fillIn('houseNumber', '12');
  fillIn('price', '52000');
};
const Editor = () => <h1>{JSON.stringify(useLocation().state)}</h1>;

describe("the property ad's form", () => {
  // Shows OWN-09.
  it('labels the price by the type of the ad, rents per month', async () => {
    await open();
    expect(getLabel('price')).toBe('Ár');
    fillIn('adType', '2');
    expect(getLabel('price')).toBe('Bérleti díj');
    fillIn('adType', '3');
    expect(getLabel('price')).toBe('Érték');
  });

  it('begins in Hungary, and says how many pictures there can be', async () => {
    await open();
    await waitFor(() => expect(fieldNamed('countryID').value).toBe('1'));
    expect(
      await screen.findByText(/PRO csomag nélkül egy kép lehet a hirdetésben\..*azzal 20 kép/),
    ).toBeDefined();
  });

  it('reads a price with its unit, in thousands', async () => {
    await open();
    fillIn('price', '60 M');
    fireEvent.blur(fieldNamed('price'));
    expect(fieldNamed('price').value).toBe('60\u00a0000');
  });

  // Shows OWN-10.
  it('warns of a price in forints, and converts it to thousands on click', async () => {
    await open();
    fillIn('adType', '2');
    fillIn('price', '185000');
    expect(screen.getByText(/Ezer forintban add meg!/).textContent).toContain('185 kell ide');
    fireEvent.click(screen.getByRole('button', { name: 'Átírom: 185' }));
    expect(fieldNamed('price').value).toBe('185');
    expect(screen.queryByText(/Ezer forintban add meg!/)).toBeNull();
    expect(screen.getByText(/^185.000.Ft\/hó$/)).toBeDefined();
  });

  // Shows OWN-11.
  it('clamps numbers to their limits and shows the limit', async () => {
    await open();
    fillIn('roomNumber', '2000');
    expect(fieldNamed('roomNumber').value.replaceAll(/\s/g, '')).toBe('1000');
    expect(screen.getAllByText(/0 és 1.000 közötti szám lehet/).length).toBeGreaterThan(0);
    fillIn('amper', 'sok');
    expect(fieldNamed('amper').value).toBe('0');
  });

  // Shows OWN-16.
  it("asks for the swap's description only where a swap is possible", async () => {
    await open();
    fillIn('adType', '1');
    expect(screen.queryByLabelText('Mire cserélnéd?')).toBeNull();
    fillIn('adType', '3');
    expect(screen.getByLabelText('Mire cserélnéd?')).toBeDefined();
    fillIn('adType', '4');
    expect(screen.getByLabelText('Mire cserélnéd?')).toBeDefined();
  });

  it('asks whether pets are allowed only of a rent', async () => {
    await open();
    fillIn('adType', '1');
    expect(screen.queryByText('Kisállat hozható')).toBeNull();
    fillIn('adType', '2');
    expect(screen.getByText('Kisállat hozható')).toBeDefined();
  });

  // Shows OWN-13.
  it.each([
    ['the output of a solar panel', 'solarPanelOutput', 'hasSolarPanel'],
    ['the area of a balcony', 'balconyArea', 'hasBalcony'],
  ])('enables %s only where there is one', async (_what, name, flag) => {
    await open();
    expect(fieldNamed(name).disabled).toBe(true);
    fireEvent.click(document.querySelector(`[name="${flag}"][value="1"]`) ?? document.body);
    expect(fieldNamed(name).disabled).toBe(false);
  });

  // Shows OWN-06.
  it('disables the address while it is hidden, and enables it when it is invalid', async () => {
    await open();
    fireEvent.click(screen.getByLabelText(/A pontos cím ne látszódjon/));
    expect(fieldNamed('street').disabled).toBe(true);
    expect(fieldNamed('countryID').disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    await waitFor(() => expect(fieldNamed('street').disabled).toBe(false));
    expect(sent).toBeUndefined();
  });

  it('marks the sections with errors in its index, until they are mended', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    expect(await screen.findByRole('link', { name: 'Ár – hibás mező van benne' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cím és típus – hibás mező van benne' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Jellemzők' })).toBeDefined();
    fillIn('price', '52000');
    expect(await screen.findByRole('link', { name: 'Ár' })).toBeDefined();
  });

  it('collapses fields that a plot rarely has, and keeps their values', async () => {
    await open();
    fillIn('roomNumber', '3');
    fillIn('houseType', '3');
    expect(fieldNamed('roomNumber').closest('details')).not.toBeNull();
    expect(fieldNamed('siteArea').closest('details')).toBeNull();
    expect(fieldNamed('roomNumber').value).toBe('3');
  });

  // Shows OWN-03.
  it('creates the ad and opens its editing form', async () => {
    const router = await open();
    fillRequired();
    fireEvent.click(screen.getByLabelText('park'));
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    await screen.findByText(/A hirdetést feladtuk\./);
    expect(router.state.location.pathname).toBe(ownerPaths.listing(17));
    expect(sent).toMatchObject({ price: 52_000, specialLocations: [4], isAttic: null, withDraftImages: 1 });
    expect(sent).not.toHaveProperty('state');
  });

  // Shows LIFE-09.
  it('saves a draft by the other button', async () => {
    await open();
    fillRequired();
    fireEvent.click(screen.getByRole('button', { name: 'Piszkozatként mentem' }));
    await screen.findByText(/A hirdetést feladtuk\./);
    expect(sent).toMatchObject({ state: 'draft', withDraftImages: 1 });
  });

  it('publishes once the pictures that are on their way have arrived', async () => {
    let arrive = () => {};
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }));
    vi.mocked(upload).mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(undefined as never);
        }),
    );
    await open();
    fillRequired();
    await screen.findByText(/Még nincs kép/);
    const files = [new File(['x'], 'haz.jpg', { type: 'image/jpeg' })];
    fireEvent.change(document.querySelector('input[type="file"]') ?? document.body, { target: { files } });
    await waitFor(() => expect(upload).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toBeUndefined();
    arrive();
    await screen.findByText(/A hirdetést feladtuk\./);
    expect(sent).toMatchObject({ withDraftImages: 1 });
  });
});
