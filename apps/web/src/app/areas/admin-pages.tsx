import { isRequestKind } from '@piacter/contracts/requests/values';
import { adminPaths, areaPath } from '@piacter/contracts/site/paths';
import { type RouteObject, useParams } from 'react-router-dom';
import { page, redirection } from '../route.tsx';
import { pagesOfRole } from './pages-of-roles.tsx';

const emailPages = () => import('../../features/emails/admin/email-pages.tsx');
const userPages = () => import('../../features/users/admin/users-page.tsx');

const allOrdersPages = () => import('../../features/orders/all-orders/all-orders-page.tsx');

/** An order with its invoices and refunds, and what happened to it. */
const loadOrder = async () => {
  const [{ EditOrderPage }, { OrderMoney }, { Timeline }] = await Promise.all([
    import('../../features/orders/all-orders/edit-order-page.tsx'),
    import('../../features/payments/invoices/index.ts'),
    import('../../features/oversight/timeline/index.tsx'),
  ]);
  return function Order() {
    const { orderID } = useParams();
    return (
      <>
        <EditOrderPage Money={OrderMoney} />
        {Number(orderID) > 0 && <Timeline entity="service_order" id={Number(orderID)} />}
      </>
    );
  };
};

/** A request, and what happened to it. */
const loadRequest = async () => {
  const [{ AdminRequestPage }, { Timeline }] = await Promise.all([
    import('../../features/requests/admin/request-page.tsx'),
    import('../../features/oversight/timeline/index.tsx'),
  ]);
  return function Request() {
    const { kind = '', requestID } = useParams();
    const id = Number(requestID);
    return (
      <>
        <AdminRequestPage />
        {isRequestKind(kind) && id > 0 && <Timeline entity={`${kind}_request`} id={id} />}
      </>
    );
  };
};

/** What was reported, of messages with their files. */
const loadReports = async () => {
  const [{ ReportsPage }, { ReportedFiles }] = await Promise.all([
    import('../../features/reports/admin/reports-page.tsx'),
    import('../../features/threads/files/reported-files.tsx'),
  ]);
  return () => <ReportsPage Files={ReportedFiles} />;
};

/** The area of the admin. */
export const adminPages: RouteObject[] = [
  redirection(areaPath('admin'), adminPaths.overview),
  page(adminPaths.overview, () =>
    import('../../features/statistics/site/site-overview-page.tsx').then((m) => m.SiteOverviewPage),
  ),
  ...pagesOfRole('admin'),
  page(adminPaths.professions, () =>
    import('../../features/professions/professions-page.tsx').then((m) => m.ProfessionsPage),
  ),
  page(adminPaths.packages, () =>
    import('../../features/packages/admin/admin-packages-page.tsx').then((m) => m.AdminPackagesPage),
  ),
  page(adminPaths.newPackage, () =>
    import('../../features/packages/admin/new-package-page.tsx').then((m) => m.NewPackagePage),
  ),
  page(adminPaths.orders, () => allOrdersPages().then((m) => m.FirmOrdersPage)),
  page(adminPaths.personOrders, () => allOrdersPages().then((m) => m.PersonOrdersPage)),
  page(adminPaths.order(), loadOrder),
  page(adminPaths.auditLog, () => import('../../features/audit/audit-page.tsx').then((m) => m.AuditPage)),
  page(adminPaths.package(), () =>
    import('../../features/packages/admin/edit-package-page.tsx').then((m) => m.EditPackagePage),
  ),
  page(adminPaths.contents, () =>
    import('../../features/pages/admin/contents-page.tsx').then((m) => m.ContentsPage),
  ),
  page(adminPaths.newContent, () =>
    import('../../features/pages/admin/new-content-page.tsx').then((m) => m.NewContentPage),
  ),
  page(adminPaths.content(), () =>
    import('../../features/pages/admin/edit-content-page.tsx').then((m) => m.EditContentPage),
  ),
  page(adminPaths.emails, () =>
    import('../../features/emails/admin/emails-page.tsx').then((m) => m.EmailsPage),
  ),
  page(adminPaths.newEmail, () => emailPages().then((m) => m.NewEmailPage)),
  page(adminPaths.email(), () => emailPages().then((m) => m.EditEmailPage)),
  page(adminPaths.mailQueue, () =>
    import('../../features/emails/admin/mail-queue-page.tsx').then((m) => m.MailQueuePage),
  ),
  page(adminPaths.firmUsers, () => userPages().then((m) => m.FirmUsersPage)),
  page(adminPaths.privateUsers, () => userPages().then((m) => m.IndividualUsersPage)),
  page(adminPaths.requests, () =>
    import('../../features/requests/admin/all-requests-page.tsx').then((m) => m.AllRequestsPage),
  ),
  page(adminPaths.request(), loadRequest),
  page(adminPaths.search, () =>
    import('../../features/oversight/admin-search-page.tsx').then((m) => m.AdminSearchPage),
  ),
  page(adminPaths.user(), () => import('../../features/oversight/user-page.tsx').then((m) => m.UserPage)),
  page(adminPaths.listings, () =>
    import('../../features/oversight/admin-listings-page.tsx').then((m) => m.AdminListingsPage),
  ),
  page(adminPaths.listing(), () =>
    import('../../features/oversight/listing-page.tsx').then((m) => m.AdminListingPage),
  ),
  page(adminPaths.reports, loadReports),
  page(adminPaths.ntak, () => import('../../features/ntak/ntak-page.tsx').then((m) => m.NtakPage)),
  page(adminPaths.seo, () => import('../../features/seo/admin/seo-page.tsx').then((m) => m.SeoListPage)),
  page(adminPaths.seoPage(), () =>
    import('../../features/seo/admin/seo-page.tsx').then((m) => m.SeoEditPage),
  ),
];
