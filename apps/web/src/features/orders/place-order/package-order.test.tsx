import type { Role } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraft } from '../../../lib/form/draft-store.ts';
import { answerMessage } from '../../../lib/message-queue.ts';
import { openPages } from '../../listings/testing.tsx';
import { ListingPackageOrder } from './listing-package-order.tsx';
import { OrderOverlay } from './order-overlay.tsx';
import { PackageOrder } from './package-order.tsx';
import { packageOnSale } from './testing.ts';

const pro = packageOnSale();
const table = packageOnSale({
  packageID: 9,
  packageName: 'Eladó tábla',
  packageType: 6,
  quantity: 1,
  unitName: 'db',
});
const links = packageOnSale({ packageID: 12, packageName: 'Közösségi média 30 nap', packageType: 10 });
const listing = { kind: 'accommodation', id: 17, title: 'Nádas Vendégház' } as const;

type Sent = Record<string, unknown>;
let onSale: PackageOnSale[];
let orders: object[];
let daysLeft: number;
let sentOrders: Sent[];
let requests: { address: string; cache: RequestCache | undefined }[];
let answer: () => Response;

const profile = {
  countryID: 1,
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar',
  street: 'Vincellér',
  publicPlaceName: 'utca',
  houseNumber: '12',
  floorNumber: '3',
  doorNumber: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), toFake: ['Date'] });
  sessionStorage.clear();
  onSale = [pro, table, links];
  orders = [];
  daysLeft = -1;
  sentOrders = [];
  requests = [];
  answer = () => Response.json({ ok: true, message: '', insertID: 501 }, { status: 201 });
  const replies: Record<string, () => unknown> = {
    '/api/service-packages': () => onSale,
    '/api/service-orders-by-accommodation/17': () => orders,
    '/api/package-days-left/10': () => ({ days: daysLeft }),
    '/api/countries': () => [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
    '/api/user-profile': () => profile,
  };
  vi.stubGlobal('fetch', async (address: string, { method, body, cache }: RequestInit = {}) => {
    requests.push({ address, cache });
    if (method === 'POST') {
      sentOrders.push(JSON.parse(String(body)));
      return answer();
    }
    return Response.json({ ok: true, message: '', data: replies[address]?.() ?? [] });
  });
});
afterEach(() => act(() => answerMessage(false)));

function Payment() {
  const { packageID, orderID } = useParams();
  return <p>{`fizetés: ${packageID}/${orderID}`}</p>;
}

const openListing = () =>
  openPages(
    { '/': <ListingPackageOrder listing={listing} />, '/szallasado/paypal/:packageID/:orderID': <Payment /> },
    '/',
  );
const choose = async (name: RegExp) => {
  const option = await screen.findByRole<HTMLOptionElement>('option', { name });
  fireEvent.change(screen.getByLabelText('Csomag megrendelése'), { target: { value: option.value } });
};
const press = (name = 'Megrendelés: Nádas Vendégház') =>
  fireEvent.click(screen.getByRole('button', { name }));
/** Expects a message in the message box, and closes it. */
const expectMessage = async (message: string) => {
  expect(await screen.findByText(message)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const box = async () => within(await screen.findByRole('dialog'));

describe('ordering a package for a listing', () => {
  // Shows PKG-01.
  it('requires a selection first, with the documented message, and orders nothing', async () => {
    openListing();
    await screen.findByRole('option', { name: /^PRO 30 nap/ });
    press();
    expect((await box()).getByText('Nem választottál csomagot!')).toBeDefined();
    expect(sentOrders).toEqual([]);
  });

  it('lists the packages for a listing, and describes the selected one with its price', async () => {
    openListing();
    await choose(/^PRO 30 nap/);
    const ofListing = within(screen.getByRole('group', { name: 'Nádas Vendégház' }));
    expect(ofListing.getByLabelText('Csomag megrendelése')).toBeDefined();
    const options = screen.getAllByRole('option').map((option) => option.textContent?.replace(/\s/g, ' '));
    expect(options).toEqual([
      'Válassz csomagot!',
      'PRO 30 nap – 14 900 Ft',
      'Eladó tábla (1 db) – 14 900 Ft',
    ]);
    expect(screen.getByText('14 900 Ft · 30 nap. Kiemelés a találatok legelején.')).toBeDefined();
  });

  it('shows how the listing looks with a promotion, and nothing with other packages', async () => {
    openListing();
    await choose(/^PRO 30 nap/);
    const preview = screen.getByText('Így látszik a találatok között').closest('figure');
    expect(
      within(preview as HTMLElement)
        .getAllByText(/./, { selector: 'b, li > span' })
        .map((e) => e.textContent),
    ).toEqual(['Nádas Vendégház', 'PRO', 'Kiemelt']);
    await choose(/^Eladó tábla/);
    expect(screen.queryByText('Így látszik a találatok között')).toBeNull();
  });

  // Shows OWN-02, PKG-01.
  it('confirms package, price, listing and days, then orders and opens the payment page', async () => {
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    const question = await box();
    expect(question.getByText('Megrendeled ezt a csomagot: PRO 30 nap, 14 900 Ft?')).toBeDefined();
    expect(question.getByText(/Hirdetés: Nádas Vendégház/)).toBeDefined();
    expect(question.getByText(/ma indul, és 2026. 12. 21-ig tart \(30 nap\)/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Megrendelés' }));
    expect(await screen.findByText('fizetés: 6/501')).toBeDefined();
    expect(sentOrders).toEqual([{ packageID: 6, accommodationID: 17 }]);
  });

  it("orders nothing at 'Mégse'", async () => {
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    fireEvent.click((await box()).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentOrders).toEqual([]);
  });

  it('states that a package is queued behind the one in force', async () => {
    const order = { packageType: 4, isActive: 1, validTo: '2026-12-03T23:00:00.000Z' };
    const over = { packageType: 4, isActive: 1, validTo: '2026-11-03T23:00:00.000Z' };
    orders = [order, over, { ...order, packageType: 2, validTo: '2027-12-03T23:00:00.000Z' }];
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    const shownText = (await box()).getByText(/Ilyen csomagod már van/).textContent?.replace(/\s/g, ' ');
    expect(shownText).toContain('2026. 12. 03-ig: az új ez után indul, és 2027. 01. 02-ig tart');
  });

  it('orders once, however often the button is clicked', async () => {
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    press();
    const confirm = (await box()).getByRole('button', { name: 'Megrendelés' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('fizetés: 6/501')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentOrders).toHaveLength(1);
  });

  it('reports a package that is no longer on sale and refetches the others', async () => {
    const message = 'Ez a csomag most nem vásárolható meg!';
    answer = () => Response.json({ ok: false, code: 'not_found', message }, { status: 404 });
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    fireEvent.click((await box()).getByRole('button', { name: 'Megrendelés' }));
    onSale = [table];
    expect(await screen.findByText(message)).toBeDefined();
    fireEvent.click((await box()).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: /^PRO/ })).toBeNull());
    expect(requests).toContainEqual({ address: '/api/service-packages', cache: 'reload' });
    expect(screen.getByLabelText<HTMLSelectElement>('Csomag megrendelése').value).toBe('');
  });

  // Shows ERR-03.
  it('keeps the selection when the response is unreadable', async () => {
    answer = () => new Response('<html>', { status: 502 });
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    fireEvent.click((await box()).getByRole('button', { name: 'Megrendelés' }));
    await expectMessage('Váratlan hiba történt!');
    expect(screen.getByLabelText<HTMLSelectElement>('Csomag megrendelése').value).toBe('6');
  });

  it('shows field errors in the message box when no field can show them', async () => {
    const errors = [{ path: 'packageID', message: 'Ezt a csomagot a te fiókoddal nem lehet megvenni!' }];
    answer = () =>
      Response.json({ ok: false, code: 'validation_failed', message: 'Hibás', errors }, { status: 422 });
    openListing();
    await choose(/^PRO 30 nap/);
    press();
    fireEvent.click((await box()).getByRole('button', { name: 'Megrendelés' }));
    await expectMessage('Ezt a csomagot a te fiókoddal nem lehet megvenni!');
    expect(screen.getByLabelText<HTMLSelectElement>('Csomag megrendelése').value).toBe('6');
  });
});

describe('ordering a physical product', () => {
  const openForm = async () => {
    openListing();
    await choose(/^Eladó tábla/);
    press();
    return within(await screen.findByRole('dialog', { name: 'Hová küldjük?' }));
  };
  const send = async () => {
    const form = screen.getByRole('form', { name: 'Hová küldjük?' });
    fireEvent.submit(form);
  };

  it('asks for the address with Hungary preselected, and shows what is missing at the fields', async () => {
    const form = await openForm();
    expect(document.activeElement).toBe(form.getByRole('heading', { name: 'Hová küldjük?' }));
    expect(await form.findByRole('option', { name: 'Magyarország' })).toBeDefined();
    expect(form.getByLabelText<HTMLSelectElement>(/^Ország/).value).toBe('HU');
    await send();
    await waitFor(() => expect(form.getAllByText('Ezt a mezőt ki kell töltened!')).toHaveLength(3));
    expect(form.getByText('3 mező hibás:')).toBeDefined();
    expect(sentOrders).toEqual([]);
  });

  it("fills in the profile's address by a checkbox, and orders after the confirmation", async () => {
    const form = await openForm();
    const tick = form.getByLabelText<HTMLInputElement>('A profilomban megadott cím');
    await waitFor(() => expect(tick.disabled).toBe(false));
    fireEvent.click(tick);
    await send();
    expect(await screen.findByText(/1 db, postán küldjük/)).toBeDefined();
    // A package counted in pieces is never queued, so the paid days are not requested.
    expect(requests.filter(({ address }) => address.startsWith('/api/service-orders-by'))).toEqual([]);
    act(() => answerMessage(true));
    expect(await screen.findByText('fizetés: 9/501')).toBeDefined();
    expect(sentOrders).toEqual([
      {
        packageID: 9,
        accommodationID: 17,
        countryCode: 'HU',
        shippingPostalCode: '4031',
        city: 'Debrecen',
        state: 'Hajdú-Bihar',
        address_line1: 'Vincellér utca 12',
        address_line2: '3. emelet',
      },
    ]);
  });

  it("shows the server's field errors and keeps the input", async () => {
    const errors = [{ path: 'city', message: 'Ilyen település nincs!' }];
    answer = () =>
      Response.json({ ok: false, code: 'validation_failed', message: 'Hibás', errors }, { status: 422 });
    const form = await openForm();
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill(/^Irányítószám/, '4031');
    fill(/^Település/, 'Debrecenke');
    fill(/^Utca, házszám/, 'Vincellér utca 12.');
    await send();
    await screen.findByText(/postán küldjük/);
    act(() => answerMessage(true));
    expect(await form.findByText('Ilyen település nincs!')).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>(/^Település/).value).toBe('Debrecenke');
    await waitFor(() => expect(openDraft('shipping').read()).toMatchObject({ city: 'Debrecenke' }));
    fireEvent.click(form.getByRole('button', { name: 'Mégse' }));
    press();
    const again = within(await screen.findByRole('dialog', { name: 'Hová küldjük?' }));
    expect(again.getByLabelText<HTMLInputElement>(/^Település/).value).toBe('Debrecenke');
  });
});

describe('ordering a package of the user', () => {
  const professional: Role = 'szakember';

  it('names no listing, and counts from the days left', async () => {
    daysLeft = 4;
    openPages(
      {
        '/': <PackageOrder packages={[links]} role={professional} />,
        '/szakember/paypal/:packageID/:orderID': <Payment />,
      },
      '/',
    );
    await choose(/^Közösségi média/);
    press('Megrendelés');
    const question = await box();
    const shownText = question.getByText(/Ilyen csomagod már van/).textContent?.replace(/\s/g, ' ');
    expect(shownText).toContain('2026. 11. 25-ig: az új ez után indul, és 2026. 12. 25-ig tart');
    expect(shownText).not.toContain('Hirdetés');
    fireEvent.click(question.getByRole('button', { name: 'Megrendelés' }));
    expect(await screen.findByText('fizetés: 12/501')).toBeDefined();
    expect(sentOrders).toEqual([{ packageID: 12 }]);
  });

  it('overlays the content that it unlocks, which is inert', () => {
    openPages(
      {
        '/': (
          <OrderOverlay title="Ehhez csomag kell" reason="Mert így van." packages={[]} role={professional}>
            <input aria-label="Facebook" />
          </OrderOverlay>
        ),
      },
      '/',
    );
    const over = within(screen.getByRole('region', { name: 'Ehhez csomag kell' }));
    expect(over.getByText('Mert így van.')).toBeDefined();
    expect(over.getByText('Most nincs megvásárolható csomag.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Facebook' })).toBeNull();
    expect(screen.getByLabelText('Facebook').closest('[inert]')).not.toBeNull();
  });
});
