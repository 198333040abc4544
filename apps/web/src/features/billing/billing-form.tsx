import { billingLimits, isEuCountry } from '@piacter/contracts/billing/values';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import { useState } from 'react';
import { useApi, useRefresh } from '../../lib/api/index.ts';
import { type Form, useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField, toOptions } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../ui/form/form-layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type BillingValues, useBillingValues } from './billing-values.ts';
import { text } from './text.ts';

const kinds = [
  { value: '0', label: text.person },
  { value: '1', label: text.firm },
];

/** The tax number of a firm; abroad, within the European Union, its VAT number. */
function TaxNumberField({ form }: { form: Form<BillingValues> }) {
  const { countryCode } = form.values;
  const isForeign = countryCode !== hungaryCode && isEuCountry(countryCode);
  return (
    <TextField
      label={isForeign ? text.vatNumber : text.taxNumber}
      hint={isForeign ? text.vatHint : text.taxHint}
      maxLength={billingLimits.taxNumber}
      required={countryCode === hungaryCode || isForeign}
      {...form.field('taxNumber')}
    />
  );
}

function AddressFields({ form }: { form: Form<BillingValues> }) {
  const countries = useApi('GET /api/countries', {}).data?.data ?? [];
  return (
    <>
      <Cell>
        <SelectField
          label={text.country}
          placeholder={text.chooseCountry}
          options={toOptions(countries, 'countryCode', 'countryName')}
          required
          {...form.field('countryCode')}
        />
      </Cell>
      <Cell span={2}>
        <TextField
          label={text.postalCode}
          maxLength={billingLimits.postalCode}
          autoComplete="billing postal-code"
          required
          {...form.field('postalCode')}
        />
      </Cell>
      <Cell span={4}>
        <TextField
          label={text.settlement}
          maxLength={billingLimits.settlement}
          autoComplete="billing address-level2"
          required
          {...form.field('settlement')}
        />
      </Cell>
      <Cell>
        <TextField
          label={text.address}
          hint={text.addressHint}
          maxLength={billingLimits.address}
          autoComplete="billing street-address"
          required
          {...form.field('address')}
        />
      </Cell>
    </>
  );
}

type Props = {
  initial: BillingValues;
  /** The words of the button. */
  submit: string;
  onSaved: (message: string) => Promise<unknown> | undefined;
};

/** To whom invoices are made out: a private person, or a firm with its tax number. */
export function BillingForm({ initial, submit, onSaved }: Props) {
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'PUT /api/billing-data',
    schema: () => import('@piacter/contracts/billing').then((m) => m.billingBody),
    initial,
    toBody: ({ isFirm, ...values }) => ({ ...values, isFirm: isFirm === '1' ? (1 as const) : (0 as const) }),
    draftKey: 'billing',
    unreachable: text.unreachable,
    onDone: async ({ message }) => {
      await refresh('GET /api/billing-data');
      await onSaved(message);
    },
  });
  const isFirm = form.values.isFirm === '1';
  return (
    <EndpointForm form={form} label={text.title}>
      <FieldGrid>
        <Cell>
          <RadioGroup label={text.kind} options={kinds} {...form.field('isFirm')} />
        </Cell>
        <Cell>
          <TextField
            label={isFirm ? text.firmName : text.name}
            hint={isFirm && text.firmNameHint}
            maxLength={billingLimits.name}
            autoComplete={isFirm ? 'billing organization' : 'billing name'}
            required
            {...form.field('name')}
          />
        </Cell>
        {isFirm && (
          <Cell>
            <TaxNumberField form={form} />
          </Cell>
        )}
        <AddressFields form={form} />
      </FieldGrid>
      <div>
        <Button type="submit" busy={form.isSending}>
          {submit}
        </Button>
      </div>
    </EndpointForm>
  );
}

/** The billing data of an advertiser in the profile. */
export function BillingBox() {
  const values = useBillingValues();
  const [saved, setSaved] = useState('');
  if (!values) return null;
  return (
    <Panel title={text.title} sub={text.kept}>
      {saved && <Note variant="done">{saved}</Note>}
      <BillingForm initial={values} submit={text.save} onSaved={async (message) => setSaved(message)} />
    </Panel>
  );
}
