import { maxID } from '@piacter/contracts/core/values';
import { type ListingTarget, listingKinds } from '@piacter/contracts/listings/values';
import { type FormEvent, useState } from 'react';
import { getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AdminVisibility } from '../visibility/index.tsx';
import { kindOptions } from './report-searches.ts';
import { ListingLine } from './reported-listing-card.tsx';
import styles from './reports-admin.module.css';
import { text } from './text.ts';

/** Finds any listing by kind and id, to hide it or to show it again. */
export function FindListing({ onChanged }: { onChanged: (message: string) => unknown }) {
  const [kind, setKind] = useState<ListingTarget['kind']>('property');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<ListingTarget>();
  const { data, error, mutate } = useApi(
    'GET /api/listings/{kind}/{id}/visibility',
    asked ? { params: asked } : null,
    { keepPreviousData: false },
  );
  const listing = data?.data;
  const id = Number(typed);
  const isValid = Number.isInteger(id) && id > 0 && id <= maxID;

  const find = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) setAsked({ kind, id });
  };
  return (
    <Panel title={text.find} sub={text.findHint} className={styles.findPanel ?? ''}>
      <form className={styles.find} onSubmit={find} noValidate>
        <SelectField
          label={text.kind}
          options={kindOptions}
          value={kind}
          onChange={(value) => setKind(listingKinds.find((one) => one === value) ?? kind)}
        />
        <TextField label={text.id} inputMode="numeric" value={typed} onChange={setTyped} />
        <Button type="submit" variant="soft">
          {text.open}
        </Button>
      </form>
      <div aria-live="polite">
        {error && <Note variant="error">{getErrorMessage(error)}</Note>}
        {listing && (
          <div className={styles.found}>
            <ListingLine kind={listing.kind} id={listing.id} title={listing.title} listing={listing} />
            <div className={styles.actions}>
              <AdminVisibility
                listing={{ ...listing, isHidden: listing.isHidden === 1 }}
                onDone={(message) => {
                  void mutate();
                  return onChanged(message);
                }}
              />
            </div>
          </div>
        )}
      </div>
    </Panel>
  );
}
