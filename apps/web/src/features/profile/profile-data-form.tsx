import type { ReplyTo } from '@piacter/contracts';
import { phoneLimit } from '@piacter/contracts/core/values';
import { profileLimits } from '@piacter/contracts/profile/values';
import type { ReactNode } from 'react';
import { useApi, useRefresh } from '../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../lib/form/index.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField, toOptions } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid, FormLayout } from '../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../ui/form/form-save-bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddressFields, getAddressErrors } from '../address/index.ts';
import styles from './profile.module.css';
import { confirmTaxNumber, kindOptions, toProfileBody, toProfileValues } from './profile-values.ts';
import { text } from './text.ts';

const sections = [
  { id: 'ki-vagy', label: text.data.who },
  { id: 'cim', label: text.data.address },
  { id: 'elerhetoseg', label: text.data.contact },
];

const useProfileForm = (profile: ReplyTo<'GET /api/user-profile'>['data']) => {
  const refresh = useRefresh();
  const initial = toProfileValues(profile);
  return useEndpointForm({
    call: 'PUT /api/user-profile',
    schema: () => import('@piacter/contracts/profile').then((m) => m.profileUpdate),
    rules: async (values) => getAddressErrors(values),
    initial,
    toBody: toProfileBody,
    draftKey: 'profile',
    toChanges: (changed) => changed,
    beforeSend: ({ isFirm, taxNumber }, showFieldErrors) =>
      isFirm === '0' || taxNumber === initial.taxNumber || confirmTaxNumber(taxNumber, showFieldErrors),
    onDone: async () => {
      await refresh('GET /api/user-profile');
    },
  });
};
type ProfileForm = ReturnType<typeof useProfileForm>;

function FirmFields({ form, ofAdvertiser }: { form: ProfileForm; ofAdvertiser: boolean }) {
  // A failure to load the list is silent: the select stays empty (ERR-05).
  const types = useApi('GET /api/types/{kind}', { params: { kind: 'types_firm' } }).data?.data ?? [];
  return (
    <>
      <Cell span={3}>
        <TextField
          label={text.data.firmName}
          hint={text.data.firmNameHint[ofAdvertiser ? 'advertiser' : 'other']}
          autoComplete="organization"
          maxLength={profileLimits.firmName}
          {...form.field('firmName')}
        />
      </Cell>
      <Cell span={3}>
        <SelectField
          label={text.data.firmType}
          placeholder={text.data.chooseFirmType}
          options={toOptions(types, 'typeID', 'typeName')}
          {...form.field('firmType')}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          label={text.data.taxNumber}
          hint={text.data.taxHint}
          maxLength={profileLimits.taxNumber}
          {...form.field('taxNumber')}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          label={text.data.contactPerson}
          autoComplete="name"
          maxLength={profileLimits.contactPerson}
          {...form.field('contactPerson')}
        />
      </Cell>
    </>
  );
}

function IndividualFields({ form }: { form: ProfileForm }) {
  return (
    <>
      <Cell span={3}>
        <TextField
          label={text.data.lastName}
          autoComplete="family-name"
          maxLength={profileLimits.lastName}
          {...form.field('lastName')}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          label={text.data.firstName}
          autoComplete="given-name"
          maxLength={profileLimits.firstName}
          {...form.field('firstName')}
        />
      </Cell>
    </>
  );
}

function ContactFields({ form }: { form: ProfileForm }) {
  return (
    <FieldGrid id="elerhetoseg" title={text.data.contact} sub={text.data.contactSub}>
      <Cell span={3}>
        <TextField
          label={text.data.mobile}
          hint={text.data.mobileHint}
          type="tel"
          autoComplete="tel"
          maxLength={phoneLimit}
          {...form.field('mobile')}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          label={text.data.tel}
          type="tel"
          autoComplete="home tel"
          maxLength={phoneLimit}
          {...form.field('tel')}
        />
      </Cell>
      <Cell>
        <TextField
          label={text.data.contactEmail}
          hint={text.data.contactEmailHint}
          type="email"
          autoComplete="email"
          {...form.field('contactEmail')}
        />
      </Cell>
    </FieldGrid>
  );
}

type Props = {
  profile: ReplyTo<'GET /api/user-profile'>['data'];
  ofAdvertiser: boolean;
  /** What to do once it is saved. */
  next?: ReactNode;
};

/** The profile data: firm or individual, address, contact (PROF-04). */
export function ProfileDataForm({ profile, ofAdvertiser, next }: Props) {
  const form = useProfileForm(profile);
  useLeaveGuard(form);
  return (
    <Panel title={text.data.title} sub={text.data.sub} flush>
      <EndpointForm form={form} label={text.data.title} className={styles.data ?? ''}>
        <FormLayout label={text.data.index} sections={sections}>
          <FieldGrid id="ki-vagy" title={text.data.who}>
            <Cell>
              <RadioGroup
                label={text.data.isFirm}
                options={kindOptions}
                {...form.field('isFirm')}
                onChange={(value) => form.set('isFirm', value === '1' ? '1' : '0')}
              />
            </Cell>
            {form.values.isFirm === '1' ? (
              <FirmFields form={form} ofAdvertiser={ofAdvertiser} />
            ) : (
              <IndividualFields form={form} />
            )}
          </FieldGrid>
          <FieldGrid id="cim" title={text.data.address}>
            <AddressFields form={form} isOwn />
          </FieldGrid>
          <ContactFields form={form} />
        </FormLayout>
        <FormSaveBar form={form} next={next} />
      </EndpointForm>
    </Panel>
  );
}
