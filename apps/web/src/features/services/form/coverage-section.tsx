import type { CountryEntry } from '@piacter/contracts/lookups';
import { coverageLabels } from '@piacter/contracts/services/fields';
import {
  type CoverageRadius,
  coverageRadii,
  type RegionType,
  regionTypes,
} from '@piacter/contracts/services/values';
import { useState } from 'react';
import { ChoiceGroup, FoldedChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { PlaceList, PlacePicker, useCountries } from '../../places/index.ts';
import { serviceFormText as text } from '../text.ts';
import type { Coverage, CoveredPlace } from './coverage.ts';

/** How far around a settlement the service is offered. */
function RadiusField({
  place: { name, radius = 0 },
  onChange,
}: {
  place: CoveredPlace;
  onChange: (radius: CoverageRadius) => void;
}) {
  return (
    <SelectField
      label={text.coverage.radiusOf(name)}
      hideLabel
      value={String(radius)}
      options={coverageRadii.map((kilometres) => ({
        value: String(kilometres),
        label: kilometres === 0 ? text.coverage.onlyHere : text.coverage.radius(kilometres),
      }))}
      onChange={(chosen) => {
        const next = coverageRadii.find((kilometres) => String(kilometres) === chosen);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}

type Props = { coverage: Coverage; countries: readonly CountryEntry[]; regionType: RegionType };

/** The covered regions or settlements, and a picker to add one (PRO-04). */
function CoveredPlaces({ coverage, countries, regionType }: Props) {
  const words = text.coverage.of[regionType];
  const places = coverage.places.filter((place) => place.regionType === regionType);
  const [home] = countries;
  const [selectedCountry, setCountry] = useState('');
  const selectedID = selectedCountry || String(home?.countryID ?? '');
  const findCountry = (countryID: number) =>
    countryID === home?.countryID
      ? undefined
      : countries.find((country) => country.countryID === countryID)?.countryName;
  const remove = (index: number) => {
    const place = places[index];
    if (place) void coverage.remove(place);
  };
  return (
    <FieldGroup label={words.title} hideLabel>
      <PlacePicker
        countryID={selectedID}
        kinds={[regionType === regionTypes.region ? 'region' : 'settlement']}
        label={words.name}
        placeholder={words.example}
        addLabel={words.add}
        onAdd={(name) => void coverage.add({ countryID: Number(selectedID), regionType, name })}
        before={
          <SelectField
            label={words.country}
            options={toOptions(countries, 'countryID', 'countryName')}
            value={selectedID}
            onChange={setCountry}
          />
        }
      />
      <PlaceList
        label={words.selected}
        places={places.map((place) => ({
          name: place.name,
          note: findCountry(place.countryID),
          ...(place.regionType === regionTypes.settlement && {
            choice: (
              <RadiusField place={place} onChange={(radius) => void coverage.setRadius(place, radius)} />
            ),
          }),
        }))}
        onRemove={remove}
      />
    </FieldGroup>
  );
}

/** Where the service is offered: settlements, regions, and countries as a whole, of which most need the first at most. */
export function CoverageSection({ id, coverage }: { id: string; coverage: Coverage }) {
  const countries = useCountries();
  const options = countries.map(({ countryID, countryName }) => ({ id: countryID, label: countryName }));
  return (
    <FieldGrid
      id={id}
      title={coverageLabels.coverage}
      sub={coverage.countries.isSaving ? text.coverage.subSaved : text.coverage.sub}
    >
      <Cell>
        <CoveredPlaces coverage={coverage} countries={countries} regionType={regionTypes.settlement} />
      </Cell>
      <Cell>
        <CoveredPlaces coverage={coverage} countries={countries} regionType={regionTypes.region} />
      </Cell>
      <Cell>
        <ChoiceGroup
          label={coverageLabels.countries}
          options={options.slice(0, 1)}
          choices={coverage.countries}
        />
      </Cell>
      <Cell>
        <FoldedChoiceGroup
          label={text.coverage.otherCountries}
          options={options.slice(1)}
          choices={coverage.countries}
        />
      </Cell>
    </FieldGrid>
  );
}
