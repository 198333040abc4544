import {
  deleteAccount,
  deleteAccountByPost,
  deleteUser,
  getOwnDeletion,
  getUserDeletion,
  searchFirmUsers,
  searchIndividualUsers,
} from '@piacter/contracts/users';
import { type Call, type Implementation, implement } from '../../core/http/implement.ts';
import type { AccountService } from '../accounts/index.ts';
import type { UserDeletion } from './user-deletion.service.ts';
import type { UserService } from './users.service.ts';
import { text } from './users.text.ts';

type OwnDeletion = Pick<Call<typeof deleteAccount>, 'body' | 'session' | 'setRefreshCookie'>;

export const userRoutes = (
  users: UserService,
  deletion: UserDeletion,
  { credentials }: Pick<AccountService, 'credentials'>,
): Implementation[] => {
  const deleteOwn = async ({ body, session, setRefreshCookie }: OwnDeletion) => {
    await credentials.assertPassword(session, body.pass);
    await deletion.remove(session.userID, session.userID);
    setRefreshCookie(null);
    return { message: text.accountDeleted };
  };
  return [
    implement(searchFirmUsers, async ({ query }) => ({ message: await users.search('firm', query) })),
    implement(searchIndividualUsers, async ({ query }) => ({
      message: await users.search('individual', query),
    })),
    implement(getUserDeletion, async ({ params }) => ({ data: await deletion.summarize(params.id) })),
    // An advertiser may have hundreds of listings with pictures.
    implement(
      deleteUser,
      async ({ params, session }) => {
        await deletion.remove(params.id, session.userID);
        return { message: text.deleted };
      },
      { isSlow: true },
    ),
    implement(getOwnDeletion, async ({ session }) => ({ data: await deletion.summarize(session.userID) })),
    implement(deleteAccount, deleteOwn),
    implement(deleteAccountByPost, deleteOwn),
  ];
};
