import type { ReactNode } from 'react';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { FormLayout } from '../../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../../ui/form/form-save-bar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCurrentSection } from '../../../ui/use-current-section.ts';
import { FieldSection } from './field-section.tsx';
import { type FieldPart, isDone, type ListingForm } from './field-spec.ts';
import styles from './listing-form.module.css';
import { text } from './text.ts';

/** A part of a listing's page. With a label it has a line in the index, where `done` puts a check beside it. */
export type ListingPart = { id: string; label?: string; done?: boolean; content: ReactNode };

/** A section of described fields as a part of the form. */
export const fieldPart = <Values extends object>(
  form: ListingForm<Values>,
  part: FieldPart<Values>,
): ListingPart => ({
  id: part.id,
  label: part.title,
  done: isDone(part, form.values),
  content: <FieldSection key={part.id} form={form} part={part} />,
});

/** Parts that are panels of their own and save by themselves. */
function Panels({ parts }: { parts: readonly ListingPart[] }) {
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

type Props<Values extends object> = {
  form: ListingForm<Values>;
  title: string;
  sub: string;
  /** The form's sections, in their order; each is a `FieldGrid` with the part's id. */
  sections: readonly ListingPart[];
  /** The word on the saving button of a listing that does not exist yet, where it is not 'Mentés'. */
  save?: string | undefined;
  /** Panels of the page above and below the form. */
  before?: readonly ListingPart[];
  after?: readonly ListingPart[];
};

/** The form of a listing of any kind: index, sections, save bar, and the panels around it. */
export function ListingFormPanel<Values extends object>(props: Props<Values>) {
  const { form, title, sub, sections, save, before = [], after = [] } = props;
  const index = [...before, ...sections, ...after].flatMap(({ label, ...part }) =>
    label === undefined ? [] : [{ ...part, label }],
  );
  const current = useCurrentSection(index.map(({ id }) => id));
  // The parts that only show a form's state do not care what its values are.
  const state = form as never;
  return (
    <>
      <Panels parts={before} />
      <Panel title={title} sub={sub} flush>
        <EndpointForm form={state} label={title} className={styles.form ?? ''}>
          <FormLayout label={text.index} sections={index} {...(current && { current })}>
            {sections.map(({ content }) => content)}
          </FormLayout>
          <FormSaveBar form={state} create={save} />
        </EndpointForm>
      </Panel>
      <Panels parts={after} />
    </>
  );
}
