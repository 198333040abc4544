import { useApi } from '../../../lib/api/index.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { Cell, FieldGrid } from '../../../ui/form-layout.tsx';
import styles from './property-form.module.css';
import { text } from './text.ts';

export type Locations = {
  chosen: readonly number[];
  toggle: (locationID: number) => void;
  /** Whether every toggle is saved at once. */
  isSaving: boolean;
};

/** What is near: any number of the special locations (OWN-15). */
export function LocationsSection({ id, locations }: { id: string; locations: Locations }) {
  const { chosen, toggle, isSaving } = locations;
  const list = useApi('GET /api/special_locations', {}).data?.data ?? [];
  return (
    <FieldGrid
      id={id}
      title={text.sections.locations}
      sub={isSaving ? text.sections.locationsSubSaved : text.sections.locationsSub}
    >
      <Cell>
        <FieldGroup label={text.fields.locations} hideLabel>
          <div className={styles.locations}>
            {list.map(({ locationID, locationName }) => (
              <label key={locationID} className={styles.location}>
                <input
                  type="checkbox"
                  checked={chosen.includes(locationID)}
                  onChange={() => toggle(locationID)}
                />
                {locationName}
              </label>
            ))}
          </div>
        </FieldGroup>
      </Cell>
    </FieldGrid>
  );
}
