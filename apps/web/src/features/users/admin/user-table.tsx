import { nameFloor } from '@piacter/contracts/core/units';
import { adminPaths } from '@piacter/contracts/site/paths';
import type { ListedUser } from '@piacter/contracts/users';
import type { UserKind } from '@piacter/contracts/users/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../users.module.css';
import { text } from './text.ts';

/** The company's name, or the full name in Hungarian order; undefined before the profile is filled in. */
const findName = ({ firmName, lastName, firstName }: ListedUser, kind: UserKind): string | undefined =>
  (kind === 'firm' ? firmName : [lastName, firstName].filter(Boolean).join(' ')) || undefined;

/** How the admin tells a user from another: by name and address. */
export const describeUser = (user: ListedUser, kind: UserKind): string =>
  [findName(user, kind), user.email].filter(Boolean).join(', ');

/** '9021 Győr, Baross Gábor utca 12. 2. emelet 7. ajtó'; null without a settlement and a street. */
function formatAddress(user: ListedUser): string | null {
  const { postalCode, settlement, street, streetType, houseNumber, floorNumber, doorNumber } = user;
  const place = [postalCode, settlement].filter(Boolean).join(' ');
  const house = [street, street && streetType, houseNumber].filter(Boolean).join(' ');
  const inside = [floorNumber && nameFloor(floorNumber), doorNumber && text.door(doorNumber)];
  const line = [place, [house, ...inside].filter(Boolean).join(', ')].filter(Boolean).join(', ');
  const region = [user.countyRegion, user.countryName].filter(Boolean).join(', ');
  return [line, region].filter(Boolean).join(' · ') || null;
}

const small = (words: ReactNode) => words && <span className={styles.small}>{words}</span>;

const columnsFor = (kind: UserKind): readonly Column<ListedUser>[] => [
  {
    key: 'name',
    head: text.columns.name,
    card: 'name',
    cell: (user) => (
      <>
        <b>
          <Link to={adminPaths.user(user.userID)}>{findName(user, kind) ?? text.unnamed}</Link>
        </b>
        {kind === 'firm' && small(user.contactPerson && text.contactPerson(user.contactPerson))}
        {kind === 'firm' &&
          small(user.taxNumber && <span className={styles.date}>{text.taxNumber(user.taxNumber)}</span>)}
      </>
    ),
  },
  {
    key: 'contact',
    head: text.columns.contact,
    cell: ({ email, contactEmail, mobile, tel }) => (
      <>
        <span className={styles.email}>{email}</span>
        {small(contactEmail && contactEmail !== email ? text.contactEmail(contactEmail) : null)}
        {small(mobile)}
        {small(tel)}
      </>
    ),
  },
  { key: 'address', head: text.columns.address, cell: formatAddress },
  {
    key: 'created',
    head: text.columns.created,
    card: 'state',
    cell: ({ created, role, activated }) => (
      <>
        <span className={styles.date}>{formatDate(created)}</span>
        {small(text.roles[role])}
        {!activated && <Badge variant="bad">{text.filters.unconfirmed}</Badge>}
      </>
    ),
  },
];

type Props = {
  kind: UserKind;
  users: readonly ListedUser[];
  onRemove: (user: ListedUser) => void;
};

/** A page of users with the button that deletes one. */
export function UserTable({ kind, users, onRemove }: Props) {
  return (
    <DataTable
      label={text.list}
      columns={columnsFor(kind)}
      rows={users}
      getKey={({ userID }) => userID}
      actions={(user) => (
        <Button
          variant="danger"
          square
          aria-label={text.removeLabel(describeUser(user, kind))}
          onClick={() => onRemove(user)}
        >
          <Icon shape={IconTrash} />
        </Button>
      )}
    />
  );
}
