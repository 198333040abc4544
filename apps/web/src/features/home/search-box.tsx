import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AskBox } from '../understanding/index.ts';
import styles from './home-page.module.css';
import { AccommodationSearchForm, ProfessionalSearchForm, PropertySearchForm } from './search-forms.tsx';
import { text } from './text.ts';

const forms = {
  professional: ProfessionalSearchForm,
  property: PropertySearchForm,
  accommodation: AccommodationSearchForm,
};
const tabs = [
  { key: 'professional', label: text.search.tabs.professional, icon: IconTool },
  { key: 'property', label: text.search.tabs.property, icon: IconHome },
  { key: 'accommodation', label: text.search.tabs.accommodation, icon: IconBed },
] as const;

/** The searches of the three listing kinds in tabs, initially that of properties (HOME-01). */
export function SearchBox() {
  const [tab, setTab] = useState<keyof typeof forms>('property');
  const Form = forms[tab];
  return (
    <div className={styles.searchBox}>
      <div className={styles.ask}>
        <AskBox />
      </div>
      <Tabs label={text.search.label} tabs={tabs} value={tab} onChange={setTab}>
        <Form />
      </Tabs>
    </div>
  );
}
