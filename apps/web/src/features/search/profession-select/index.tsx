import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { type ComponentProps, useState } from 'react';
import { findFolded } from '../../../ui/fields/highlight.tsx';
import { AutocompleteSelect } from '../autocomplete-select.tsx';
import { suggestProfessions } from '../suggest-professions.ts';

/** Says that a text means no profession. */
const unknownProfession = 'Ilyen szakmát nem ismerünk, válassz a listából!';

type Props = Omit<ComponentProps<typeof AutocompleteSelect>, 'suggest' | 'warning' | 'onTyping'>;

/** A profession in a form, which says where a text means none. */
export function ProfessionSelect({ error, ...props }: Props) {
  const { value, options, onChange } = props;
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const hasNamed = (text: string) => options.some(({ label }) => findFolded(label, text) !== -1);
  const suggest = async (text: string, signal: AbortSignal) => {
    const found = await suggestProfessions(text, signal);
    if (!signal.aborted) setUnknown(found.length === 0 && options.length > 0 && !hasNamed(text));
    return found;
  };
  const type = (text: string) => {
    setTyped(text);
    setUnknown(false);
  };
  const isUnchosen = value === '' && typed.trim() !== '';
  const notChosen = isUnknown || !hasNamed(typed) ? unknownProfession : fieldMessages.notListed;
  return (
    <AutocompleteSelect
      {...props}
      suggest={suggest}
      warning={isUnknown && !error && unknownProfession}
      // A field with text is not empty, though nothing is chosen.
      error={error && isUnchosen ? notChosen : error}
      onTyping={type}
      onChange={(chosen) => {
        if (chosen !== '') type('');
        onChange(chosen);
      }}
    />
  );
}
