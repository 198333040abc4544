import type { FavouriteList } from '@piacter/contracts/favourites';
import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { api, useApi } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Choosable, type ListFields, ListForm } from './list-form.tsx';
import { ReportText } from './report-text.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

/** Where most people would paste the link; each asks for the recipient. */
const messengers = [
  { name: 'WhatsApp', base: 'https://wa.me/?text=' },
  { name: 'Viber', base: 'viber://forward?text=' },
] as const;

/** The link that was just made, which is known here only. */
function NewLink({ token }: { token: string }) {
  const address = new URL(paths.sharedList(token), window.location.href).href;
  return (
    <Note variant="done">
      <p>{text.created}</p>
      <p className={styles.link}>
        <a href={address}>{address}</a>
      </p>
      <div className={styles.buttons}>
        <CopyButton value={address} label={text.copy} />
        {messengers.map(({ name, base }) => (
          <a
            key={name}
            className={buttonClass({ variant: 'ghost' })}
            href={base + encodeURIComponent(text.message(address))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        ))}
      </div>
    </Note>
  );
}

/** What a list shows and to whom: '3 kedvenced, jegyzetekkel, a társad: Anna'. */
const describe = ({ created, listings, withNotes, withPartner, partnerName }: FavouriteList) =>
  [
    text.since(formatDate(created)),
    text.listed(listings.length),
    withNotes === 1 ? text.notesShown : text.notesHidden,
    ...(withPartner === 1 ? [text.forTwo(partnerName)] : []),
  ].join(', ');

type ListProps = {
  list: FavouriteList;
  kept: readonly Choosable[];
  onSave: (list: ListFields) => Promise<void>;
  onRevoke: () => void;
};

/** A list with its link given out: changed in place, or taken back. */
function OwnList({ list, kept, onSave, onRevoke }: ListProps) {
  const [isEdited, setEdited] = useState(false);
  const save = async (fields: ListFields) => {
    await onSave(fields);
    setEdited(false);
  };
  if (isEdited)
    return (
      <li>
        <ListForm {...{ list, kept }} submit={text.save} onSave={save} onCancel={() => setEdited(false)} />
      </li>
    );
  return (
    <li>
      <div>
        <b>{list.name}</b>
        <span>{describe(list)}</span>
      </div>
      <div className={styles.buttons}>
        {list.withPartner === 1 && list.partnerName !== '' && (
          <ReportText listID={list.listID} label={text.reportName} about={list.partnerName} />
        )}
        <Button variant="ghost" aria-label={text.editLabel(list.name)} onClick={() => setEdited(true)}>
          {text.edit}
        </Button>
        <Button variant="danger" aria-label={text.revokeLabel(list.name)} onClick={onRevoke}>
          {text.revoke}
        </Button>
      </div>
    </li>
  );
}

/** The lists of one's own favourites that others have a link to: makes, changes and takes them back (KEEP-04). */
export function SharePanel({ kept }: { kept: readonly Choosable[] }) {
  const { data, mutate } = useApi('GET /api/favourite-lists', {});
  const [token, setToken] = useState<string>();
  const { notice, focusRef, run } = useConfirmedAction(mutate);
  const lists = data?.data ?? [];
  const revoke = (listID: number) => {
    setToken(undefined);
    const question = { text: text.revokeQuestion, detail: text.revokeDetail, confirm: text.revoke };
    return run(question, () => api('DELETE /api/favourite-lists/{listID}', { params: { listID } }));
  };
  const create = async (body: ListFields) => {
    const created = await api('POST /api/favourite-lists', { body });
    setToken(created.data.token);
    await mutate();
  };
  const change = async (listID: number, body: ListFields) => {
    await api('PATCH /api/favourite-lists/{listID}', { params: { listID }, body });
    await mutate();
  };
  return (
    <Panel title={text.title} sub={text.sub}>
      <div ref={focusRef} tabIndex={-1} className={styles.panel}>
        {notice && <Note variant="done">{notice}</Note>}
        {token !== undefined && <NewLink token={token} />}
        {/* Empty again once a list has been made. */}
        <ListForm key={token} kept={kept} submit={text.create} onSave={create} />
        {lists.length > 0 && (
          <>
            <h3>{text.links}</h3>
            <ul className={styles.lists}>
              {lists.map((list) => (
                <OwnList
                  key={list.listID}
                  list={list}
                  kept={kept}
                  onSave={(fields) => change(list.listID, fields)}
                  onRevoke={() => void revoke(list.listID)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
