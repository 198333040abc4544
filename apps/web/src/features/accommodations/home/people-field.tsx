import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { formatParty, partyNames, partyWords } from '@piacter/contracts/stays/fields';
import { CountsField } from '../../../ui/fields/counts-field.tsx';
import { text } from './text.ts';

const { capacity } = accommodationFields;

type People = Readonly<Record<string, string>>;

/** Who stays, by the parameters of the search. */
export const PeopleField = ({ people, onChange }: { people: People; onChange: (people: People) => void }) => (
  <CountsField
    label={capacity.asked.label}
    groups={partyNames.map((name) => ({ name, label: upperFirst(partyWords[name]) }))}
    max={capacity.max}
    counts={Object.fromEntries(Object.entries(people).map(([name, count]) => [name, Number(count)]))}
    summary={formatParty(people) || text.anyGuests}
    onChange={(name, count) => {
      const { [name]: _before, ...others } = people;
      onChange(count > 0 ? { ...others, [name]: String(count) } : others);
    }}
  />
);
