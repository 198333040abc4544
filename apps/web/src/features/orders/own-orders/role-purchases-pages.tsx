import { PurchasesPage } from './purchases-page.tsx';

/** /ingatlan_tulajdonos/csomag-vasarlasok (OWN-20). */
export const OwnerPurchasesPage = () => <PurchasesPage kind="property" />;

/** /szallasado/csomag-vasarlasok (HOST-12). */
export const HostPurchasesPage = () => <PurchasesPage kind="accommodation" />;

/** /szakember/csomag-vasarlasok (PRO-08). */
export const ProfessionalPurchasesPage = () => <PurchasesPage kind="service" />;
