import { formatDate } from '../../../lib/format.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import styles from './request-page.module.css';
import { text } from './text.ts';

type Props = {
  /** The list that one comes from. */
  list: { to: string; label: string };
  title: string;
  /** When it was sent; undefined while that is on its way. */
  created: string | undefined;
  /** Stands behind the day of sending. */
  note?: string | undefined;
};

/** The head of the page of one request: the way back to its list, its title, the day of sending. */
export function RequestHead({ list, title, created, note }: Props) {
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs trail={[list, { label: title }]} />
      </div>
      <PageHead
        title={title}
        sub={created && [text.sent(formatDate(created)), note].filter(Boolean).join(' ')}
      />
    </>
  );
}
