import { emailLimit, phoneLimit, typedKeys } from '@piacter/contracts/core/values';
import { listingIDFieldByKind, listingKinds } from '@piacter/contracts/listings/values';
import type { OrderDetail } from '@piacter/contracts/orders';
import { buyerNameLimit, shippingLimits } from '@piacter/contracts/orders/values';
import { profileLimits } from '@piacter/contracts/profile/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { api, useApi, useRefresh } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { select, textLine } from '../../../ui/form/field-kinds.tsx';
import type { SectionSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './orders.module.css';
import { text } from './text.ts';

const { fields, sections } = text;

type OrderValues = Record<keyof typeof fields, string>;

const toValues = (order: OrderDetail): OrderValues => {
  const values: Partial<OrderValues> = {};
  for (const name of typedKeys(fields)) values[name] = order[name] ?? '';
  return values as OrderValues;
};

const loadOrder = async (id: number): Promise<OrderDetail> =>
  (await api('GET /api/service-orders/{id}', { params: { id } })).data;

const useCountries = () =>
  toOptions(useApi('GET /api/countries', {}).data?.data ?? [], 'countryCode', 'countryName');

const line = (name: keyof OrderValues, maxLength: number, type: 'text' | 'email' | 'tel' = 'text') => ({
  name,
  label: fields[name],
  kind: textLine({ maxLength, type }),
  isExpected: () => false,
});

const formSections: readonly SectionSpec<OrderValues>[] = [
  {
    id: 'vevo',
    title: sections.buyer,
    fields: [
      line('buyerName', buyerNameLimit),
      line('firmName', profileLimits.firmName),
      line('taxNumber', profileLimits.taxNumber),
    ],
  },
  {
    id: 'elerhetoseg',
    title: sections.contact,
    fields: [
      line('contactPerson', profileLimits.contactPerson),
      line('contactEmail', emailLimit, 'email'),
      line('mobile', phoneLimit, 'tel'),
      line('tel', phoneLimit, 'tel'),
    ],
  },
  {
    id: 'szallitas',
    title: sections.shipping,
    sub: text.shippingSub,
    fields: [
      {
        name: 'countryCode',
        label: fields.countryCode,
        kind: select({ useOptions: useCountries }),
        isExpected: () => false,
      },
      line('shippingPostalCode', shippingLimits.shippingPostalCode),
      line('city', shippingLimits.city),
      line('state', shippingLimits.state),
      line('address_line1', shippingLimits.address_line1),
      line('address_line2', shippingLimits.address_line2),
    ],
  },
];

/** Links to the admin's pages of the buyer and of the listing that it is for. */
function About({ order }: { order: OrderDetail }) {
  const kind = listingKinds.find((one) => order[listingIDFieldByKind[one]] !== null);
  const id = kind && order[listingIDFieldByKind[kind]];
  return (
    <p className={styles.about}>
      <Link to={adminPaths.user(order.userID)}>{text.buyer}</Link>
      {kind && id && <Link to={adminPaths.listing(kind, id)}>{text.listing}</Link>}
    </p>
  );
}

function EditOrder({ order }: { order: OrderDetail }) {
  const { orderID } = order;
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'PUT /api/service-orders/{id}',
    parts: { params: { id: orderID } },
    schema: () => import('@piacter/contracts/orders').then((m) => m.orderUpdate),
    initial: toValues(order),
    draftKey: `order:${orderID}`,
    version: {
      seen: order.updated,
      load: async () => {
        const stored = await loadOrder(orderID);
        return { values: toValues(stored), updated: stored.updated };
      },
    },
    onDone: async ({ message }) => {
      await Promise.all([
        refresh('GET /api/service-orders-by-firms'),
        refresh('GET /api/service-orders-by-people'),
        refresh('GET /api/timelines/{entity}/{id}'),
      ]);
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return (
    <FormPanel
      form={form}
      title={text.data}
      sub={text.dataSub}
      sections={formSections.map((section) => toFormPart(form, section))}
    />
  );
}

/** /admin/rendeles-modositasa/{orderID} (ADM-05). */
export function EditOrderPage({ Money }: { Money: ComponentType<{ orderID: number }> }) {
  const { orderID = '' } = useParams();
  const loaded = useFresh(Number(orderID), loadOrder);
  return (
    <EditPage
      title={text.editTitle}
      loaded={loaded}
      sub={({ packageName, price, created }) =>
        text.editSub(packageName, formatMoney(price), formatDate(created))
      }
    >
      {(order) => (
        <>
          <About order={order} />
          <EditOrder key={order.orderID} order={order} />
          <Money orderID={order.orderID} />
        </>
      )}
    </EditPage>
  );
}
