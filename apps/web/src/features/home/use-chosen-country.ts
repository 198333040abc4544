import { useState } from 'react';
import { useCountries } from '../places/index.ts';

/** The chosen country's id as text; the first one (Hungary) until something else is chosen, '' when emptied. */
export const useChosenCountry = () => {
  const [first] = useCountries();
  const [chosen, setChosen] = useState<string>();
  return [chosen ?? String(first?.countryID ?? ''), setChosen] as const;
};
