import { getAdvertiserPages } from './advertiser-pages.tsx';

/** The area of owners. */
export const ownerPages = getAdvertiserPages('property', {
  list: () =>
    import('../../features/properties/own/own-properties-page.tsx').then((m) => m.OwnPropertiesPage),
  create: () => import('../../features/properties/form/new-property-page.tsx').then((m) => m.NewPropertyPage),
  edit: () => import('../../features/properties/form/edit-property-page.tsx').then((m) => m.EditPropertyPage),
});
