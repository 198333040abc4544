import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Form, FormState } from '../../lib/form/index.ts';
import { hamburgerWidth, useIsNarrow } from '../../lib/media.ts';
import { formText } from '../form-text.ts';
import { Panel } from '../panel.tsx';
import { useCurrentSection } from '../use-current-section.ts';
import { DescribedSection } from './described-fields.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { type FormPart, isComplete, type PartOptions, type SectionSpec } from './field-spec.ts';
import { FormLayout } from './form-layout.tsx';
import styles from './form-panel.module.css';
import { FormSaveBar, type OtherButton } from './form-save-bar.tsx';
import stepHeadStyles from './step-head.module.css';
import { type FormSteps, useFormSteps } from './use-form-steps.ts';

/** Which step of a form it is, and how far one has come. */
function StepHead({ steps: { steps, step, index, headRef } }: { steps: FormSteps }) {
  return (
    <div className={stepHeadStyles.head}>
      <h2 ref={headRef} tabIndex={-1}>
        <small>{formText.step(index + 1, steps.length)}</small> {step?.label}
      </h2>
      <div className={stepHeadStyles.track} aria-hidden="true">
        {steps.map(({ id }, position) => (
          <i key={id} className={classNames(position <= index && stepHeadStyles.reached)} />
        ))}
      </div>
      {step?.isOptional && <p>{formText.optionalStep}</p>}
    </div>
  );
}

/** A section of described fields as a part of the form. */
export const toFormPart = <Values extends object>(
  form: Form<Values>,
  section: SectionSpec<Values>,
  options?: PartOptions,
): FormPart => ({
  id: section.id,
  label: section.title,
  done: isComplete(section, form.values),
  content: <DescribedSection form={form} section={section} />,
  ...options,
});

type PartsProps = { parts: readonly FormPart[]; steps: FormSteps };

const getClass = ({ isAlone }: FormSteps) => classNames(isAlone && styles.alone);

/** Parts in panels of their own that save by themselves. */
function Panels({ parts, steps }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts} hidden={!parts.some(({ id }) => steps.isShown(id))}>
      {parts.map(({ id, content }) => (
        <div key={id} id={id} hidden={!steps.isShown(id)} className={getClass(steps)}>
          {content}
        </div>
      ))}
    </div>
  );
}

const Sections = ({ parts, steps }: PartsProps) =>
  parts.map(({ id, content }) => (
    <div key={id} hidden={!steps.isShown(id)} className={getClass(steps)}>
      {content}
    </div>
  ));

type Props = {
  form: FormState;
  title: string;
  sub: string;
  /** The form's sections in their order; each is a `FieldGrid` with the part's id. */
  sections: readonly FormPart[];
  /** The label of the submit button of a form that creates something, if not 'Mentés'. */
  save?: string | undefined;
  /** Beside the submit button. */
  other?: OtherButton | undefined;
  /** Whether it goes in steps on phones. */
  hasSteps?: boolean | undefined;
  /** Panels of the page above and below the form. */
  before?: readonly FormPart[];
  after?: readonly FormPart[];
};

/** A long form in its panel: index, sections, save bar, and the panels around it; on phones in steps where it has some. */
export function FormPanel({ form, title, sub, sections, save, other, hasSteps, ...around }: Props) {
  const { before = [], after = [] } = around;
  const formID = useId();
  const parts = [...before, ...sections, ...after];
  const isOn = useIsNarrow(hamburgerWidth) && hasSteps === true;
  const steps = useFormSteps({ form, parts, sections, isOn });
  const bar = { form, create: save, other, isStarted: parts.some(({ hasInput }) => hasInput) };
  const wrong = Object.keys(form.fieldErrors);
  const index = parts.flatMap(({ id, label, done }) => {
    const invalid = wrong.some((name) => form.registry.isWithin(name, document.getElementById(id)));
    return label === undefined ? [] : [{ id, label, invalid, ...(done !== undefined && { done }) }];
  });
  const current = useCurrentSection(index.map(({ id }) => id));
  return (
    <>
      {isOn && <StepHead steps={steps} />}
      <Panels parts={before} steps={steps} />
      <div
        hidden={!sections.some(({ id }) => steps.isShown(id))}
        className={classNames(isOn && styles.inSteps)}
      >
        <Panel title={title} sub={sub} flush>
          <EndpointForm
            form={form}
            id={formID}
            label={title}
            className={styles.form ?? ''}
            onSubmit={isOn ? (event) => void steps.advance(event) : undefined}
          >
            <div className={styles.body}>
              <FormLayout
                label={formText.formIndex}
                sections={isOn ? [] : index}
                {...(current && { current })}
              >
                <Sections parts={sections} steps={steps} />
              </FormLayout>
              {!isOn && <FormSaveBar {...bar} />}
            </div>
          </EndpointForm>
        </Panel>
      </div>
      <Panels parts={after} steps={steps} />
      {isOn && <FormSaveBar {...bar} steps={{ ...steps, formID }} />}
    </>
  );
}
