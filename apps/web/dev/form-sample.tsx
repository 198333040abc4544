import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Drawer } from '../src/ui/drawer.tsx';
import { Autocomplete } from '../src/ui/fields/autocomplete.tsx';
import { CheckboxField, SwitchField } from '../src/ui/fields/checkbox-field.tsx';
import { findFolded } from '../src/ui/fields/highlight.tsx';
import { MultiSelect } from '../src/ui/fields/multi-select.tsx';
import { NumberField, type NumberFieldValue } from '../src/ui/fields/number-field.tsx';
import { PasswordField } from '../src/ui/fields/password-field.tsx';
import { RadioGroup } from '../src/ui/fields/radio-group.tsx';
import { SelectField } from '../src/ui/fields/select-field.tsx';
import { Stepper } from '../src/ui/fields/stepper.tsx';
import { TextAreaField } from '../src/ui/fields/text-area-field.tsx';
import { TextField } from '../src/ui/fields/text-field.tsx';
import { Cell, FieldGrid, FormLayout, SaveBar } from '../src/ui/form/form-layout.tsx';
import { Panel } from '../src/ui/panel.tsx';
import { useTypedState } from './use-typed-state.ts';

const places = ['Győr', 'Győrújbarát', 'Debrecen', 'Pécs', 'Szeged', 'Szombathely'];
const kinds = ['Eladó', 'Kiadó', 'Csere', 'Eladó vagy cserélhető'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const suggest = (typed: string) => places.filter((place) => findFolded(place, typed) === 0);

function Filters() {
  const [open, setOpen] = useState(false);
  const kind = useTypedState('1');
  const from = useTypedState<NumberFieldValue>(45_000);
  const to = useTypedState<NumberFieldValue>('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Szűrők (2)</Button>
      <Drawer
        title="Szűrők"
        count={2}
        open={open}
        onClose={() => setOpen(false)}
        foot={<Button full>Keresés</Button>}
      >
        <RadioGroup label="Hirdetés típusa" hideLabel variant="segmented" options={kinds} {...kind} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
          <NumberField label="-tól" grouped allowEmpty {...from} />
          <NumberField label="-ig" grouped allowEmpty placeholder="bármennyi" {...to} />
        </div>
        <CheckboxField dense label="Lakás" checked count={14} onChange={() => undefined} />
        <CheckboxField dense label="Ház" onChange={() => undefined} />
      </Drawer>
    </>
  );
}

export function FormSample() {
  const [place, setPlace] = useState<string | null>(null);
  const [hidden, setHidden] = useState(false);
  const [types, setTypes] = useState<string[]>(['1', '3']);
  const textValue = useTypedState('Debrecen');
  const missing = useTypedState('');
  const select = useTypedState('1');
  const radio = useTypedState('1');
  const rent = useTypedState<NumberFieldValue>(185_000);
  const password = useTypedState('titkos');
  const area = useTypedState('Fürdőszoba teljes burkolása.');
  const days = useTypedState(3);
  return (
    <>
      <div style={{ maxWidth: 284, marginBottom: 24 }}>
        <Filters />
      </div>
      <Panel title="Hirdetés szerkesztése" sub="Kiadó lakás, Debrecen, Vincellér utca." flush>
        <FormLayout
          label="Az űrlap részei"
          current="cim"
          sections={[
            { id: 'cim', label: 'Cím és típus' },
            { id: 'ar', label: 'Ár', done: true },
          ]}
        >
          <FieldGrid id="cim" title="Cím és típus" sub="Kezdd el írni a címet, és válassz a listából.">
            <Cell span={2} half>
              <SelectField label="Hirdetés típusa" required options={kinds} {...select} />
            </Cell>
            <Cell span={2} half>
              <TextField label="Település" required {...textValue} />
            </Cell>
            <Cell span={2}>
              <TextField
                label="Házszám"
                name="houseNumber"
                required
                error="Add meg a házszámot!"
                {...missing}
              />
            </Cell>
            <Cell>
              <Autocomplete
                label="Cím keresése"
                icon={IconSearch}
                itemIcon={IconMapPin}
                load={suggest}
                getLabel={(item) => item}
                getKey={(item) => item}
                value={place}
                onChange={setPlace}
              />
            </Cell>
            <Cell>
              <CheckboxField
                label="A pontos cím ne látszódjon a hirdetésben"
                checked={hidden}
                onChange={setHidden}
              />
            </Cell>
          </FieldGrid>
          <FieldGrid id="ar">
            <Cell span={3}>
              <NumberField
                label="Bérleti díj"
                required
                unit="ezer Ft/hó"
                max={9_999_999}
                warning="Ezer forintban add meg! 185 000 Ft-hoz 185-öt írj."
                {...rent}
              />
            </Cell>
            <Cell span={3}>
              <PasswordField label="Jelszó" hint="Legalább 10 karakter." {...password} />
            </Cell>
            <Cell>
              <RadioGroup label="Hirdetés típusa" options={kinds} {...radio} />
            </Cell>
            <Cell span={3}>
              <MultiSelect label="Szállás típusa" options={kinds} value={types} onChange={setTypes} />
            </Cell>
            <Cell span={3}>
              <Stepper label="Várakozási idő" unit="nap" max={6} {...days} />
            </Cell>
            <Cell>
              <TextAreaField label="Leírás" required maxLength={500} {...area} />
            </Cell>
            <Cell span={3}>
              <TextField label="Nem írható" disabled {...textValue} />
            </Cell>
            <Cell span={3}>
              <SwitchField label="Kétlépcsős bejelentkezés" checked={hidden} onChange={setHidden} />
            </Cell>
          </FieldGrid>
        </FormLayout>
        <SaveBar unsaved status={<b>2 módosítás nincs mentve.</b>}>
          <Button variant="ghost">Elvetés</Button>
          <Button>Mentés</Button>
        </SaveBar>
      </Panel>
    </>
  );
}
