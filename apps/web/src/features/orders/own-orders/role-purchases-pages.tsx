import { hostPurchases, ownerPurchases, professionalPurchases } from './purchases-kinds.ts';
import { PurchasesPage } from './purchases-page.tsx';

/** /ingatlan_tulajdonos/csomag-vasarlasok (OWN-20). */
export const OwnerPurchasesPage = () => <PurchasesPage of={ownerPurchases} />;

/** /szallasado/csomag-vasarlasok (HOST-12). */
export const HostPurchasesPage = () => <PurchasesPage of={hostPurchases} />;

/** /szakember/csomag-vasarlasok (PRO-08). */
export const ProfessionalPurchasesPage = () => <PurchasesPage of={professionalPurchases} />;
