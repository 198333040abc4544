import { pick, toFlag } from '@piacter/contracts/core/values';
import type { FavouriteList } from '@piacter/contracts/favourites';
import { listNameLimit } from '@piacter/contracts/favourites/values';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings/values';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiFailure, getErrorMessage } from '../../../lib/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

/** What a list is called and shows, and which favourites are in it: none for all. */
export type ListFields = Pick<FavouriteList, 'name' | 'withNotes' | 'withPartner' | 'listings'>;
/** A favourite to choose. */
export type Choosable = ListingTarget & { title: string };

type Props = {
  list?: ListFields;
  kept: readonly Choosable[];
  submit: string;
  /** May be refused; then the form stays with what was typed. */
  onSave: (list: ListFields) => Promise<void>;
  onCancel?: () => void;
};

const empty: ListFields = { name: '', withNotes: 0, withPartner: 0, listings: [] };
const scopes = [
  { value: 'all', label: text.all },
  { value: 'chosen', label: text.chosen },
];

/** Makes a list of one's favourites, or changes one. */
export function ListForm({ list = empty, kept, submit, onSave, onCancel }: Props) {
  const [fields, setFields] = useState<ListFields>(() =>
    pick(list, ['name', 'withNotes', 'withPartner', 'listings']),
  );
  const [isChosen, setChosen] = useState(list.listings.length > 0);
  const [failure, setFailure] = useState<string>();
  const set = (change: Partial<ListFields>) => setFields({ ...fields, ...change });
  const { listings } = fields;
  const hasNone = isChosen && listings.length === 0;
  const choose = ({ kind, id }: ListingTarget, isIn: boolean) =>
    set({
      listings: isIn
        ? [...listings, { kind, id }]
        : listings.filter((one) => !isSameListing({ kind, id })(one)),
    });
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector('input')?.focus();
  }, [failure]);
  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setFailure(undefined);
    try {
      await onSave({ ...fields, listings: isChosen ? listings : [] });
    } catch (error) {
      const [first] = error instanceof ApiFailure ? error.errors : [];
      setFailure(first?.message ?? getErrorMessage(error));
    }
    isSaving.current = false;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasNone) void save();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={fields.name}
        onChange={(name) => set({ name })}
        maxLength={listNameLimit}
        required
        error={failure}
      />
      <RadioGroup
        label={text.listings}
        value={isChosen ? 'chosen' : 'all'}
        options={scopes}
        onChange={(scope) => setChosen(scope === 'chosen')}
        error={hasNone ? text.chooseHint : undefined}
      />
      {isChosen && (
        <div className={styles.choices}>
          {kept.map((one) => (
            <CheckboxField
              key={`${one.kind} ${one.id}`}
              label={one.title}
              checked={listings.some(isSameListing(one))}
              onChange={(isIn) => choose(one, isIn)}
            />
          ))}
        </div>
      )}
      <CheckboxField
        label={text.withNotes}
        checked={fields.withNotes === 1}
        onChange={(isOn) => set({ withNotes: toFlag(isOn) })}
      />
      <CheckboxField
        label={text.withPartner}
        hint={text.withPartnerHint}
        checked={fields.withPartner === 1}
        onChange={(isOn) => set({ withPartner: toFlag(isOn) })}
      />
      <div className={styles.buttons}>
        <Button type="submit">{submit}</Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
