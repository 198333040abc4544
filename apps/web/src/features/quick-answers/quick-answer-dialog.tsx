import type { QuickAnswer } from '@piacter/contracts/quick-answers';
import { quickAnswerLimits } from '@piacter/contracts/quick-answers/values';
import { useEndpointForm } from '../../lib/form/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { text } from './text.ts';

const loadSchema = () => import('@piacter/contracts/quick-answers').then((m) => m.quickAnswerBody);

type Props = {
  /** Undefined for a new one. */
  answer: QuickAnswer | undefined;
  onDone: (message: string) => unknown;
  onClose: () => void;
};

/** Title and text of a new or an existing quick answer. */
export function QuickAnswerDialog({ answer, onDone, onClose }: Props) {
  const shared = {
    schema: loadSchema,
    initial: { title: answer?.title ?? '', text: answer?.text ?? '' },
    toBody: (values: { title: string; text: string }) => values,
    onDone: ({ message }: { message: string }) => {
      onClose();
      onDone(message);
    },
  };
  const creation = useEndpointForm({ call: 'POST /api/quick-answers', ...shared });
  const change = useEndpointForm({
    call: 'PUT /api/quick-answers/{id}',
    parts: { params: { id: answer?.answerID ?? 0 } },
    ...shared,
  });
  const form = answer ? change : creation;
  return (
    <FormDialog
      title={answer ? text.changeLabel(answer.title) : text.add}
      intro={text.wordsHint}
      form={form}
      submit={text.save}
      sending={text.saving}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        maxLength={quickAnswerLimits.title}
        required
        {...form.field('title')}
      />
      <TextAreaField
        label={text.words}
        rows={5}
        maxLength={quickAnswerLimits.text}
        required
        {...form.field('text')}
      />
    </FormDialog>
  );
}
