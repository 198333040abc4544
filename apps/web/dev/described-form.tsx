import { useEndpointForm } from '../src/lib/form/index.ts';
import { DescribedValues } from '../src/ui/form/described-values.tsx';
import {
  checkbox,
  checkboxes,
  number,
  select,
  stepper,
  textArea,
  textLine,
  yesNo,
} from '../src/ui/form/field-kinds.tsx';
import type { SectionSpec } from '../src/ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../src/ui/form/form-panel.tsx';
import { Panel } from '../src/ui/panel.tsx';

const initial = {
  title: 'Fürdőszoba felújítása',
  description: 'Csempe és burkolat cseréje, szereléssel.',
  area: 8 as number | '',
  days: 3,
  urgency: '2',
  works: [1, 3],
  hasMaterial: '0',
  isFlexible: true,
};

const urgencies = ['Azonnal', 'Egy hónapon belül'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const works = ['bontás', 'vízszerelés', 'burkolás'].map((label, index) => ({ id: index + 1, label }));

/** One field of every kind that needs no feature. */
const section: SectionSpec<typeof initial> = {
  id: 'munka',
  title: 'A munka',
  fields: [
    { name: 'title', label: 'Megnevezés', kind: textLine({ maxLength: 120 }), required: true, span: 6 },
    { name: 'description', label: 'Leírás', kind: textArea({ maxLength: 500, rows: 4 }) },
    { name: 'area', label: 'Alapterület', kind: number({ max: 9999, unit: 'm²' }) },
    { name: 'days', label: 'Várakozási idő', kind: stepper({ max: 30, unit: 'nap' }) },
    { name: 'urgency', label: 'Sürgősség', kind: select({ useOptions: () => urgencies }) },
    { name: 'works', label: 'Munkák', kind: checkboxes({ useOptions: () => works }) },
    { name: 'hasMaterial', label: 'Anyag', kind: yesNo(['Van', 'Nincs']) },
    { name: 'isFlexible', label: 'Az időpont változhat', kind: checkbox, span: 4 },
  ],
};

/** A described form and its read-only view. */
export function DescribedForm() {
  const form = useEndpointForm({
    call: 'POST /api/send-email',
    schema: () => import('@piacter/contracts/contact').then((m) => m.contactMessageBody),
    initial,
    toBody: ({ title, description }) => ({ name: title, message: description }),
    onDone: () => undefined,
  });
  return (
    <FormPanel
      form={form}
      title="Leírt űrlap"
      sub="Minden fajta mező."
      sections={[toFormPart(form, section)]}
      after={[
        {
          id: 'olvasva',
          content: (
            <Panel title="Olvasva">
              <DescribedValues section={section} values={form.values} />
            </Panel>
          ),
        },
      ]}
    />
  );
}
