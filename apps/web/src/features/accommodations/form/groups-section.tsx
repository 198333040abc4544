import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import {
  type Choices,
  collectedChoices,
  FoldedChoiceGroup,
  type ListingForm,
  type ListingPart,
  useSavedChoices,
} from '../../listings/form/index.ts';
import type { AccommodationValues } from './accommodation-values.ts';
import { type Group, groups } from './groups.ts';
import { text } from './text.ts';

type Form = ListingForm<AccommodationValues>;
type Props = { group: Group; form: Form };

function DrawnGroup({ group, choices }: { group: Group; choices: Choices }) {
  return <FoldedChoiceGroup label={group.label} options={group.useOptions()} choices={choices} />;
}

/** A group of an accommodation that does not exist yet; it goes along with it. */
function CollectedGroup({ group, form }: Props) {
  const choices = collectedChoices(form.values[group.name], (chosen) => form.set(group.name, chosen));
  return <DrawnGroup group={group} choices={choices} />;
}

/** A group of an accommodation that exists, toggled one by one on the server. */
function SavedGroup({ group, form, id }: Props & { id: number }) {
  const choices = useSavedChoices((chosen) => group.toggle(id, chosen), form.values[group.name]);
  return <DrawnGroup group={group} choices={choices} />;
}

/** The seven groups (HOST-10); `id` names an accommodation that exists. */
export const groupsPart = (form: Form, id: number | null): ListingPart => ({
  id: 'szolgaltatasok',
  label: text.sections.groups,
  content: (
    <FieldGrid
      key="szolgaltatasok"
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
