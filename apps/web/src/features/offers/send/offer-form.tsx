import {
  offerDescriptionLimit,
  offerPriceLimit,
  type PriceUnit,
  priceUnits,
} from '@piacter/contracts/offers/values';
import { formatWithin, type TimeUnit } from '@piacter/contracts/requests/values';
import { confirmFree } from '../../../lib/amounts/index.ts';
import { type UncheckedBody, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { DescribedSection } from '../../../ui/form/described-fields.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { forints, select, textArea } from '../../../ui/form/field-kinds.tsx';
import type { SectionSpec } from '../../../ui/form/field-spec.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { duration } from '../../requests/fields/index.tsx';
import { sendText as text } from '../text.ts';
import styles from './offer.module.css';

const { fields: labels } = text;

type Values = {
  description: string;
  responseTime: number;
  timeUnit: TimeUnit;
  price: NumberFieldValue;
  priceUnit: string;
};

const initial: Values = {
  description: '',
  responseTime: 1,
  timeUnit: 'nap',
  price: '',
  priceUnit: 'teljes összeg' satisfies PriceUnit,
};

const units = priceUnits.map((unit) => ({ value: unit, label: unit }));

const section: SectionSpec<Values> = {
  id: 'ajanlat',
  title: '',
  fields: [
    {
      name: 'description',
      label: labels.description,
      kind: textArea({ maxLength: offerDescriptionLimit, rows: 6 }),
      required: true,
      hint: labels.descriptionHint,
    },
    {
      name: 'price',
      label: labels.price,
      kind: forints({ max: offerPriceLimit, unit: labels.forint }),
      required: true,
    },
    { name: 'priceUnit', label: labels.priceUnit, kind: select({ useOptions: () => units }), required: true },
    { name: 'responseTime', label: labels.responseTime, kind: duration, required: true },
  ],
};

const toBody = (requestID: number, values: Values): UncheckedBody<'POST /api/service-request-responses'> => ({
  requestID,
  description: values.description,
  responseTime: values.responseTime,
  timeUnit: values.timeUnit,
  price: values.price === '' ? undefined : values.price,
  priceUnit: priceUnits.find((unit) => unit === values.priceUnit),
});

/** '35 000 Ft (teljes összeg), 2 napon belül' */
const describeOffer = ({ price, priceUnit, responseTime, timeUnit }: Values): string =>
  `${formatMoney(price === '' ? null : price)} (${priceUnit}), ${formatWithin(responseTime, timeUnit)}`;

type Props = {
  requestID: number;
  /** Offers that the packages still allow, this one included. */
  left: number;
  /** Called after the offer was sent, and after a refusal because the request has changed. */
  onChange: () => Promise<unknown>;
};

/** Sends an offer after the documented warning that it cannot be changed afterwards (OFF-02, OFF-03). */
export function OfferForm({ requestID, left, onChange }: Props) {
  const identity = useIdentity(text.whoSeesYou, { isInPanel: true });
  const form = useEndpointForm({
    call: 'POST /api/service-request-responses',
    schema: () => import('@piacter/contracts/offers').then((m) => m.offerBody),
    initial,
    draftKey: `offer ${requestID}`,
    toBody: (values) => toBody(requestID, values),
    beforeSend: async (values) =>
      (await confirmFree(values.price, text.free)) &&
      (await identity.ensure()) &&
      confirm({
        text: text.question,
        detail: text.summary(describeOffer(values), formatNumber(left - 1)),
        confirm: text.confirm,
        cancel: text.cancel,
      }),
    onDone: async ({ message }) => {
      await onChange();
      await alert(message, { detail: text.sent });
    },
    onFailure: ({ status }) => {
      if (status === 409 || status === 404) void onChange();
      return false;
    },
  });
  useLeaveGuard(form);
  return (
    <>
      {identity.section}
      <EndpointForm form={form} label={text.title}>
        <DescribedSection form={form} section={section} />
        <div className={styles.send}>
          <Button type="submit" size="large" busy={form.isSending}>
            {form.isSending ? text.sending : text.send}
          </Button>
        </div>
      </EndpointForm>
    </>
  );
}
