import { useState } from 'react';

/** A field's value and change handler, to be spread on it. */
export const useTypedState = <T>(initial: T) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};
