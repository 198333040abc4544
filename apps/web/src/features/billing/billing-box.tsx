import { useState } from 'react';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BillingForm } from './billing-form.tsx';
import { useBillingValues } from './billing-values.ts';
import { text } from './text.ts';

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
