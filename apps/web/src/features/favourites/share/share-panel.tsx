import { toFlag } from '@piacter/contracts/core/values';
import { listNameLimit } from '@piacter/contracts/favourites/values';
import { paths } from '@piacter/contracts/site/paths';
import { type FormEvent, useState } from 'react';
import { api, getErrorMessage, useApi } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

/** The link that was just made, which is known here only. */
function NewLink({ token }: { token: string }) {
  const address = new URL(paths.sharedList(token), window.location.href).href;
  return (
    <Note variant="done">
      <p>{text.created}</p>
      <p className={styles.link}>
        <a href={address}>{address}</a>
      </p>
      <CopyButton value={address} label={text.copy} />
    </Note>
  );
}

function LinkForm({ onCreated }: { onCreated: (token: string) => void }) {
  const [name, setName] = useState('');
  const [withNotes, setWithNotes] = useState(false);
  const [failure, setFailure] = useState<string>();
  const create = async () => {
    setFailure(undefined);
    try {
      const { data } = await api('POST /api/favourite-lists', {
        body: { name, withNotes: toFlag(withNotes) },
      });
      setName('');
      onCreated(data.token);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        onChange={setName}
        maxLength={listNameLimit}
        required
        error={failure}
      />
      <CheckboxField label={text.withNotes} checked={withNotes} onChange={setWithNotes} />
      <div>
        <Button type="submit">{text.create}</Button>
      </div>
    </form>
  );
}

/** The links to one's own favourites: makes new ones and takes them back (KEEP-04). For signed-in users. */
export function SharePanel() {
  const { data, mutate } = useApi('GET /api/favourite-lists', {});
  const [token, setToken] = useState<string>();
  const { notice, focusRef, run } = useConfirmedAction(mutate);
  const lists = data?.data ?? [];
  const revoke = (listID: number) => {
    setToken(undefined);
    const question = { text: text.revokeQuestion, detail: text.revokeDetail, confirm: text.revoke };
    return run(question, () => api('DELETE /api/favourite-lists/{listID}', { params: { listID } }));
  };
  const show = (created: string) => {
    setToken(created);
    void mutate();
  };
  return (
    <Panel title={text.title} sub={text.sub}>
      <div ref={focusRef} tabIndex={-1} className={styles.panel}>
        {notice && <Note variant="done">{notice}</Note>}
        {token !== undefined && <NewLink token={token} />}
        <LinkForm onCreated={show} />
        {lists.length > 0 && (
          <>
            <h3>{text.links}</h3>
            <ul className={styles.lists}>
              {lists.map(({ listID, name, withNotes, created }) => (
                <li key={listID}>
                  <div>
                    <b>{name}</b>
                    <span>
                      {text.since(formatDate(created))},{' '}
                      {withNotes === 1 ? text.notesShown : text.notesHidden}
                    </span>
                  </div>
                  <Button
                    variant="danger"
                    aria-label={text.revokeLabel(name)}
                    onClick={() => void revoke(listID)}
                  >
                    {text.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
