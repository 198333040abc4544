import { toFlag } from '@piacter/contracts/core/values';
import { useState } from 'react';
import { api, getErrorMessage, useApi } from '../../lib/api/index.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Note } from '../../ui/note.tsx';
import { text } from './text.ts';

/** Turns the mails about favourites that became cheaper on and off. */
export function PriceAlertSwitch() {
  const { data, mutate } = useApi('GET /api/price-alerts', {});
  const [failure, setFailure] = useState<string | null>(null);
  if (!data?.data) return null;
  const set = async (isOn: 0 | 1) => {
    setFailure(null);
    try {
      await mutate(
        async () => ({ ...(await api('PUT /api/price-alerts', { body: { isOn } })), data: { isOn } }),
        { optimisticData: { ...data, data: { isOn } }, revalidate: false },
      );
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  return (
    <>
      <CheckboxField
        label={text.alert}
        name="priceAlerts"
        checked={data.data.isOn === 1}
        onChange={(isOn) => void set(toFlag(isOn))}
      />
      {failure !== null && <Note variant="error">{failure}</Note>}
    </>
  );
}
