import type { ReactNode } from 'react';
import type { Form, FormState } from '../../lib/form/index.ts';
import { formText } from '../form-text.ts';
import { Panel } from '../panel.tsx';
import { useCurrentSection } from '../use-current-section.ts';
import { DescribedSection } from './described-section.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { isComplete, type SectionSpec } from './field-spec.ts';
import { FormLayout } from './form-layout.tsx';
import styles from './form-panel.module.css';
import { FormSaveBar, type OtherButton } from './form-save-bar.tsx';

/** A part of a form's page. With a label it is listed in the index, where `done` shows a check mark. */
export type FormPart = { id: string; label?: string; done?: boolean; content: ReactNode };

/** A section of described fields as a part of the form. */
export const toFormPart = <Values extends object>(
  form: Form<Values>,
  section: SectionSpec<Values>,
): FormPart => ({
  id: section.id,
  label: section.title,
  done: isComplete(section, form.values),
  content: <DescribedSection key={section.id} form={form} section={section} />,
});

/** Whether the field of this name is within a part. */
const hasField = (partID: string, name: string): boolean =>
  Boolean(document.getElementById(partID)?.querySelector(`[name="${name}"]`));

/** Parts in panels of their own that save by themselves. */
function Panels({ parts }: { parts: readonly FormPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts}>
      {parts.map(({ id, content }) => (
        <div key={id} id={id}>
          {content}
        </div>
      ))}
    </div>
  );
}

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
  /** Panels of the page above and below the form. */
  before?: readonly FormPart[];
  after?: readonly FormPart[];
};

/** A long form in its panel: index, sections, save bar, and the panels around it. */
export function FormPanel({ form, title, sub, sections, save, other, before = [], after = [] }: Props) {
  const wrong = Object.keys(form.fieldErrors);
  const index = [...before, ...sections, ...after].flatMap(({ label, ...part }) => {
    const invalid = wrong.some((name) => hasField(part.id, name));
    return label === undefined ? [] : [{ ...part, label, invalid }];
  });
  const current = useCurrentSection(index.map(({ id }) => id));
  return (
    <>
      <Panels parts={before} />
      <Panel title={title} sub={sub} flush>
        <EndpointForm form={form} label={title} className={styles.form ?? ''}>
          <FormLayout label={formText.formIndex} sections={index} {...(current && { current })}>
            {sections.map(({ content }) => content)}
          </FormLayout>
          <FormSaveBar form={form} create={save} other={other} />
        </EndpointForm>
      </Panel>
      <Panels parts={after} />
    </>
  );
}
