import { groundFloor } from '@piacter/contracts/listings/values';
import { useEffect, useRef } from 'react';
import type { ServiceForm } from './service-values.ts';

/** The documented default of a new service's floor is the ground floor (PRO-05); it says nothing before there is a street. */
export function useDefaultFloor({ values, set }: Pick<ServiceForm, 'values' | 'set'>): void {
  const { street, floorNumber } = values;
  // Once: a floor that is emptied stays empty, that of a draft as it was left.
  const isDone = useRef(street !== '');
  useEffect(() => {
    if (isDone.current || street === '') return;
    isDone.current = true;
    if (floorNumber === '') set('floorNumber', groundFloor);
  });
}
