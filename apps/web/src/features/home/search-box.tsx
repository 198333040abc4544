import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { AccommodationForm } from './accommodation-form.tsx';
import styles from './home-page.module.css';
import { ProfessionalForm } from './professional-form.tsx';
import { PropertyForm } from './property-form.tsx';
import { text } from './text.ts';

const forms = {
  professional: ProfessionalForm,
  property: PropertyForm,
  accommodation: AccommodationForm,
};
const tabs = [
  { key: 'professional', label: text.search.tabs.professional, icon: IconTool },
  { key: 'property', label: text.search.tabs.property, icon: IconHome },
  { key: 'accommodation', label: text.search.tabs.accommodation, icon: IconBed },
] as const;

/** HOME-01: what to look for, in three tabs; the property search stands open. */
export function SearchBox() {
  const [tab, setTab] = useState<keyof typeof forms>('property');
  const Form = forms[tab];
  return (
    <div className={styles.searchBox}>
      <Tabs label={text.search.label} tabs={tabs} value={tab} onChange={setTab}>
        <Form />
      </Tabs>
    </div>
  );
}
