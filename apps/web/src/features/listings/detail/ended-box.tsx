import { buttonClass } from '../../../ui/button.tsx';
import { StateBadge } from '../../lifecycle/index.ts';
import { similarID } from '../similar/similar-id.ts';
import styles from './detail.module.css';
import { text } from './text.ts';

/** Takes the place of the contact box on the page of a closed or expired listing. */
export function EndedBox(state: Parameters<typeof StateBadge>[0]) {
  return (
    <aside className={styles.contact} aria-label={text.contact}>
      <p>
        <StateBadge {...state} />
      </p>
      <p className={styles.quiet}>{text.endedContact}</p>
      <a className={buttonClass({ variant: 'soft', full: true })} href={`#${similarID}`} data-print="hide">
        {text.toSimilar}
      </a>
    </aside>
  );
}
