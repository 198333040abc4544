import { partnerNameLimit } from '@piacter/contracts/favourites/values';
import { type FormEvent, useState } from 'react';
import { getErrorMessage } from '../../../lib/api/index.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

const { shared } = text;

type Props = {
  /** '' until one is given. */
  name: string;
  onSave: (name: string) => Promise<void>;
};

/** The name by which the owner of a list sees what its second person says. */
export function PartnerName({ name, onSave }: Props) {
  const [draft, setDraft] = useState(name);
  const [isOpen, setOpen] = useState(name === '');
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useSingleRun();
  const save = async () => {
    setFailure(undefined);
    try {
      await onSave(draft);
      setOpen(false);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  if (!isOpen)
    return (
      <p>
        {shared.partnerNamed(name)}{' '}
        <Button variant="plain" onClick={() => setOpen(true)}>
          {shared.renamePartner}
        </Button>
      </p>
    );
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={shared.partner}
        hint={shared.partnerHint}
        value={draft}
        onChange={setDraft}
        maxLength={partnerNameLimit}
        required
        error={failure}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {shared.savePartner}
        </Button>
      </div>
    </form>
  );
}
