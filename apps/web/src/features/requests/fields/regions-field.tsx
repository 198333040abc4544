import type { FieldAccess } from '../../../lib/form/index.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import type { ControlProps, FieldKind } from '../../../ui/form/field-spec.ts';
import { PlaceList, PlacePicker } from '../../places/index.ts';
import { text } from './text.ts';

type Kinds = Parameters<typeof PlacePicker>[0]['kinds'];
type Countries = FieldAccess<'countryID', string>;
type Props = { control: ControlProps<string[]>; form: Countries; kinds: Kinds; placeholder: string };

/** Places of the country selected in the form, added one by one. */
function RegionsField({ control, form, kinds, placeholder }: Props) {
  const { label, value, onChange, hint, error, required, name } = control;
  const add = (place: string) => onChange(value.includes(place) ? value : [...value, place]);
  return (
    <FieldGroup label={label} hideLabel hint={hint}>
      <PlacePicker
        countryID={form.values.countryID}
        kinds={kinds}
        label={label}
        placeholder={placeholder}
        addLabel={text.regions.add(label)}
        onAdd={add}
        {...{ name, required, error }}
      />
      <PlaceList
        label={text.regions.selected(label)}
        places={value.map((place) => ({ name: place }))}
        onRemove={(removed) => onChange(value.filter((_, index) => index !== removed))}
      />
    </FieldGroup>
  );
}

/** Names of places in the country of the form's field `countryID` (WID-13). */
export const regions = (options: { kinds: Kinds; placeholder: string }): FieldKind<string[], Countries> => ({
  span: 6,
  isFilled: (value) => value.length > 0,
  render: (control, form) => <RegionsField control={control} form={form} {...options} />,
});
