import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { phoneLimit } from '@piacter/contracts/core/values';
import { profileLimits } from '@piacter/contracts/profile/values';
import { type ReactNode, useRef } from 'react';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { type Form, useEndpointForm } from '../../../lib/form/index.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../profile.module.css';
import { kindOptions } from '../profile-values.ts';
import { text } from '../text.ts';
import { findLacking, type Lacking } from './lacking.ts';

const { data: labels, identity: words } = text;

const initial = { isFirm: '0' as '0' | '1', firmName: '', lastName: '', firstName: '', mobile: '' };
type Values = typeof initial;

/** The fields that are shown. */
const getNames = ({ isFirm }: Pick<Values, 'isFirm'>, { name, phone }: Lacking) => [
  ...(name ? (isFirm === '1' ? (['firmName'] as const) : (['lastName', 'firstName'] as const)) : []),
  ...(phone ? (['mobile'] as const) : []),
];

/** The fields that are shown, so that those that the profile has are kept. */
const toBody = (values: Values, lacking: Lacking) => ({
  ...(lacking.name && { isFirm: values.isFirm === '1' ? (1 as const) : (0 as const) }),
  ...Object.fromEntries(getNames(values, lacking).map((name) => [name, values[name]])),
});

const getMissing = (values: Values, lacking: Lacking) =>
  Object.fromEntries(
    getNames(values, lacking).flatMap((name) =>
      values[name].trim() ? [] : [[name, fieldMessages.required]],
    ),
  );

function NameFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <Cell>
        <RadioGroup
          label={labels.isFirm}
          options={kindOptions}
          {...form.field('isFirm')}
          onChange={(value) => form.set('isFirm', value === '1' ? '1' : '0')}
        />
      </Cell>
      {form.values.isFirm === '1' ? (
        <Cell>
          <TextField
            label={labels.firmName}
            autoComplete="organization"
            maxLength={profileLimits.firmName}
            required
            {...form.field('firmName')}
          />
        </Cell>
      ) : (
        <>
          <Cell span={3}>
            <TextField
              label={labels.lastName}
              autoComplete="family-name"
              maxLength={profileLimits.lastName}
              required
              {...form.field('lastName')}
            />
          </Cell>
          <Cell span={3}>
            <TextField
              label={labels.firstName}
              autoComplete="given-name"
              maxLength={profileLimits.firstName}
              required
              {...form.field('firstName')}
            />
          </Cell>
        </>
      )}
    </>
  );
}

export type Identity = {
  /** The section that asks, to be shown above the form; null while nothing is lacking. */
  section: ReactNode;
  /** Saves what the section asks for; false if it cannot be saved yet. For `beforeSend` of the form. */
  ensure: () => Promise<boolean>;
  /** Whether it could be saved now, or nothing is lacking; shows no errors. */
  isComplete: () => Promise<boolean>;
  /** Whether something was given that it asks for. */
  hasInput: boolean;
};

/**
 * Asks whoever is about to publish, to offer or to request something who they are and how to call them, as long as their
 * profile lacks it, and saves that there: nobody deals with the nameless. `why` says
 * who will see it; in a panel the section has none of its own. One that stays open can be corrected after it was saved,
 * and keeps its place among the steps of a form.
 */
export function useIdentity(why: string, { isInPanel = false, staysOpen = false } = {}): Identity {
  const refresh = useRefresh();
  const isSaved = useRef(false);
  // If the profile fails to load, nobody is kept from going on.
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  const lackingNow = profile ? findLacking(profile) : { name: false, phone: false };
  const asked = useRef<Lacking>(undefined);
  if (staysOpen && (lackingNow.name || lackingNow.phone)) asked.current ??= lackingNow;
  const lacking = asked.current ?? lackingNow;
  const form = useEndpointForm({
    call: 'PUT /api/user-profile',
    schema: () => import('@piacter/contracts/profile').then((m) => m.profileUpdate),
    initial,
    toBody: (values) => toBody(values, lacking),
    rules: async (values) => getMissing(values, lacking),
    onDone: async () => {
      isSaved.current = true;
      await refresh('GET /api/user-profile');
    },
  });
  if (!lacking.name && !lacking.phone)
    return { section: null, ensure: async () => true, isComplete: async () => true, hasInput: false };
  const ensure = async () => {
    if (isSaved.current && !form.hasUnsaved()) return true;
    isSaved.current = false;
    await form.submit();
    return isSaved.current;
  };
  const sub = `${why} ${words.kept}`;
  const fields = (
    <EndpointForm form={form} label={words.title}>
      <FieldGrid {...(isInPanel && { title: words.title, sub })}>
        {lacking.name && <NameFields form={form} />}
        {lacking.phone && (
          <Cell>
            <TextField
              label={labels.mobile}
              hint={labels.mobileHint}
              type="tel"
              autoComplete="tel"
              maxLength={phoneLimit}
              required
              {...form.field('mobile')}
            />
          </Cell>
        )}
      </FieldGrid>
    </EndpointForm>
  );
  const section = isInPanel ? (
    <div className={styles.identity}>{fields}</div>
  ) : (
    <Panel title={words.title} sub={sub}>
      {fields}
    </Panel>
  );
  const isComplete = async () => Object.keys(await form.getErrors()).length === 0;
  const hasInput = getNames(form.values, lacking).some((name) => form.values[name].trim() !== '');
  return { section, ensure, isComplete, hasInput };
}
