import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, open, order, stubScript, stubServer } from './testing.tsx';

let server: ReturnType<typeof stubServer>;
let script: ReturnType<typeof stubScript>;
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = stubServer();
  script = stubScript();
});

const panel = async () => (await screen.findByText('PRO 30 nap')).closest('main, body');
const shown = () => document.body.textContent;
const buttons = () => screen.queryByRole('button', { name: 'Fizetés' });
const notFound = 'A keresett oldal nem található!';

describe('the payment page', () => {
  // Shows PAY-01.
  it('shows package, listing, duration, price and what happens next', async () => {
    open();
    await panel();
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Fizetés']);
    for (const part of [
      'Kiemelés, 20 kép és videó.',
      'Eladó lakás, Győr',
      '30\u00a0nap, az indulásától számítva',
      '2026.\u00a011.\u00a020.',
      'Fizetendő9\u00a0990 Ft',
      'A fizetés után a csomag azonnal életbe lép',
    ])
      expect(shown()).toContain(part);
    expect(shown()).not.toContain('megváltozott');
    expect(document.title).toBe('Fizetés – Piactér');
  });

  it('charges the price of the order, and shows a note when the current price differs', async () => {
    server.replies[calls.price] = { data: { currentPrice: 11_490, packageDesc: 'Kiemelés.' } };
    open();
    await panel();
    expect(shown()).toContain('Fizetendő9\u00a0990 Ft');
    expect(shown()).toMatch(
      /megváltozott, most 11\s490\sFt\. Te a megrendeléskori árat fizeted: 9\s990\sFt\./u,
    );
  });

  it('asks for billing data before the first payment, filled from the profile, and goes on to the buttons', async () => {
    server.replies[calls.order] = { data: { ...order, billing: null } };
    server.replies['GET /api/billing-data'] = { data: null as never };
    server.replies['GET /api/countries'] = {
      data: [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
    };
    server.replies['GET /api/user-profile'] = {
      data: {
        isFirm: 1,
        firmName: 'Nádas Kft.',
        taxNumber: '10773381-2-44',
        postalCode: '9021',
        settlement: 'Győr',
      },
    };
    open();
    const form = await screen.findByRole('form', { name: 'Számlázási adatok' });
    expect(script.scripts).toEqual([]);
    expect(within(form).getByLabelText<HTMLInputElement>(/^Cégnév/).value).toBe('Nádas Kft.');
    fireEvent.click(within(form).getByRole('button', { name: 'Tovább a fizetéshez' }));
    expect(await within(form).findByText('Ezt a mezőt ki kell töltened!')).toBeTruthy();
    fireEvent.change(within(form).getByLabelText(/^Utca, házszám/), { target: { value: 'Baross út 1.' } });
    fireEvent.change(within(form).getByLabelText(/^Adószám/), { target: { value: '10773382-2-44' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Tovább a fizetéshez' }));
    expect(await within(form).findByText(/Ez az adószám nem lehet jó/)).toBeTruthy();
    fireEvent.change(within(form).getByLabelText(/^Adószám/), { target: { value: '10773381-2-44' } });
    server.replies['PUT /api/billing-data'] = { body: { message: 'Elmentettük.' } };
    server.replies[calls.order] = { data: order };
    fireEvent.click(within(form).getByRole('button', { name: 'Tovább a fizetéshez' }));
    expect(await screen.findByText('A fizetési lehetőségek betöltése…')).toBeTruthy();
    expect(shown()).toContain('Tóth Éva, 9021 Győr, Baross út 1.');
  });

  it('takes payment for a package that is no longer on sale', async () => {
    delete server.replies[calls.price];
    open();
    await panel();
    await script.arrive();
    expect(buttons()).toBeTruthy();
  });

  it('shows pieces as pieces, and the shipping address of a product', async () => {
    const address = {
      shippingPostalCode: '9021',
      city: 'Győr',
      address_line1: 'Baross út 1.',
      countryCode: 'HU',
    };
    server.replies[calls.order] = { data: { ...order, packageType: 6, quantity: 2, ...address } };
    open();
    await panel();
    expect(shown()).toContain('Mennyiség2\u00a0db');
    expect(shown()).toContain('9021 Győr, Baross út 1., Magyarország');
    expect(shown()).toContain('A fizetés után postára adjuk a terméket');
  });
});

describe('the addresses of the payment page', () => {
  it.each(['/szakember/paypal/6/99', '/szakember/paypal/6/harmincegy', '/szakember/paypal/6/0'])(
    'finds nothing at %s',
    async (address) => {
      open(address);
      expect(await screen.findByRole('heading', { level: 1, name: notFound })).toBeTruthy();
    },
  );

  it("redirects to the order's package when the address has another one", async () => {
    const router = open('/szakember/paypal/5/31');
    await panel();
    expect(router.state.location.pathname).toBe('/szakember/paypal/6/31');
  });

  it('reports an order that fails to load, and retries', async () => {
    server.replies[calls.order] = { status: 0 };
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('most nem sikerült betölteni');
    server.replies[calls.order] = { data: order };
    fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra' }));
    await panel();
  });

  it.each(['ingatlan_tulajdonos', 'szallasado', 'szakember'])(
    'the generic address redirects a %s to the page of their area (LAY-16)',
    async (role) => {
      localStorage.setItem('sessionInfo', JSON.stringify({ path: role }));
      const router = open('/paypal/6/31');
      await panel();
      expect(router.state.location.pathname).toBe(`/${role}/paypal/6/31`);
    },
  );

  it('the generic address redirects to the login and back without a session', async () => {
    const router = open('/paypal/6/31');
    await screen.findByText('Belépés');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/paypal/6/31');
  });

  it('the generic address is not found for users who do not advertise', async () => {
    localStorage.setItem('sessionInfo', '{"path":"ajanlatkero"}');
    open('/paypal/6/31');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(notFound);
  });
});

describe("the provider's script", () => {
  // Shows PAY-03.
  it('is loaded for forints, with a loading text, and then renders its buttons', async () => {
    open();
    await screen.findByText('A fizetési lehetőségek betöltése…');
    const { pathname, searchParams } = new URL(script.scripts[0]?.src ?? '', 'http://localhost');
    expect([
      pathname,
      ...['client-id', 'currency', 'intent', 'locale'].map((name) => searchParams.get(name)),
    ]).toEqual(['/dev/paypal/sdk/js', 'piacter-emulator', 'HUF', 'capture', 'hu_HU']);
    expect(buttons()).toBeNull();
    await script.arrive();
    expect(buttons()).toBeTruthy();
  });

  // Shows PAY-03.
  it('that failed to load is reported, and can be loaded again', async () => {
    open();
    await screen.findByText('A fizetési lehetőségek betöltése…');
    await script.fail();
    expect(screen.getByRole('alert').textContent).toContain('A fizetési lehetőségek nem töltődtek be.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fizetési lehetőségek' }));
    expect(script.scripts).toHaveLength(2);
    await script.arrive();
    expect(buttons()).toBeTruthy();
  });

  it('that defines no buttons counts as failed', async () => {
    open();
    await screen.findByText('A fizetési lehetőségek betöltése…');
    await script.arrive({});
    expect(screen.getByRole('alert').textContent).toContain('A fizetési lehetőségek nem töltődtek be.');
  });

  it('that is not eligible here explains what to do', async () => {
    script = stubScript({ isEligible: false });
    open();
    await panel();
    await script.arrive();
    expect(shown()).toContain('Itt most nem kínál fizetési lehetőséget a PayPal.');
  });

  it('that loads slowly is reported and can be loaded again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await screen.findByText('A fizetési lehetőségek betöltése…');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(shown()).toContain('a szokásosnál lassabban töltődnek be');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Próbáld újra' })));
    expect(script.scripts).toHaveLength(2);
  });

  it('is not loaded where payment is not configured; a message links to the contact data', async () => {
    server.replies[calls.config] = { data: { paypal: null, captcha: {}, map: {} } };
    open();
    await panel();
    expect(shown()).toContain('Az online fizetés most nem elérhető.');
    expect(shown()).toContain('A rendelésed megmaradt');
    expect(screen.getByRole('link', { name: 'általános szerződési feltételek' }).getAttribute('href')).toBe(
      '/aszf',
    );
    expect(script.scripts).toHaveLength(0);
  });
});

describe('an order that needs no payment', () => {
  it.each([
    ['paid', { paymentState: 'paid', isActive: 1 }, 'Ezt a rendelést már kifizetted'],
    ['paid and switched off', { paymentState: 'paid' }, 'Ezt a rendelést már kifizetted'],
    ['in force without a payment', { isActive: 1 }, 'Ez a csomag már aktív'],
    ['refunded', { paymentState: 'refunded' }, 'Ennek a rendelésnek az árát visszatérítettük'],
    [
      'for a listing that is gone',
      { listingName: null },
      'A hirdetés, amelyre ez a csomag szól, már nem érhető el',
    ],
    ['free of charge', { price: 0 }, 'Ezért a csomagért nem kell fizetned'],
  ])('%s has no buttons and links to the purchases', async (_, changes, title) => {
    server.replies[calls.order] = { data: { ...order, ...changes } };
    open();
    expect((await screen.findByText(title)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Csomagvásárlások megnyitása' }).getAttribute('href')).toBe(
      '/szakember/csomag-vasarlasok',
    );
    expect(script.scripts).toHaveLength(0);
    expect(shown()).not.toContain('Fizetendő');
  });
});
