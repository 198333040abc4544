import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { purchase } from '../orders/own-orders/testing.ts';
import { PaymentEntryPage, PaymentPage } from './payment-page.tsx';

const billing = {
  isFirm: 0,
  name: 'Tóth Éva',
  countryCode: 'HU',
  postalCode: '9021',
  settlement: 'Győr',
  address: 'Baross út 1.',
  taxNumber: null,
};

/** An unpaid PRO package for an ad, with billing data. */
export const order = {
  billing,
  invoiceState: null,
  ...purchase({
    orderID: 31,
    created: '2026-11-20T09:00:00.000Z',
    activationDate: null,
    validFrom: null,
    validTo: null,
    isActive: 0,
    realEstateID: 7,
    paymentState: 'unpaid',
  }),
};

const offer = { packageID: 6, packageName: 'PRO 30 nap', currentPrice: 9990, packageType: 4 };
const paypal = { clientId: 'piacter-emulator', sdkUrl: '/dev/paypal/sdk/js' };

export const calls = {
  order: 'GET /api/service-orders/31',
  price: 'GET /api/service-packages-current-price/6',
  config: 'GET /api/client-config',
  begin: 'POST /api/service-orders/31/paypal-order',
  activate: 'PATCH /api/service-orders/31/5O1/paypal-activation',
};

type Reply = { status?: number; body?: object; data?: object };

/** A stub server with configurable replies that records its requests. Status 0 means no reply. */
export function stubServer() {
  const replies: Record<string, Reply | Promise<Reply>> = {
    [calls.order]: { data: order },
    [calls.price]: { data: { ...offer, packageDesc: 'Kiemelés, 20 kép és videó.' } },
    [calls.config]: { data: { paypal, captcha: {}, map: {} } },
    [calls.begin]: { status: 201, data: { paymentOrderID: '5O1' } },
    [calls.activate]: { body: { message: 'Köszönjük, megkaptuk a fizetésedet!' } },
  };
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${address}`;
    requests.push(call);
    const {
      status = 200,
      body,
      data,
    } = (await replies[call]) ?? { status: 404, body: { code: 'not_found' } };
    if (status === 0) throw new TypeError('offline');
    return Response.json({ ok: status < 400, message: '', data, ...body }, { status });
  });
  return { replies, times: (call: string) => requests.filter((one) => one === call).length };
}

export const refusal = (status: number, code: string, message = 'A szerver szava.'): Reply => ({
  status,
  body: { code, message },
});

interface ButtonOptions {
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

/** A stub of the provider's script that loads when the test says so; used by the real component. */
export function stubScript({ isEligible = true } = {}) {
  const scripts: HTMLScriptElement[] = [];
  let drawn: ButtonOptions | undefined;
  vi.spyOn(document.head, 'insertBefore').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
    return node;
  });
  const namespace = {
    Buttons: (options: ButtonOptions) => ({
      isEligible: () => isEligible,
      async render(container: HTMLElement) {
        drawn = options;
        container.append(Object.assign(document.createElement('button'), { textContent: 'Fizetés' }));
      },
      close: async () => undefined,
      updateProps: async () => undefined,
    }),
  };
  const last = () => scripts.at(-1);
  return {
    scripts,
    arrive: (given: object = namespace) =>
      act(async () => {
        vi.stubGlobal('paypal', given);
        last()?.dispatchEvent(new Event('load'));
      }),
    fail: () => act(async () => void last()?.dispatchEvent(new Event('error'))),
    /** Calls the callbacks of the rendered buttons; like the real ones, reports what createOrder threw. */
    buttons: {
      pay: () => act(async () => drawn?.onApprove({ orderID: '5O1' })),
      /** The same without waiting for the outcome. */
      approve: () => act(async () => void drawn?.onApprove({ orderID: '5O1' })),
      begin: () => act(async () => void (await drawn?.createOrder().catch(drawn.onError))),
      cancel: () => act(async () => drawn?.onCancel()),
      break: () => act(async () => drawn?.onError(new Error('a window of the provider'))),
    },
  };
}

/** Opens an address of the area with an empty SWR cache. */
export function open(address = '/szakember/paypal/6/31') {
  const router = createMemoryRouter(
    [
      { path: '/:role/paypal/:packageID/:orderID', element: <PaymentPage /> },
      { path: '/paypal/:packageID/:orderID', element: <PaymentEntryPage /> },
      { path: '/:role/ajanlatkeres/:requestID', element: <h1>Ajánlatkérés</h1> },
      { path: '/:role/csomag-vasarlasok', element: <h1>Csomagvásárlások</h1> },
      { path: '/login-reg', element: <h1>Belépés</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 60_000 }}>
      <RouterProvider router={router} />
      <MessageBoxHost />
    </SWRConfig>,
  );
  return router;
}
