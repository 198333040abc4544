import { ownerPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
/** The values of the draft. */
let kept: unknown;
let isOffline: boolean;
let refusal: object | undefined;

// The validation schema is normally loaded on demand; preloaded here, so that a slow machine does not time out.
beforeAll(
  () => Promise.all([import('@piacter/contracts/properties'), import('../../../lib/form/schema-errors.ts')]),
  60_000,
);

beforeEach(() => {
  sent = undefined;
  kept = undefined;
  isOffline = false;
  refusal = undefined;
  sessionStorage.clear();
  stubObserver();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/drafts/')) {
      if (isOffline) throw new TypeError('offline');
      if (init.method === 'PUT') kept = JSON.parse(String(init.body)).values;
      const data = init.method === 'PUT' ? { updated: '2026-11-21T10:00:00.000Z' } : null;
      return Response.json({ ok: true, message: '', data });
    }
    if (init.method !== 'POST') return Response.json({ ok: true, message: '', data: lists[address] ?? [] });
    sent = JSON.parse(String(init.body)) as Record<string, unknown>;
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({ ok: true, message: 'A hirdetést feladtuk.', insertID: 17 }, { status: 201 });
  });
});
afterEach(() => answerMessage(false));

const open = async () => {
  const pages = {
    [ownerPaths.newListing]: <NewPropertyPage />,
    [ownerPaths.listing()]: <Editor />,
    [ownerPaths.listings]: <i />,
  };
  const router = openPages(pages, ownerPaths.newListing);
  await screen.findByRole('option', { name: 'Kiadó', hidden: true });
  await screen.findByRole('option', { name: 'telek', hidden: true });
  return router;
};
const getLabel = (name: string) => fieldNamed(name).labels?.[0]?.textContent?.replace(/\s*\*$/, '');

const fillAddress = () => {
  fillIn('countryID', '1');
  fillIn('adType', '1');
  fillIn('postalCode', '4031');
  fillIn('settlement', 'Debrecen');
  fillIn('street', 'Vincellér');
  fillIn('houseNumber', '12');
};
const fillRequired = () => {
  fillAddress();
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

  it.each(['abc', '', '0'])('refuses a price that %j makes 0', async (price) => {
    await open();
    fillIn('price', price);
    fireEvent.focus(fieldNamed('price'));
    fireEvent.blur(fieldNamed('price'));
    expect(fieldNamed('price').value).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    expect((await screen.findAllByText(/Írj be egy 0-nál nagyobb számot!/)).length).toBeGreaterThan(0);
    expect(fieldNamed('price').getAttribute('aria-invalid')).toBe('true');
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
    expect(screen.getByText(/Mások így sem látják/)).toBeDefined();
    expect(sent).toBeUndefined();
  });

  it('enables a hidden address for the floor as well, which is not required', async () => {
    await open();
    fillRequired();
    fillIn('floorNumber', 'magasföldszint');
    fireEvent.click(screen.getByLabelText(/A pontos cím ne látszódjon/));
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    expect(
      (await screen.findAllByText(/Adj meg egy számot -5 és 200 között, vagy ezt: földszint!/)).length,
    ).toBeGreaterThan(0);
    expect(fieldNamed('floorNumber').disabled).toBe(false);
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

  // Shows LIFE-11.
  it('keeps a form that lacks something, and says where it is continued', async () => {
    const router = await open();
    fillIn('settlement', 'Debrecen');
    fireEvent.click(screen.getByRole('button', { name: 'Piszkozatként mentem' }));
    expect(await screen.findByText('Elmentettük, ami eddig megvan.')).toBeDefined();
    expect(screen.getByText(/ezt a linket keresd: „Folytatom”/)).toBeDefined();
    expect(kept).toMatchObject({ settlement: 'Debrecen' });
    expect(sent).toBeUndefined();
    expect(screen.queryByText('Ezt a mezőt ki kell töltened!')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Megnyitom a hirdetéseimet' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(ownerPaths.listings));
  });

  it('says of a kept form that it is saved, keeps the button that was pressed without effect and lets it be left, until it is changed', async () => {
    const router = await open();
    fillIn('settlement', 'Debrecen');
    const offer = screen.getByRole('button', { name: 'Piszkozatként mentem' });
    fireEvent.click(offer);
    fireEvent.click(await screen.findByRole('button', { name: 'Itt folytatom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Piszkozatként elmentve.')).toBeDefined();
    expect(screen.queryByText(/nincs mentve/)).toBeNull();
    expect(offer.getAttribute('aria-disabled')).toBe('true');
    // The focus returns to it as long as it is there.
    expect(offer.isConnected).toBe(true);
    fillIn('settlement', 'Győr');
    expect(screen.getByText('1 módosítás nincs mentve.')).toBeDefined();
    expect(offer.hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(offer);
    fireEvent.click(await screen.findByRole('button', { name: 'Itt folytatom' }));
    await act(() => router.navigate(ownerPaths.listings));
    expect(router.state.location.pathname).toBe(ownerPaths.listings);
  });

  it('says that it could not be kept, and keeps it at the next attempt', async () => {
    await open();
    isOffline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Piszkozatként mentem' }));
    expect(await screen.findByText(/^Most nem sikerült elmenteni\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'Piszkozatként mentem' }));
    expect(await screen.findByText('Elmentettük, ami eddig megvan.')).toBeDefined();
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

it('refuses a postal code that Hungary does not have, and takes those of other countries', async () => {
  lists['/api/countries'] = [
    { countryID: 1, countryName: 'Magyarország', countryCode: 'HU' },
    { countryID: 2, countryName: 'Ausztria', countryCode: 'AT' },
  ];
  await open();
  fillRequired();
  for (const wrong of ['abcd', '25', '0123', '40311']) {
    fillIn('postalCode', wrong);
    fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
    expect(await screen.findByText('Ez nem érvényes irányítószám! Példa: 9021')).toBeDefined();
    fillIn('postalCode', '');
  }
  expect(sent).toBeUndefined();
  fillIn('countryID', '2');
  fillIn('postalCode', 'A-1010');
  fireEvent.click(screen.getByRole('button', { name: 'Közzéteszem' }));
  await waitFor(() => expect(sent).toMatchObject({ postalCode: 'A-1010' }));
});

// Shows LAW-20.
it('says of a flat what happens while its energy class is missing', async () => {
  await open();
  fillIn('houseType', '2');
  expect(screen.getByText(/jogszabály írja elő\. Amíg nem adod meg, a hirdetésen az áll/)).toBeDefined();
});

// Shows LIFE-11.
describe("the property ad's form on a phone", () => {
  beforeEach(() => {
    const narrow = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => narrow);
  });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const expectStep = async (name: string) =>
    waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  const isShown = (name: string) => fieldNamed(name).closest('[hidden]') === null;

  it('goes in steps: pictures first, then what is asked, each with its errors', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '1. lépés a 6-ból Képek' })).toBeDefined();
    expect(isShown('settlement')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Vissza' })).toBeNull();
    press('Tovább');
    await expectStep('2. lépés a 6-ból Cím és típus');
    expect(isShown('settlement')).toBe(true);
    expect(isShown('price')).toBe(false);
    press('Tovább');
    expect(await screen.findByRole('link', { name: /^Település:/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Ár:/ })).toBeNull();
    fillAddress();
    press('Tovább');
    await expectStep('3. lépés a 6-ból Ár');
    press('Tovább');
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('price')));
    fillIn('price', '52000');
    press('Tovább');
    await expectStep('4. lépés a 6-ból Terület és szobák');
    press('Tovább');
    await expectStep('5. lépés a 6-ból Részletek');
    expect(screen.getByText(/ki is hagyhatod/)).toBeDefined();
    press('Tovább');
    await expectStep('6. lépés a 6-ból Leírás');
    press('Közzéteszem');
    await screen.findByText(/A hirdetést feladtuk\./);
    expect(sent).toMatchObject({ price: 52_000, settlement: 'Debrecen' });
  });

  it("goes back by its button and by the phone's own, and keeps what was typed", async () => {
    const router = await open();
    press('Tovább');
    await expectStep('2. lépés a 6-ból Cím és típus');
    fillAddress();
    press('Tovább');
    await expectStep('3. lépés a 6-ból Ár');
    fillIn('price', '52000');
    press('Vissza');
    await expectStep('2. lépés a 6-ból Cím és típus');
    await router.navigate(-1);
    await expectStep('3. lépés a 6-ból Ár');
    expect(fieldNamed('price').value.replaceAll(/\s/g, '')).toBe('52000');
    expect(fieldNamed('settlement').value).toBe('Debrecen');
  });

  it('leads to the step of an error that the server finds', async () => {
    refusal = {
      ok: false,
      code: 'invalid',
      message: 'x',
      errors: [{ path: 'price', message: 'Ez túl sok.' }],
    };
    const router = await open();
    fillRequired();
    await router.navigate('?lepes=leiras');
    await expectStep('6. lépés a 6-ból Leírás');
    press('Közzéteszem');
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('price')));
    expect(isShown('price')).toBe(true);
    expect(screen.getByText('3. lépés a 6-ból')).toBeDefined();
  });

  it('asks who is nameless in a step of its own, which stays where it is once that is saved', async () => {
    let profile: object = {};
    let saves = 0;
    const answer = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (address !== '/api/user-profile') return answer(address, init);
      if (init.method === 'PUT') {
        profile = JSON.parse(String(init.body));
        saves += 1;
      }
      return Response.json({ ok: true, message: '', data: profile });
    });
    await open();
    await screen.findByText('1. lépés a 7-ből');
    expect(screen.getByText('Még nem írtál be semmit.')).toBeDefined();
    press('Tovább');
    await expectStep('2. lépés a 7-ből Bemutatkozás');
    press('Tovább');
    await waitFor(() => expect(screen.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(3));
    fillIn('lastName', 'Nagy');
    fillIn('firstName', 'Éva');
    fillIn('mobile', '+36 30 123 4567');
    expect(screen.queryByText('Még nem írtál be semmit.')).toBeNull();
    press('Tovább');
    await expectStep('3. lépés a 7-ből Cím és típus');
    // It can be corrected there, and is not saved again as it is.
    press('Vissza');
    await expectStep('2. lépés a 7-ből Bemutatkozás');
    expect(fieldNamed('lastName').value).toBe('Nagy');
    press('Tovább');
    await expectStep('3. lépés a 7-ből Cím és típus');
    expect(saves).toBe(1);
    press('Vissza');
    await expectStep('2. lépés a 7-ből Bemutatkozás');
    fillIn('lastName', 'Nagyné');
    press('Tovább');
    await expectStep('3. lépés a 7-ből Cím és típus');
    expect(profile).toMatchObject({ lastName: 'Nagyné' });
  });
});
