import type { Profession } from '@piacter/contracts/professions';
import { professionNameLimit, professionSynonymsLimit } from '@piacter/contracts/professions/values';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import styles from './professions.module.css';
import { text } from './text.ts';

type Props = {
  profession: Profession;
  onDone: (message: string) => Promise<void>;
  /** Somebody else has renamed it meanwhile, by the message. */
  onEditedMeanwhile: (message: string) => void;
  onCancel: () => void;
};

/** Changes the name and the synonyms of a profession in its row; Escape cancels. */
export function RenameProfession({ profession, onDone, onEditedMeanwhile, onCancel }: Props) {
  const { typeID, typeName, synonyms, updated } = profession;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.select(), []);
  const form = useEndpointForm({
    call: 'PUT /api/types/{id}',
    parts: { params: { id: typeID } },
    schema: () => import('@piacter/contracts/professions').then((m) => m.professionUpdate),
    initial: { typeName, synonyms },
    toBody: (values) => ({ ...values, seenUpdated: updated }),
    onFailure: ({ code, message }) => {
      if (code !== 'edited_meanwhile') return false;
      onEditedMeanwhile(message);
      return true;
    },
    onDone: ({ message }) => onDone(message),
  });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the field in it
    <div ref={box} onKeyDown={handleKey}>
      <EndpointForm
        form={form}
        label={text.renameLabel(typeName)}
        className={styles.rename ?? ''}
        notes={false}
      >
        <TextField
          label={text.newName}
          maxLength={professionNameLimit}
          className={styles.name ?? ''}
          {...form.field('typeName')}
        />
        <TextField
          label={text.synonyms}
          hint={text.synonymsHint}
          maxLength={professionSynonymsLimit}
          className={styles.synonyms ?? ''}
          {...form.field('synonyms')}
        />
        <Button type="submit" variant="soft" busy={form.isSending}>
          {text.save}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
      </EndpointForm>
    </div>
  );
}
