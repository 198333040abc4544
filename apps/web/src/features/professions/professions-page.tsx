import { searchTextLimit } from '@piacter/contracts/core/values';
import type { Profession } from '@piacter/contracts/professions';
import { professionNameLimit } from '@piacter/contracts/professions/values';
import { useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { useEndpointForm } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useConfirmedAction } from '../../lib/use-confirmed-action.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { describeSearch, useSearch } from '../search/index.ts';
import { SearchList } from '../search/list/index.ts';
import { ProfessionTable } from './profession-table.tsx';
import styles from './professions.module.css';
import { text } from './text.ts';

const initial = { typeName: '' };

/** Adds a profession; the field is empty again afterwards, for the next one. */
function AddProfession({ onAdded }: { onAdded: (message: string) => Promise<void> }) {
  const form = useEndpointForm({
    call: 'POST /api/types',
    schema: () => import('@piacter/contracts/professions').then((m) => m.newProfessionBody),
    initial,
    onDone: async ({ message }) => {
      form.restart();
      await onAdded(message);
    },
  });
  return (
    <EndpointForm form={form} label={text.addForm} className={styles.add ?? ''} notes={false}>
      <TextField
        label={text.add}
        placeholder={text.addExample}
        maxLength={professionNameLimit}
        className={styles.name ?? ''}
        {...form.field('typeName')}
      />
      <Button type="submit" busy={form.isSending}>
        {text.addButton}
      </Button>
    </EndpointForm>
  );
}

const professionSearch = describeSearch({
  call: 'GET /api/types',
  filters: [
    {
      kind: 'text',
      name: 'typeName',
      label: text.search,
      placeholder: text.searchExample,
      maxLength: searchTextLimit,
    },
  ],
});

/** The professions: /admin/szakmak (ADM-13). */
export function ProfessionsPage() {
  usePageTitle(text.title);
  const search = useSearch(professionSearch, { isLive: true });
  const removal = useConfirmedAction(search.refresh);
  /** The message of the last change that was saved in a form of the page. */
  const [saved, setSaved] = useState('');
  const notice = saved || removal.notice;

  const showSaved = async (message: string) => {
    setSaved(message);
    await search.refresh();
  };
  /** Shows the name that somebody else has saved, which can then be changed again. */
  const showStored = (message: string) => {
    void search.refresh();
    void alert(message, { colour: 'danger' });
  };
  const remove = ({ typeID, typeName }: Profession) => {
    setSaved('');
    void removal.run(
      {
        text: text.removeQuestion(typeName),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/types/{id}', { params: { id: typeID } }),
    );
  };
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <Panel className={styles.addPanel ?? ''}>
        <AddProfession onAdded={showSaved} />
      </Panel>
      {notice && <Note variant="done">{notice}</Note>}
      <SearchList search={search} words={text.words} ref={removal.focusRef}>
        {(professions) => (
          <ProfessionTable
            professions={professions}
            onRenamed={showSaved}
            onEditedMeanwhile={showStored}
            onRemove={remove}
          />
        )}
      </SearchList>
    </>
  );
}
