import { type Choices, collectedChoices, FoldedChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { FormPart } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';
import { accommodationFormText as text } from '../text.ts';
import type { AccommodationForm } from './accommodation-values.ts';
import { type Group, groups } from './groups.ts';

type Props = { group: Group; form: AccommodationForm };

function DrawnGroup({ group, choices }: { group: Group; choices: Choices }) {
  return <FoldedChoiceGroup label={group.label} options={group.useOptions()} choices={choices} />;
}

/** A group of a new accommodation, part of the form's values. */
function CollectedGroup({ group, form }: Props) {
  const choices = collectedChoices(form.values[group.name], (selected) => form.set(group.name, selected));
  return <DrawnGroup group={group} choices={choices} />;
}

/** A group of a saved accommodation, toggled one by one on the server. */
function SavedGroup({ group, form, id }: Props & { id: number }) {
  const choices = useSavedChoices((selected) => group.toggle(id, selected), form.values[group.name]);
  return <DrawnGroup group={group} choices={choices} />;
}

/** The seven groups (HOST-10); `id` is that of a saved accommodation. */
export const groupsPart = (form: AccommodationForm, id: number | null): FormPart => ({
  id: 'szolgaltatasok',
  label: text.sections.groups,
  content: (
    <FieldGrid
      id="szolgaltatasok"
      title={text.sections.groups}
      sub={id === null ? text.sections.groupsSub : text.sections.groupsSubSaved}
    >
      {groups.map((group) => (
        <Cell key={group.name}>
          {id === null ? (
            <CollectedGroup group={group} form={form} />
          ) : (
            <SavedGroup group={group} form={form} id={id} />
          )}
        </Cell>
      ))}
    </FieldGrid>
  ),
});
