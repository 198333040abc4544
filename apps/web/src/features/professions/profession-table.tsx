import type { Profession } from '@piacter/contracts/professions';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './professions.module.css';
import { RenameProfession } from './rename-profession.tsx';
import { text } from './text.ts';

type Props = {
  professions: readonly Profession[];
  onRenamed: (message: string) => Promise<void>;
  onEditedMeanwhile: (message: string) => void;
  onRemove: (profession: Profession) => void;
};

/** The professions with their synonyms, each edited in its row. */
export function ProfessionTable({ professions, onRenamed, onEditedMeanwhile, onRemove }: Props) {
  const [renamedID, setRenamedID] = useState<number>();
  const close = () => setRenamedID(undefined);
  const columns: readonly Column<Profession>[] = [
    {
      key: 'name',
      head: text.name,
      cell: (profession) =>
        profession.typeID === renamedID ? (
          <RenameProfession
            profession={profession}
            onDone={(message) => {
              close();
              return onRenamed(message);
            }}
            onEditedMeanwhile={(message) => {
              close();
              onEditedMeanwhile(message);
            }}
            onCancel={close}
          />
        ) : (
          <>
            {profession.typeName}
            {profession.synonyms && <p className={styles.known}>{text.knownAs(profession.synonyms)}</p>}
          </>
        ),
      card: 'name',
    },
  ];
  return (
    <DataTable
      label={text.list}
      columns={columns}
      rows={professions}
      // One column and two buttons fit a phone as a table.
      cardsUpTo={0}
      getKey={({ typeID }) => typeID}
      actions={(profession) =>
        profession.typeID !== renamedID && (
          <>
            <Button
              variant="soft"
              aria-label={text.renameLabel(profession.typeName)}
              onClick={() => setRenamedID(profession.typeID)}
            >
              {text.rename}
            </Button>
            <Button
              variant="danger"
              square
              aria-label={text.removeLabel(profession.typeName)}
              onClick={() => onRemove(profession)}
            >
              <Icon shape={IconTrash} />
            </Button>
          </>
        )
      }
    />
  );
}
