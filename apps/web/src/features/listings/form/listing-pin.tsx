import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import type { FieldAccess } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { AddressForm } from '../../address/index.ts';
import { LazyPinMap } from '../../map/pin/index.tsx';
import { getPin, type Pin } from './form-values.ts';
import styles from './listing-pin.module.css';
import { text } from './text.ts';

type Props = { form: AddressForm & FieldAccess<'pin', Pin | null> };

/** The middle of the settlement that is typed, where the pin is proposed; undefined while it is looked up. */
function useMiddle({ settlement, countryID }: AddressForm['values'], isWanted: boolean) {
  const search = settlement.trim();
  const query = { search, ...(countryID === '' ? {} : { countryID }) };
  const { data, error } = useApi(
    'GET /api/address-suggestions',
    isWanted && search !== '' ? { query } : null,
  );
  if (search === '' || error) return null;
  const found = data?.data.find(({ lat, lon }) => lat !== null && lon !== null);
  if (!data) return undefined;
  return found && found.lat !== null && found.lon !== null ? { lat: found.lat, lon: found.lon } : null;
}

/** Shows where a listing stands on the map, and lets its advertiser move it; for a `FieldGrid`. */
export function ListingPin({ form }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [removals, setRemovals] = useState(0);
  const toggle = useRef<HTMLButtonElement>(null);
  const pin = getPin(form.values);
  const { settlement, countryID } = form.values;
  const middle = useMiddle(form.values, isOpen && pin === null);
  const position = pin ?? middle;
  const remove = () => {
    form.set('pin', null);
    setRemovals(removals + 1);
    // The button that was pressed goes.
    toggle.current?.focus();
  };
  return (
    <div className={styles.pin}>
      <p>{pin ? text.pinIsSet : text.pinIsMissing}</p>
      <div>
        <Button ref={toggle} variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.closePin : text.openPin}
        </Button>{' '}
        {pin && (
          <Button variant="plain" onClick={remove}>
            {text.removePin}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <p>{text.howToMove}</p>
          {position !== undefined && (
            <LazyPinMap
              key={`${countryID}:${settlement}:${removals}`}
              position={position}
              onMove={(moved) => form.set('pin', { ...moved, settlement })}
            />
          )}
        </>
      )}
    </div>
  );
}
