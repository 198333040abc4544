import type { Form } from '../../lib/form/index.ts';
import type { FieldSpec } from './field-spec.ts';
import { Cell } from './form-layout.tsx';

type Props<Values extends object, Name extends keyof Values & string> = {
  form: Form<Values>;
  spec: FieldSpec<Values, Name>;
};

/** Renders a described field in its cell of the grid. */
export function DescribedField<Values extends object, Name extends keyof Values & string>({
  form,
  spec,
}: Props<Values, Name>) {
  const { name, label, kind, required = false, span = kind.span, half = kind.half ?? false } = spec;
  if (spec.isShown && !spec.isShown(form.values)) return null;
  const isEnabled = spec.isEnabled?.(form.values) ?? true;
  // The hint of a dependent field is shown only while it is disabled.
  const hint = spec.isEnabled && isEnabled ? undefined : spec.hint;
  return (
    <Cell span={span} half={half}>
      {kind.render({ ...form.field(name), label, required, disabled: !isEnabled, hint }, form)}
    </Cell>
  );
}
