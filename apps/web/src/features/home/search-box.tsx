import { type ListingKind, menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { searchFormText } from '../search/form/index.ts';
import { AskBox } from '../understanding/index.ts';
import { searchForms } from './home-kinds.tsx';
import styles from './home-page.module.css';

const tabs = menuKinds.map((kind) => ({
  key: kind,
  label: searchedByKind[kind],
  icon: searchForms[kind].icon,
}));

/** The searches of the kinds in tabs, initially that of properties (HOME-01). */
export function SearchBox() {
  const [tab, setTab] = useState<ListingKind>('property');
  const { Form } = searchForms[tab];
  return (
    <div className={styles.searchBox}>
      <div className={styles.ask}>
        <AskBox />
      </div>
      <Tabs label={searchFormText.label} tabs={tabs} value={tab} onChange={setTab}>
        <Form />
      </Tabs>
    </div>
  );
}
