import { professionNameLimit } from '@piacter/contracts/professions/values';
import { useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import styles from './professions.module.css';
import { text } from './text.ts';

const initial = { typeName: '' };

/** Adds a profession; the field is empty again afterwards, for the next one. */
export function AddProfession({ onAdded }: { onAdded: (message: string) => Promise<void> }) {
  const form = useEndpointForm({
    call: 'POST /api/types',
    schema: () => import('@piacter/contracts/professions').then((m) => m.newProfessionBody),
    initial,
    onDone: async ({ message }) => {
      form.restart();
      await onAdded(message);
    },
  });
  return (
    <EndpointForm form={form} label={text.addForm} className={styles.add ?? ''} notes={false}>
      <TextField
        label={text.add}
        placeholder={text.addExample}
        maxLength={professionNameLimit}
        className={styles.name ?? ''}
        {...form.field('typeName')}
      />
      <Button type="submit" busy={form.isSending}>
        {text.addButton}
      </Button>
    </EndpointForm>
  );
}
