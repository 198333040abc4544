import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { FactList, type RequestSummary } from '../card/index.ts';
import styles from './request-page.module.css';
import { text } from './text.ts';

type RequestDescriptionProps = Pick<RequestSummary, 'facts'> & {
  description: string;
  /** Shown beside it: pictures. */
  aside?: ReactNode;
};

/** What a request asks for: its words and its facts. */
export const RequestDescription = ({ description, facts, aside }: RequestDescriptionProps) => (
  <Panel>
    <div className={styles.request}>
      <div className={styles.words}>
        <p className={styles.description}>{description}</p>
        <FactList facts={facts} />
      </div>
      {aside}
    </div>
  </Panel>
);

type Props = {
  /** The list that the back link leads to. */
  list: { to: string; label: string };
  title: string;
  /** The time of sending; undefined while it loads. */
  created: string | undefined;
  /** Shown after the day of sending. */
  note?: string | undefined;
  /** Buttons beside the title. */
  action?: ReactNode;
};

/** The head of a request's page: back link, title, day of sending. */
export function RequestHead({ list, title, created, note, action }: Props) {
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs trail={[list, { label: title }]} />
      </div>
      <PageHead
        title={title}
        action={action}
        sub={created && [text.sent(formatDate(created)), note].filter(Boolean).join(' ')}
      />
    </>
  );
}
