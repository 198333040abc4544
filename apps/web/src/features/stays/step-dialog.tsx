import type { StayRecord, StayStep } from '@piacter/contracts/stays';
import { stayLimits } from '@piacter/contracts/stays/values';
import { useEndpointForm } from '../../lib/form/index.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import type { DescribedStep, StaySource } from './stay-source.ts';
import { text } from './text.ts';

const titles: Record<DescribedStep, string> = {
  free: text.freeTitle,
  refused: text.refusedTitle,
  cancelled: text.cancelledTitle,
};
const intros: Record<DescribedStep, string> = {
  free: text.freeIntro,
  refused: text.refusedIntro,
  cancelled: text.cancelledIntro,
};

type Props = {
  source: StaySource;
  stay: StayRecord;
  state: DescribedStep;
  onClose: () => void;
  onDone: () => unknown;
};

/** Says 'szabad' with the sum, or 'nem' and 'lemondom' with the reason. */
export function StepDialog({ source, stay: { stayID, total }, state, onClose, onDone }: Props) {
  const options = {
    schema: () => import('@piacter/contracts/stays').then((m) => m.stayStep),
    initial: { total: total ?? ('' as number | ''), reason: '' },
    toBody: (given: { total: number | ''; reason: string }): StayStep => ({
      state,
      ...(state === 'free' && given.total !== '' && { total: given.total }),
      ...(given.reason !== '' && { reason: given.reason }),
    }),
    onDone: () => {
      onClose();
      onDone();
    },
  };
  const own = useEndpointForm({
    call: 'PATCH /api/stays/{stayID}',
    parts: { params: { stayID } },
    ...options,
  });
  const token = 'token' in source ? source.token : '';
  const linked = useEndpointForm({
    call: 'PATCH /api/guest-threads/{token}/stays/{stayID}',
    parts: { params: { token, stayID } },
    ...options,
  });
  const form = 'token' in source ? linked : own;
  return (
    <FormDialog
      title={titles[state]}
      intro={intros[state]}
      form={form}
      submit={text.steps[state] ?? ''}
      isDeletion={state === 'cancelled'}
      onClose={onClose}
    >
      {state === 'free' ? (
        <NumberField
          label={text.total}
          hint={text.totalHint}
          unit="Ft"
          grouped
          allowEmpty
          min={1}
          max={stayLimits.total}
          {...form.field('total')}
        />
      ) : (
        <TextAreaField
          label={state === 'refused' ? text.refusedReason : text.cancelledReason}
          rows={3}
          maxLength={stayLimits.reason}
          required={state === 'cancelled'}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
