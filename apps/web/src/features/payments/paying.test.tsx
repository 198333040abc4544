import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { calls, open, order, refusal, stubScript, stubServer } from './testing.tsx';

let server: ReturnType<typeof stubServer>;
let script: ReturnType<typeof stubScript>;
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = stubServer();
  script = stubScript();
});

const openWithButtons = async (address?: string) => {
  const router = open(address);
  await screen.findByText('A fizetési lehetőségek betöltése…');
  await script.arrive();
  return router;
};
const shown = () => document.body.textContent;
/** Whether the provider's buttons can be pressed. */
const canPay = () => {
  const button = screen.queryByRole('button', { name: 'Fizetés', hidden: true });
  return button !== null && button.closest('[inert]') === null;
};
const purchases = '/szakember/csomag-vasarlasok';

describe('an approved payment', () => {
  // Shows PAY-02.
  it('is confirmed with both order ids, then shown in the purchases', async () => {
    const router = await openWithButtons();
    await script.buttons.begin();
    await script.buttons.pay();
    expect([server.times(calls.begin), server.times(calls.activate)]).toEqual([1, 1]);
    expect(router.state.location).toMatchObject({ pathname: purchases, state: { paidOrder: 31 } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads back to what started it, and says there what was paid for', async () => {
    const router = await openWithButtons('/szakember/paypal/6/31?vissza=%2Fszakember%2Fajanlatkeres%2F5');
    expect(screen.getByRole('link', { name: 'Vissza oda, ahonnan jöttél' }).getAttribute('href')).toBe(
      '/szakember/ajanlatkeres/5',
    );
    await script.buttons.begin();
    server.replies[calls.order] = {
      data: {
        ...order,
        isActive: 1,
        paymentState: 'paid',
        validTo: '2026-12-20T23:00:00.000Z',
        validFrom: order.created,
      },
    };
    await script.buttons.pay();
    expect(router.state.location.pathname).toBe('/szakember/ajanlatkeres/5');
    expect((await screen.findByRole('dialog')).textContent).toContain('A fizetés megtörtént. PRO 30 nap:');
    await act(async () => answerMessage(true));
  });

  it('never leads to another site, nor to the area of another role', async () => {
    for (const elsewhere of ['//evil.test', '/..//evil.test', '/admin/megrendelesek']) {
      const router = await openWithButtons(`/szakember/paypal/6/31?vissza=${encodeURIComponent(elsewhere)}`);
      expect(screen.queryByRole('link', { name: 'Vissza oda, ahonnan jöttél' })).toBeNull();
      await script.buttons.pay();
      expect(router.state.location.pathname).toBe(purchases);
      cleanup();
    }
  });

  it('shows that it is being processed, without buttons', async () => {
    let answer = (_reply: object) => {};
    server.replies[calls.activate] = new Promise((resolve) => {
      answer = resolve;
    });
    const router = await openWithButtons();
    await script.buttons.approve();
    expect((await screen.findByText('Feldolgozzuk a fizetésedet…')).closest('[role=status]')).toBe(
      document.activeElement,
    );
    expect(canPay()).toBe(false);
    await act(async () => answer({}));
    await waitFor(() => expect(router.state.location.pathname).toBe(purchases));
  });

  it.each([
    ['payment_declined', 'Nem vontunk le pénzt, és a rendelésed is megmaradt.'],
    ['payment_mismatch', 'Ha mégis levontak tőled pénzt, írj nekünk a rendelésed számával'],
    ['conflict', 'Nem vontunk le pénzt, és a rendelésed is megmaradt.'],
  ])('that is refused as %s shows the reason, and can be retried', async (code, detail) => {
    server.replies[calls.activate] = refusal(409, code);
    const router = await openWithButtons();
    await script.buttons.pay();
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('A szerver szava.');
    expect(notice.textContent).toContain(detail);
    expect(notice.contains(document.activeElement) || document.activeElement?.contains(notice)).toBe(true);
    expect(canPay()).toBe(true);
    server.replies[calls.activate] = {};
    await script.buttons.pay();
    expect(router.state.location.pathname).toBe(purchases);
  });

  it('for an order that was paid in another tab is not offered again', async () => {
    server.replies[calls.activate] = refusal(409, 'conflict');
    await openWithButtons();
    server.replies[calls.order] = { data: { ...order, paymentState: 'paid', isActive: 1 } };
    await script.buttons.pay();
    expect(shown()).toContain('Ezt a rendelést már kifizetted');
    expect(canPay()).toBe(false);
  });

  it('for an order that was deleted meanwhile takes no money, and shows a message', async () => {
    server.replies[calls.activate] = refusal(404, 'not_found');
    await openWithButtons();
    await script.buttons.pay();
    expect(shown()).toContain('Ez a rendelés közben törlődött');
    expect(shown()).toContain('Nem vontunk le pénzt.');
    expect(canPay()).toBe(false);
  });

  it.each([
    ['the provider is silent', refusal(503, 'unavailable')],
    ['the server fails', refusal(500, 'internal')],
    ['too much is asked', refusal(429, 'rate_limited')],
  ])('counts as taken when %s: redirects to the purchases and offers no second payment', async (_, reply) => {
    server.replies[calls.activate] = reply;
    const router = await openWithButtons();
    await script.buttons.pay();
    expect(router.state.location).toMatchObject({ pathname: purchases, state: { unsettledOrder: 31 } });

    // On return, the result is requested before anything else.
    await act(() => router.navigate('/szakember/paypal/6/31'));
    await screen.findByText('A fizetésedet még feldolgozzuk');
    expect(server.times(calls.activate)).toBe(2);
    expect(canPay()).toBe(false);
    server.replies[calls.activate] = {};
    fireEvent.click(screen.getByRole('button', { name: 'Megnézem, hol tart' }));
    await waitFor(() => expect(router.state.location.state).toEqual({ paidOrder: 31 }));
    expect(server.times(calls.begin)).toBe(0);
  });

  it('is polled on the same page while offline, since other pages cannot be loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.replies[calls.activate] = { status: 0 };
    const router = await openWithButtons();
    await script.buttons.pay();
    expect(shown()).toContain('ne fizess még egyszer');
    expect(canPay()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(server.times(calls.activate)).toBe(2);
    server.replies[calls.activate] = {};
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(router.state.location.state).toEqual({ paidOrder: 31 }));
    expect(server.times(calls.begin)).toBe(0);
  });

  it('does not navigate when the page was left meanwhile', async () => {
    let answer = (_reply: object) => {};
    server.replies[calls.activate] = new Promise((resolve) => {
      answer = resolve;
    });
    const router = await openWithButtons();
    await script.buttons.approve();
    await act(() => router.navigate('/login-reg'));
    await act(async () => answer({}));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(router.state.location.pathname).toBe('/login-reg');
  });

  it('is confirmed after a reload, before any button is shown', async () => {
    sessionStorage.setItem('approved-payment:31', '5O1');
    const router = open();
    await waitFor(() => expect(router.state.location.state).toEqual({ paidOrder: 31 }));
    expect(server.times(calls.activate)).toBe(1);
  });

  it('is kept when the session has expired, and continued after the login', async () => {
    server.replies[calls.activate] = refusal(401, 'signed_out');
    const router = await openWithButtons();
    await script.buttons.pay();
    expect((await screen.findByRole('dialog')).textContent).toContain('A fizetéshez jelentkezz be újra.');
    await act(async () => answerMessage(true));
    expect(router.state.location.pathname).toBe('/login-reg');
    expect(sessionStorage.getItem('approved-payment:31')).toBe('5O1');
  });
});

describe('a payment in progress', () => {
  const capturing = { data: { ...order, paymentState: 'capturing' } };

  it('waits after a pending answer, without a second payment', async () => {
    server.replies[calls.activate] = refusal(409, 'payment_pending');
    const router = await openWithButtons();
    server.replies[calls.order] = capturing;
    await script.buttons.pay();
    expect(shown()).toContain('ne fizess még egyszer');
    expect(canPay()).toBe(false);
    expect(router.state.location.pathname).toBe('/szakember/paypal/6/31');
  });

  it.each([
    ['leads on once it is paid', { paymentState: 'paid', isActive: 1 }, { paidOrder: 31 }],
    ['may be tried again once it failed', {}, null],
  ])('is reloaded every few seconds and %s', async (_, changes, state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.replies[calls.order] = capturing;
    const router = open();
    await screen.findByText('A fizetésedet még feldolgozzuk');
    expect(script.scripts).toHaveLength(0);
    server.replies[calls.order] = { data: { ...order, ...changes } };
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(router.state.location.state).toEqual(state);
    if (state === null) {
      expect(shown()).toContain('A fizetésed végül nem sikerült.');
      await script.arrive();
      expect(canPay()).toBe(true);
    }
  });

  it('shows the reason when a status request reports it as declined', async () => {
    sessionStorage.setItem('approved-payment:31', '5O1');
    server.replies[calls.order] = capturing;
    server.replies[calls.activate] = refusal(409, 'payment_declined');
    open();
    const look = await screen.findByRole('button', { name: 'Megnézem, hol tart' });
    server.replies[calls.order] = { data: order };
    await act(async () => fireEvent.click(look));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('A szerver szava.'));
    await script.arrive();
    expect(canPay()).toBe(true);
  });

  it('can be reloaded by a button', async () => {
    server.replies[calls.order] = capturing;
    const router = open();
    const look = await screen.findByRole('button', { name: 'Megnézem, hol tart' });
    server.replies[calls.order] = { data: { ...order, paymentState: 'paid', isActive: 1 } };
    await act(async () => fireEvent.click(look));
    await waitFor(() => expect(router.state.location.state).toEqual({ paidOrder: 31 }));
  });
});

describe('a payment that fails', () => {
  it('because the buyer cancelled reports that nothing was paid', async () => {
    await openWithButtons();
    await script.buttons.begin();
    await script.buttons.cancel();
    expect((await screen.findByText('Nem fizettél.')).closest('[role=status]')).toBe(document.activeElement);
    expect(canPay()).toBe(true);
    expect(server.times(calls.activate)).toBe(0);
  });

  it("because of the provider's window is logged, and shows our own message", async () => {
    await openWithButtons();
    await script.buttons.break();
    expect(screen.getByRole('alert').textContent).toContain('A fizetési ablak hibát jelzett.');
    expect(console.error).toHaveBeenCalledWith('The payment script reports', expect.any(Error));
    expect(canPay()).toBe(true);
  });

  it.each([
    ['the provider is away', refusal(503, 'unavailable', 'A szolgáltató nem érhető el.'), 'nem érhető el.'],
    [
      'there is no connection',
      { status: 0 },
      'Nem értük el a szervert, a fizetés el sem indult. Próbáld újra!',
    ],
    [
      'the order cannot be paid any more',
      refusal(409, 'conflict', 'Már nem fizethető.'),
      'Már nem fizethető.',
    ],
  ])('because %s reports that no money was taken', async (_, reply, words) => {
    server.replies[calls.begin] = reply;
    await openWithButtons();
    await script.buttons.begin();
    const notice = screen.getByRole('alert').textContent;
    expect(notice).toContain(words);
    expect(notice).toContain('Nem vontunk le pénzt');
    expect(shown()).not.toContain('A fizetési ablak hibát jelzett.');
    expect(canPay()).toBe(true);
  });

  it('because the order was deleted shows a message', async () => {
    server.replies[calls.begin] = refusal(404, 'not_found');
    await openWithButtons();
    await script.buttons.begin();
    expect(shown()).toContain('Ez a rendelés közben törlődött');
  });

  it('because another tab was faster shows the state of the order', async () => {
    server.replies[calls.begin] = refusal(409, 'conflict');
    await openWithButtons();
    server.replies[calls.order] = { data: { ...order, paymentState: 'paid', isActive: 1 } };
    await script.buttons.begin();
    expect(shown()).toContain('Ezt a rendelést már kifizetted');
  });
});
