import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode, Ref } from 'react';
import { failureMessage, unexpectedMessage } from '../lib/form/index.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import styles from './list-page.module.css';
import { Note } from './note.tsx';
import { PageHead } from './panel.tsx';
import { Pending } from './pending.tsx';

type Props<Row> = {
  words: {
    title: string;
    sub: string;
    create: string;
    loading: string;
    empty: { title: string; hint: string };
  };
  /** The address of the form that creates a row. */
  createPath: string;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  request: { error: unknown; mutate: () => unknown };
  /** Of `useConfirmedAction`. */
  removal: { notice: string; focusRef: Ref<HTMLDivElement> };
  children: (rows: readonly Row[]) => ReactNode;
};

/** A page of a list without filters and pages: its head, and the list as loading, failed, empty, or its rows. */
export function ListPage<Row>({ words, createPath, rows, request, removal, children }: Props<Row>) {
  const { error, mutate } = request;
  return (
    <>
      <PageHead
        title={words.title}
        sub={words.sub}
        action={
          <ButtonLink to={createPath}>
            <Icon shape={IconPlus} />
            {words.create}
          </ButtonLink>
        }
      />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <div ref={removal.focusRef} tabIndex={-1} className={styles.list}>
        {!rows && (
          <Pending
            loading={words.loading}
            failure={error === undefined ? undefined : failureMessage(error, unexpectedMessage)}
            onRetry={() => void mutate()}
          />
        )}
        {rows?.length === 0 && <EmptyState {...words.empty} />}
        {rows && rows.length > 0 && children(rows)}
      </div>
    </>
  );
}
