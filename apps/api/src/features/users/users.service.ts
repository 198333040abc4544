import { pageSize, roleOfID } from '@piacter/contracts/core';
import type { ListedUser, UserKind, UserQuery } from '@piacter/contracts/users';
import type { Deps } from '../../deps.ts';
import { countUsers, selectUsers, type UserListRow } from './users.queries.ts';

const toListedUser = ({ userType, activatedAt, created, ...row }: UserListRow): ListedUser[] => {
  const role = roleOfID(userType);
  return role ? [{ ...row, role, activated: activatedAt ? 1 : 0, created: created.toISOString() }] : [];
};

/** The admin's lists of users. */
export const createUserService = ({ db }: Pick<Deps, 'db'>) => ({
  async search(kind: UserKind, query: UserQuery): Promise<{ data: ListedUser[]; totalPages: number }> {
    const [count, rows] = await Promise.all([countUsers(db, kind, query), selectUsers(db, kind, query)]);
    return { data: rows.flatMap(toListedUser), totalPages: Math.ceil(count / pageSize) };
  },
});

export type UserService = ReturnType<typeof createUserService>;
