import { classNames } from '../../lib/class-names.ts';
import { formText } from '../form-text.ts';
import styles from './step-head.module.css';
import type { FormSteps } from './use-form-steps.ts';

/** Which step of a form it is, and how far one has come. */
export function StepHead({ steps: { steps, step, index, headRef } }: { steps: FormSteps }) {
  return (
    <div className={styles.head}>
      <h2 ref={headRef} tabIndex={-1}>
        <small>{formText.step(index + 1, steps.length)}</small> {step?.label}
      </h2>
      <div className={styles.track} aria-hidden="true">
        {steps.map(({ id }, position) => (
          <i key={id} className={classNames(position <= index && styles.reached)} />
        ))}
      </div>
      {step?.isOptional && <p>{formText.optionalStep}</p>}
    </div>
  );
}
