import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconDog from '@tabler/icons-react/dist/esm/icons/IconDog.mjs';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import IconFence from '@tabler/icons-react/dist/esm/icons/IconFence.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { dash, formatNumber } from '../lib/format.ts';
import styles from './facts.module.css';
import { Icon } from './icon.tsx';

/** Forints with a small unit ('Ft', 'Ft/hó', 'Ft/fő/éj'), or a dash without a price. Never wraps. */
export function Price({ amount, unit = 'Ft' }: { amount: number | null | undefined; unit?: string }) {
  if (amount === null || amount === undefined) return <>{dash}</>;
  return (
    <span className={styles.price}>
      {formatNumber(amount)} <small>{unit}</small>
    </span>
  );
}

const signs = {
  area: IconRuler2,
  site: IconFence,
  rooms: IconDoor,
  floor: IconBuilding,
  people: IconUsers,
  meals: IconToolsKitchen2,
  pets: IconDog,
  place: IconMapPin,
  callOut: IconCar,
  open: IconClock,
};

/** A key fact: `{ sign: 'area', text: '68 m²' }`. */
export type Fact = { sign: keyof typeof signs; text: string };

/** The key facts, each with its icon. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={`${fact.sign} ${fact.text}`}>
          <Icon shape={signs[fact.sign]} />
          {fact.text}
        </li>
      ))}
    </ul>
  );
}
