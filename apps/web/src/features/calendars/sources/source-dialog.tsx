import type { CalendarSource } from '@piacter/contracts/calendars';
import { sourceFilters, sourceLimits } from '@piacter/contracts/calendars/values';
import { type Form, useEndpointForm } from '../../../lib/form/index.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { sourcesText as text } from '../text.ts';

type Values = { name: string; url: string; only: string };

const toBody = ({ only, ...rest }: Values) => ({ ...rest, only: sourceFilters.find((one) => one === only) });

const options = sourceFilters.map((value) => ({ value, label: text.form.filters[value] }));

function SourceFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField
        label={text.form.name}
        hint={text.form.nameHint}
        maxLength={sourceLimits.name}
        required
        {...form.field('name')}
      />
      <TextField
        label={text.form.url}
        type="url"
        placeholder="https://…/….ics"
        maxLength={sourceLimits.url}
        required
        {...form.field('url')}
      />
      <RadioGroup
        label={text.form.only}
        hint={text.form.onlyHint}
        options={options}
        {...form.field('only')}
      />
    </>
  );
}

/** What became of a change, and why the calendar could not be read then. */
export type Outcome = { message: string; fault: CalendarSource['fault'] };

type Props = { onClose: () => void; onDone: (outcome: Outcome) => void };

/** Imports a calendar by its address, which may take some seconds. */
export function AddSourceDialog({ accommodationID, onClose, onDone }: Props & { accommodationID: number }) {
  const form = useEndpointForm({
    call: 'POST /api/calendars/{accommodationID}/sources',
    parts: { params: { accommodationID } },
    schema: () => import('@piacter/contracts/calendars').then((m) => m.sourceBody),
    initial: { name: '', url: '', only: 'all' },
    toBody,
    onDone: ({ message, data }) => onDone({ message, fault: data.fault }),
  });
  const { addTitle, intro, add, adding } = text.form;
  return (
    <FormDialog title={addTitle} intro={intro} form={form} submit={add} sending={adding} onClose={onClose}>
      <SourceFields form={form} />
    </FormDialog>
  );
}

/** Changes an imported calendar; only what is changed is sent, so that a new name calls nobody. */
export function EditSourceDialog({ source, onClose, onDone }: Props & { source: CalendarSource }) {
  const { sourceID, name, url, only } = source;
  const form = useEndpointForm({
    call: 'PATCH /api/calendar-sources/{sourceID}',
    parts: { params: { sourceID } },
    schema: () => import('@piacter/contracts/calendars').then((m) => m.sourceChanges),
    initial: { name, url, only: String(only) },
    toBody,
    toChanges: (changed) => changed,
    onDone: ({ message, data }, sent) => {
      // A new name reads nothing: what failed before is no failure of it.
      const isRead = sent.url !== url || sent.only !== only;
      onDone({ message, fault: isRead ? data.fault : null });
    },
  });
  const { editTitle, intro, save, adding } = text.form;
  return (
    <FormDialog title={editTitle} intro={intro} form={form} submit={save} sending={adding} onClose={onClose}>
      <SourceFields form={form} />
    </FormDialog>
  );
}
