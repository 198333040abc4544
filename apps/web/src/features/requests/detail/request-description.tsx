import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { FactList, type RequestSummary } from '../card/index.ts';
import styles from './request-page.module.css';

type Props = Pick<RequestSummary, 'facts'> & {
  description: string;
  /** Shown beside it: pictures. */
  aside?: ReactNode;
};

/** What a request asks for: its words and its facts. */
export const RequestDescription = ({ description, facts, aside }: Props) => (
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
