import { contactMessageBody } from '@piacter/contracts/contact';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useEndpointForm } from '../../lib/form/index.ts';
import { DescribedSection, DescribedValues } from './described-fields.tsx';
import {
  checkbox,
  checkboxes,
  custom,
  number,
  select,
  stepper,
  textArea,
  textLine,
  yesNo,
} from './field-kinds.tsx';
import { isComplete, type SectionSpec } from './field-spec.ts';

const initial = {
  title: '',
  description: '',
  area: '' as number | '',
  nights: 1,
  view: '',
  works: [] as number[],
  hasLift: '',
  withPets: false,
  petCost: '' as number | '',
  colour: 'kék' as 'kék' | 'zöld',
};
type Values = typeof initial;

const section: SectionSpec<Values> = {
  id: 'adatok',
  title: 'Adatok',
  fields: [
    { name: 'title', label: 'Megnevezés', kind: textLine({ maxLength: 20 }), required: true },
    { name: 'description', label: 'Leírás', kind: textArea({ maxLength: 500 }), collapsible: true },
    { name: 'area', label: 'Alapterület', kind: number({ max: 500, unit: 'm²' }), isExpected: () => false },
    { name: 'nights', label: 'Éjszakák', kind: stepper({ max: 30, unit: 'éj' }) },
    {
      name: 'view',
      label: 'Kilátás',
      kind: select({ useOptions: () => [{ value: '2', label: 'kertre' }] }),
      isShown: ({ title }) => title !== 'pince',
    },
    {
      name: 'works',
      label: 'Munkák',
      kind: checkboxes({ useOptions: () => ['bontás', 'burkolás'].map((label, id) => ({ id, label })) }),
    },
    { name: 'hasLift', label: 'Lift', kind: yesNo(['Van', 'Nincs']) },
    { name: 'withPets', label: 'Kisállat hozható', kind: checkbox },
    {
      name: 'petCost',
      label: 'Felár',
      kind: number({ max: 9 }),
      hint: 'Csak kisállattal.',
      isEnabled: ({ withPets }) => withPets,
    },
    // @ts-expect-error a kind edits values of exactly the field's type: arbitrary text is not a colour
    { name: 'colour', label: 'Szín', kind: textLine({ maxLength: 4 }), isShown: () => false },
  ],
  collapse: { isCollapsed: ({ title }) => title === 'telek', label: (count) => `Még ${count} mező` },
};

const complete: Values = {
  ...initial,
  title: 'ház',
  description: 'szép',
  view: '2',
  works: [0],
  hasLift: '1',
};

function Sample({ values = initial }: { values?: Values }) {
  const form = useEndpointForm({
    call: 'POST /api/send-email',
    schema: async () => contactMessageBody,
    initial: values,
    toBody: () => ({}),
    onDone: () => undefined,
  });
  return (
    <>
      <DescribedSection form={form} section={section} />
      <DescribedValues section={section} values={form.values} />
    </>
  );
}
const open = (values?: Values) => render(<Sample {...(values && { values })} />, { wrapper: MemoryRouter });
const read = (term: string) =>
  within(screen.getByText(term, { selector: 'dt' }).closest('div') as HTMLElement).getByRole('definition')
    .textContent;

it('edits a value of every kind, and shows each in the read-only view', () => {
  open();
  fireEvent.change(screen.getByLabelText(/^Megnevezés/), { target: { value: 'ház' } });
  fireEvent.change(screen.getByLabelText('Leírás'), { target: { value: 'szép' } });
  fireEvent.change(screen.getByLabelText('Alapterület'), { target: { value: '64' } });
  fireEvent.click(screen.getByRole('button', { name: 'Több' }));
  fireEvent.change(screen.getByLabelText('Kilátás'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'bontás' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'burkolás' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Nincs' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kisállat hozható' }));
  expect(
    ['Megnevezés', 'Leírás', 'Alapterület', 'Éjszakák', 'Kilátás', 'Munkák', 'Lift', 'Kisállat hozható'].map(
      read,
    ),
  ).toEqual(['ház', 'szép', '64\u00a0m²', '2\u00a0éj', 'kertre', 'bontás, burkolás', 'Nincs', 'Igen']);
});

it('shows a dash for unanswered questions', () => {
  open();
  expect(['Megnevezés', 'Alapterület', 'Kilátás', 'Munkák', 'Lift'].map(read)).toEqual(Array(5).fill('–'));
});

it('leaves out a field that does not apply', () => {
  open({ ...initial, title: 'pince' });
  expect(screen.queryByText('Kilátás')).toBeNull();
});

it('shows the hint of a dependent field only while it is disabled', () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>('Felár');
  expect(field.disabled).toBe(true);
  expect(screen.getByText('Csak kisállattal.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kisállat hozható' }));
  expect(field.disabled).toBe(false);
  expect(screen.queryByText('Csak kisállattal.')).toBeNull();
});

it('hides the collapsible fields while it is collapsed, and keeps their values', () => {
  open({ ...complete, title: 'telek' });
  const fold = screen.getByText('Még 1 mező').closest('details') as HTMLElement;
  expect(within(fold).getByLabelText<HTMLTextAreaElement>('Leírás').value).toBe('szép');
});

it.each<[string, Partial<Values>, boolean]>([
  ['everything that is asked for is filled in', {}, true],
  ['a text is missing', { title: '' }, false],
  ['nothing of a list is selected', { works: [] }, false],
  ['a field that is not shown is empty', { title: 'pince', view: '' }, true],
  ['a field that is enabled by another is empty', { withPets: true }, false],
  ['a field that is folded away is empty', { title: 'telek', description: '' }, true],
])('is complete or not when %s', (_, change, expected) => {
  expect(isComplete(section, { ...complete, ...change })).toBe(expected);
});

it('accepts only kinds that edit values of the field’s type', () => {
  const draw = custom<boolean, unknown>(() => null);
  // @ts-expect-error a checkbox does not edit text
  const wrong: SectionSpec<Values>['fields'][number] = { name: 'title', label: '', kind: draw };
  expect(wrong.name).toBe('title');
});
