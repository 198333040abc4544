import { Navigate, useParams } from 'react-router-dom';
import { advertiserPaths, loginThenBackTo, paths, type Role, roles } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { isID } from './address-ids.ts';

const advertisers: readonly Role[] = ['ingatlan_tulajdonos', 'szallasado', 'szakember'];

/**
 * /paypal/{packageID}/{orderID}: leads to the page in the area of whoever is signed in, where the side menu is theirs
 * (LAY-16); without a session to the login and back here.
 */
export function PaymentEntryPage() {
  const { packageID = '', orderID = '' } = useParams();
  const session = useSession();
  if (!isID(packageID) || !isID(orderID)) return <NotFoundPage />;
  if (session === null) return <Navigate replace to={loginThenBackTo(paths.payment(packageID, orderID))} />;
  const role = roles.find((one) => one === session.path && advertisers.includes(one));
  if (role === undefined) return <NotFoundPage />;
  return <Navigate replace to={advertiserPaths(role).payment(packageID, orderID)} />;
}
