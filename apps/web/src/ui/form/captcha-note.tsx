import type { CaptchaProgress } from '../../lib/captcha/index.ts';
import { captchaText } from '../captcha-text.ts';
import styles from './captcha-note.module.css';

type Props = {
  progress: CaptchaProgress;
  /** Whether the captcha is solved while the visitor writes: then only one that takes long is shown to the eyes. */
  isInAdvance?: boolean;
};

/** Says that a captcha is being solved, for which there is nothing to do but wait. */
export function CaptchaNote({ progress, isInAdvance = false }: Props) {
  const words = progress === 'working' || progress === 'workingHard' ? captchaText[progress] : '';
  const isShown = progress === 'workingHard' || (progress === 'working' && !isInAdvance);
  return (
    <p className={isShown ? styles.note : 'sr-only'} role="status">
      {words}
    </p>
  );
}
