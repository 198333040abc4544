import type { CountryEntry } from '@piacter/contracts/lookups';
import { type RegionType, regionTypes } from '@piacter/contracts/services/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCountries } from '../../places/index.ts';
import type { Coverage } from './coverage.ts';
import { PlacePicker } from './place-picker.tsx';
import styles from './service-form.module.css';
import { text } from './text.ts';

type Props = { coverage: Coverage; countries: readonly CountryEntry[]; regionType: RegionType };

/** The regions or the settlements: what is there, and a way to add one (PRO-04). */
function CoveredPlaces({ coverage, countries, regionType }: Props) {
  const words = text.coverage.of[regionType];
  const places = coverage.places.filter((place) => place.regionType === regionType);
  const [home] = countries;
  const countryOf = (countryID: number) =>
    countryID === home?.countryID
      ? undefined
      : countries.find((country) => country.countryID === countryID)?.countryName;
  return (
    <FieldGroup label={words.title} hideLabel>
      <PlacePicker
        regionType={regionType}
        countries={countries}
        onAdd={(place) => void coverage.add(place)}
      />
      {places.length > 0 && (
        <ul className={styles.places} aria-label={words.selected}>
          {places.map((place) => (
            <li key={`${place.countryID} ${place.name}`}>
              <span>
                {place.name}
                {countryOf(place.countryID) && <small> {countryOf(place.countryID)}</small>}
              </span>
              <Button
                variant="danger"
                square
                aria-label={text.coverage.removeOf(place.name)}
                onClick={() => void coverage.remove(place)}
              >
                <Icon shape={IconTrash} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

/** Where the service is offered: countries as a whole, regions, settlements. */
export function CoverageSection({ id, coverage }: { id: string; coverage: Coverage }) {
  const countries = useCountries();
  return (
    <FieldGrid
      id={id}
      title={text.sections.coverage}
      sub={coverage.countries.isSaving ? text.coverage.subSaved : text.coverage.sub}
    >
      <Cell>
        <ChoiceGroup
          label={text.coverage.nationwide}
          options={countries.map(({ countryID, countryName }) => ({ id: countryID, label: countryName }))}
          choices={coverage.countries}
        />
      </Cell>
      <Cell>
        <CoveredPlaces coverage={coverage} countries={countries} regionType={regionTypes.region} />
      </Cell>
      <Cell>
        <CoveredPlaces coverage={coverage} countries={countries} regionType={regionTypes.settlement} />
      </Cell>
    </FieldGrid>
  );
}
